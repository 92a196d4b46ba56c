extension SceneValue {
  /// The element at a position, or the elements in a range of positions.
  func element(at index: SceneValue) throws -> SceneValue {
    if case .slice(let slice) = self, case .int(let position) = index {
      guard let offset = slice.offset(of: position) else { throw outOfRange(position) }
      return slice.elements[offset]
    }
    // The positions in a range are the numbers themselves.
    if case .range(let range) = self {
      guard case .int(let position) = index else { return .range(try positions(in: index)) }
      guard range.contains(position) else { throw outOfRange(position) }
      return index
    }
    if let text = ownTextPart {
      let part = text.part
      if case .int(let position) = index {
        guard position >= text.start, let character = part.dropFirst(position - text.start).first
        else { throw outOfRange(position) }
        return .character(character)
      }
      let range = try positions(in: index)
      let first = part.index(part.startIndex, offsetBy: range.lowerBound - text.start)
      let end = part.index(first, offsetBy: range.count)
      return .substring(SubstringValue(part[first..<end], start: range.lowerBound))
    }
    if case .int(let position) = index, let element = madeElement(at: position) { return element }
    guard let elements else { throw SceneStop(.notSubscriptable("\(type)")) }
    if case .int(let position) = index {
      guard elements.indices.contains(position) else { throw outOfRange(position) }
      return elements[position]
    }
    let range = try positions(in: index)
    let offset = firstPlace
    let part = Array(elements[(range.lowerBound - offset)..<(range.upperBound - offset)])
    return .slice(SliceValue(elements: part, start: range.lowerBound))
  }

  /// Lets `change` work on an element, or on the elements in a range of positions.
  mutating func changeElement(
    at index: SceneValue,
    _ fallback: SceneValue?,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    // What is changed is held by a variable alone while that happens, or all of it would be copied.
    // A `switch` holds what it is about to its end: it is asked for the kind only.
    switch changeableKind {
    case .array: try changeArray(at: index, change)
    case .slice: try changeSlice(at: index, change)
    case .dictionary: try changeDictionary(at: index, fallback, change)
    case nil: throw SceneStop(.assignToValue)
    }
  }

  /// Values with elements that can be changed in their places.
  private enum ChangeableKind {
    case array, slice, dictionary
  }

  private var changeableKind: ChangeableKind? {
    switch self {
    case .array: .array
    case .slice: .slice
    case .dictionary: .dictionary
    default: nil
    }
  }

  private mutating func changeArray(
    at index: SceneValue,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    guard case .int(let position) = index else { return try changePart(at: index, change) }
    guard case .array(var elements) = self else { return }
    self = .absent
    defer { self = .array(elements) }
    guard elements.indices.contains(position) else {
      throw SceneStop(.indexOutOfRange(position, count: elements.count))
    }
    try change(&elements[position])
  }

  private mutating func changePart(
    at index: SceneValue,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    let range = try positions(in: index)
    guard case .array(var elements) = self else { return }
    self = .absent
    defer { self = .array(elements) }
    var part = SceneValue.slice(
      SliceValue(elements: Array(elements[range]), start: range.lowerBound)
    )
    try change(&part)
    elements.replaceSubrange(range, with: part.elements ?? [])
  }

  private mutating func changeSlice(
    at index: SceneValue,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    guard case .slice(var slice) = self, case .int(let position) = index else {
      throw SceneStop(.assignToValue)
    }
    guard let offset = slice.offset(of: position) else { throw outOfRange(position) }
    self = .absent
    defer { self = .slice(slice) }
    try change(&slice.elements[offset])
  }

  private mutating func changeDictionary(
    at key: SceneValue,
    _ fallback: SceneValue?,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    guard case .dictionary(var dictionary) = self else { return }
    self = .absent
    defer { self = .dictionary(dictionary) }
    var value = dictionary[key]?.wrappedInOptional ?? fallback ?? .null
    if fallback != nil { value = dictionary[key] ?? value }
    if value.hasManyParts, dictionary[key] != nil { dictionary[key] = .absent }
    defer { dictionary[key] = fallback == nil ? value.unwrapped : value }
    try change(&value)
  }

  /// Whether copies of the value are long.
  private var hasManyParts: Bool {
    switch self {
    case .array, .slice, .dictionary, .set, .string, .structure: true
    default: false
    }
  }

  /// The text or the part of one that this is; `nil` for other values.
  private var ownTextPart: SubstringValue? {
    switch self {
    case .string, .substring: textPart
    default: nil
    }
  }

  /// The position behind the last element.
  private var endPosition: Int {
    switch self {
    case .slice(let slice): slice.end
    case .substring(let value): value.end
    case .string(let text): text.count
    case .range(let range): range.upperBound
    default: elements?.count ?? 0
    }
  }

  /// The positions of a range, which must lie inside.
  func positions(in index: SceneValue) throws -> Range<Int> {
    let range: Range<Int>
    switch index {
    case .range(let given): range = given
    case .closedRange(let given):
      guard given.upperBound < .max else { throw outOfRange(given.upperBound) }
      range = Range(given)
    case .native(let box):
      guard let partial = box.value as? PartialRangeValue else {
        throw SceneStop(.notSubscriptable("\(type)"))
      }
      range = try partial.positions(from: firstPlace, to: endPosition)
    default: throw SceneStop(.valueMismatch("\(index.type)", expected: "Int"))
    }
    guard range.lowerBound >= firstPlace else { throw outOfRange(range.lowerBound) }
    guard range.upperBound <= endPosition else { throw outOfRange(range.upperBound) }
    return range
  }

  private func outOfRange(_ position: Int) -> SceneStop {
    SceneStop(.indexOutOfRange(position, count: elements?.count ?? 0))
  }
}
