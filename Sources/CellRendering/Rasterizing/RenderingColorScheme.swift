/// What the terminal's own colours count as where a colour has to be mixed with them.
///
/// A terminal does not tell its colours to everyone, so the embedder says what it knows.
package enum RenderingColorScheme: Hashable, Sendable {
  /// Black on white.
  case light
  /// White on black.
  case dark
}
