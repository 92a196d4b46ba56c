extension LibraryCall {
  /// Where a text, or a regular expression, occurs in a part of another text, with what is captured.
  ///
  /// - Throws: A stop for an option that is not supported.
  func ranges(
    of wanted: String,
    in part: ArraySlice<Character>,
    _ options: CompareOptions,
    atMost limit: Int = .max
  ) throws -> [RegexSearch.Found] {
    guard options.contains(.regularExpression) else {
      return limit == 1
        ? try options.range(of: wanted, in: part).map { [[$0]] } ?? []
        : try options.ranges(of: wanted, in: part).map { [$0] }
    }
    let (evaluation, span) = (evaluation, span)
    let reading = RegexOptions(ignoresCase: options.contains(.caseInsensitive))
    // One that is written wrong is found nowhere.
    guard let regex = try? RegexValue(wanted, isLiteral: false, options: reading) else {
      return []
    }
    var search = RegexSearch(regex.pattern, in: Array(part)) { try evaluation.step(at: span) }
    return try search.all(atMost: limit).map { found in
      found.map { range in
        range.map { ($0.lowerBound + part.startIndex)..<($0.upperBound + part.startIndex) }
      }
    }
  }
}

extension String {
  /// A template with what was captured in the places of `$0`, `$1`, and so on.
  func filled(with found: RegexSearch.Found, _ characters: [Character]) -> String {
    var result = ""
    var rest = self[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if character == "$", let number = rest.first?.wholeNumberValue {
        rest.removeFirst()
        if number < found.count, let range = found[number] { result += String(characters[range]) }
      } else {
        result.append(character)
      }
    }
    return result
  }
}
