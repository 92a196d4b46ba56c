/// Initializers of the standard library's own types, of which there are so many that a wrong label
/// points to none of them.
extension Binder {
  /// Tells a call of such an initializer whose labels no initializer has; `nil` where one is meant.
  func tellStandardInitializer(
    _ candidates: [Callable],
    _ arguments: [CallArgument],
    knownLabels known: Set<String>,
    at nameSpan: SourceSpan
  ) -> (any BoundExpression)? {
    guard let entry = candidates.first?.entry, entry.kind == .initializer, let owner = entry.owner,
      let first = arguments.first, !arguments.contains(where: \.isTrailing)
    else { return nil }
    let isCollection = ["Array", "ArraySlice", "Set"].contains(owner)
    guard isCollection || Self.manyForms.contains(owner) else { return nil }
    let mistake = SceneMistake.noMatchingOverload("initializer")
    let labels = arguments.compactMap(\.label)
    let hasKnown = labels.contains(where: known.contains)
    if first.label != nil {
      // What only lacks, or stands beside a right label, is told by itself.
      if !hasKnown { return erroneous(mistake, at: nameSpan) }
      return isCollection && arguments.count > 1
        && !labels.dropFirst().contains(where: known.contains)
        ? erroneous(mistake, at: nameSpan) : nil
    }
    guard arguments.count > 1 else { return nil }
    if let label = arguments[1].label {
      let isFraction = ["CGFloat", "Double", "Float"].contains(owner)
      if isCollection || isFraction { return erroneous(mistake, at: nameSpan) }
      if known.contains(label) { return nil }
      if nearestName(to: label, among: known) != nil { return nil }
      return erroneous(.extraArgument(label), at: arguments[1].span)
    }
    let hasOneForm = ["Bool", "Int", "Optional", "UInt"].contains(owner)
    return hasOneForm ? nil : erroneous(mistake, at: nameSpan)
  }

  private static let manyForms: Set<String> = [
    "Bool", "CGFloat", "Double", "Float", "Int", "Optional", "String", "UInt",
  ]
}
