extension String {
  /// A message in which each `'Name' (aka 'Type'` has its last parenthesis.
  ///
  /// The description of a type stands between quotation marks of the message, so that it can open
  /// the parenthesis and not close it.
  ///
  /// - Complexity: O(*n*) in the length.
  var closingAliases: String {
    let opening = "(aka '"
    guard contains(opening) else { return self }
    var result = ""
    for (index, part) in split(separator: opening, omittingEmptySubsequences: false).enumerated() {
      guard index > 0 else {
        result += part
        continue
      }
      result += opening
      guard let end = part.firstIndex(of: "'") else {
        result += part
        continue
      }
      let rest = part[part.index(after: end)...]
      result += part[...end] + (rest.hasPrefix(")") ? "" : ")") + rest
    }
    return result
  }
}
