/// Who puts bidirectional text into its visual order.
package enum TextOrder: Hashable, Sendable {
  /// The renderer does: cells come in visual order, for a terminal in explicit mode.
  case visual
  /// The terminal does, on its own account: cells come in logical order, letters unjoined.
  case terminalReorders
}
