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

extension LibraryCall {
  /// A text with something else wherever something was found.
  ///
  /// - Throws: A stop where what is put in is too long, and what `make` throws.
  func replacing(
    _ found: [RegexSearch.Found],
    in text: [Character],
    by make: (RegexSearch.Found) throws -> String
  ) throws -> String {
    var (result, place) = ("", 0)
    for found in found {
      guard let range = found[0] else { continue }
      let new = try make(found)
      try evaluation.charge(elements: new.utf8.count)
      result += String(text[place..<range.lowerBound]) + new
      place = range.upperBound
    }
    return result + String(text[place...])
  }

  /// The receiver cut at ranges of its characters, so often at most as the second argument says,
  /// and with empty parts where the third one says so.
  func split(at separators: [Range<Int>]) throws -> SceneValue {
    let text = receiver.textPart
    let most = try count(1, of: .splits, default: .max)
    let omitsEmpty = Bool.read(arguments[2]) ?? true
    var (parts, place, start): ([Substring], Int, String.Index) = ([], 0, text.part.startIndex)
    for range in separators where parts.count < most {
      let end = text.part.index(start, offsetBy: range.lowerBound - place)
      if end > start || !omitsEmpty { parts.append(text.part[start..<end]) }
      start = text.part.index(end, offsetBy: range.count)
      place = range.upperBound
    }
    let last = text.part[start...]
    if !last.isEmpty || !omitsEmpty { parts.append(last) }
    return try array(text.cut(parts))
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
