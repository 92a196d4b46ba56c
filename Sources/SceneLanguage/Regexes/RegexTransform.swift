/// What a program makes of a part that a regular expression captures.
///
/// Unchecked: made while a program runs, and used by that run alone.
struct RegexTransform: @unchecked Sendable {
  let make: SceneValue
  /// Whether there is no match where nothing is made.
  let mayFail: Bool
}

extension LibraryCall {
  /// A match as the program sees it; `nil` where it makes nothing of what is captured.
  ///
  /// - Throws: What the program throws while it makes something of a part.
  func match(
    _ found: RegexSearch.Found,
    of regex: RegexValue,
    in text: SubstringValue
  ) throws -> SceneValue? {
    let match = RegexMatchValue(found, of: regex, in: text)
    guard regex.transforms.contains(where: { $0 != nil }) else { return match.sceneValue }
    var parts = match.parts
    for (index, transform) in regex.transforms.enumerated() {
      guard let transform, found[index + 1] != nil else { continue }
      try evaluation.step(at: span)
      let made = try transform.make.call([parts[index + 1]])
      if transform.mayFail, case .null = made { return nil }
      parts[index + 1] = made
    }
    return RegexMatchValue(found, of: regex, in: text, made: parts).sceneValue
  }
}
