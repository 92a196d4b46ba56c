/// A part of a text that keeps the text's positions.
final class SubstringValue: Sendable {
  /// The part, which knows the whole.
  let part: Substring
  /// The position of its first character in the whole, in characters.
  let start: Int

  init(_ part: Substring, start: Int = 0) {
    self.part = part
    self.start = start
  }

  var end: Int { start + part.count }

  /// A part of this part.
  func cut(_ part: Substring) -> SceneValue {
    let passed = self.part.distance(from: self.part.startIndex, to: part.startIndex)
    return .substring(SubstringValue(part, start: start + passed))
  }

  /// Parts of this part, in their order.
  func cut(_ parts: [Substring]) -> [SceneValue] {
    var (place, position) = (part.startIndex, start)
    return parts.map { part in
      position += self.part.distance(from: place, to: part.startIndex)
      place = part.startIndex
      return .substring(SubstringValue(part, start: position))
    }
  }

  /// The same part where its text has become another one: it begins where it began.
  func changed(to text: String) -> SubstringValue {
    var changed = part
    changed.replaceSubrange(changed.startIndex..<changed.endIndex, with: text)
    return SubstringValue(changed, start: start)
  }
}

extension SceneValue {
  /// A text as a part of itself, or the part of a text that the value is.
  var textPart: SubstringValue {
    if case .substring(let part) = self { part } else { SubstringValue(text[...]) }
  }

  /// A part of a text as a text by itself; other values as they are.
  var wholeText: SceneValue {
    if case .substring(let value) = self { .string(String(value.part)) } else { self }
  }

  /// A position, or a range of positions, so many places further.
  ///
  /// What no number can tell is then at the end of all numbers, where no collection has a place.
  func moved(by distance: Int) -> SceneValue {
    func moved(_ position: Int) -> Int {
      let (sum, isTooMuch) = position.addingReportingOverflow(distance)
      return isTooMuch ? distance < 0 ? .min : .max : sum
    }
    switch self {
    case .int(let position): return .int(moved(position))
    case .range(let range):
      return .range(moved(range.lowerBound)..<moved(range.upperBound))
    case .closedRange(let range):
      return .closedRange(moved(range.lowerBound)...moved(range.upperBound))
    case .native(let box):
      guard let range = box.value as? PartialRangeValue else { return self }
      let moved = PartialRangeValue(bound: range.bound.moved(by: distance), kind: range.kind)
      return .native(NativeBox(moved, type: box.type))
    default: return self
    }
  }
}
