/// A colour of a cell while it is painted: one of the terminal's own, or a fixed one.
enum Pigment: Hashable, Sendable {
  /// The terminal's background.
  case paper
  /// The terminal's foreground.
  case primary
  /// A colour of the sRGB space.
  case rgb(UInt8, UInt8, UInt8)
}
