/// What the names in a pattern mean, where that is written as an expression.
struct PatternNames {
  /// Whether a bare name declares a variable: what stands around it says `let` or `var`.
  let declares: Bool
  /// Whether the variables may be changed, as behind `var`.
  let areMutable: Bool
}
