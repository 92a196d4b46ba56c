extension IntLiteral {
  /// Whether only numbers with fractions have a member of this name: `10.truncatingRemainder(…)`.
  ///
  /// A literal takes the type that has what follows it.
  func isOfFractions(for name: String, in binder: Binder) -> Bool {
    guard type == .int, binder.members(name, of: .int).isEmpty else { return false }
    let found = binder.members(name, of: .double)
    // What only `CGFloat` has is none of a literal's own.
    return !found.entries.isEmpty
      || found.declared.contains { $0.scope?.selfType != .named("CGFloat") }
  }

  /// The same number where one with a fraction may stand.
  var asFraction: DoubleLiteral { DoubleLiteral(value: Double(value), span: span, type: .double) }
}
