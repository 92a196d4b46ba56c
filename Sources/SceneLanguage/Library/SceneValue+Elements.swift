internal import Diptych

extension SceneValue {
  /// What a loop over the value gets, or `nil` when there is no looping over it.
  var elements: [SceneValue]? {
    switch self {
    case .array(let elements): elements
    case .slice(let slice): slice.elements
    case .set(let value): value.elements
    case .dictionary(let value): value.pairs.map { .tuple([$0.key, $0.value]) }
    case .range, .closedRange: wholeNumbers?.elements
    case .string(let text): text.map { .character($0) }
    case .substring(let value): value.part.map { .character($0) }
    case .binding(let binding): binding.elements
    // An object is no collection; to find that by casting it has the Swift runtime search.
    case .native(let box) where box.object == nil:
      (box.value as? LayoutSubviews)?.map(\.sceneValue)
        ?? (box.value as? SubviewsCollection)?.map(\.sceneValue)
        ?? (box.value as? IndexSet)?.places.map { .int($0) }
    default: nil
    }
  }

  /// An element of a value that makes its elements only when it is asked for them; `nil` for other
  /// values, and where there is no such element.
  ///
  /// Loops ask for one after the other, and to make all of them for each would take too long.
  func madeElement(at position: Int) -> SceneValue? {
    switch self {
    case .binding(let binding): return binding.element(at: position)
    case .native(let box) where box.object == nil:
      if let subviews = box.value as? LayoutSubviews {
        return subviews.indices.contains(position) ? subviews[position].sceneValue : nil
      }
      guard let subviews = box.value as? SubviewsCollection, subviews.indices.contains(position)
      else { return nil }
      return subviews[position].sceneValue
    default: return nil
    }
  }
}

/// The numbers of a range of whole ones, of which there may be more than an `Int` counts.
struct WholeNumberRange {
  let first: Int
  /// How many there are; `nil` where an `Int` does not tell.
  let count: Int?

  /// As values, unless there are so many that they must be asked for one after the other.
  fileprivate var elements: [SceneValue]? {
    guard let count, count <= 10_000_000 else { return nil }
    return (0..<count).map { .int(first + $0) }
  }
}

extension SceneValue {
  /// The numbers of a range of whole ones; `nil` for other values.
  var wholeNumbers: WholeNumberRange? {
    switch self {
    case .range(let range):
      let (count, isTooMuch) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      return WholeNumberRange(first: range.lowerBound, count: isTooMuch ? nil : count)
    case .closedRange(let range):
      let (last, isTooFar) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      let (count, isTooMuch) = last.addingReportingOverflow(1)
      return WholeNumberRange(first: range.lowerBound, count: isTooFar || isTooMuch ? nil : count)
    default: return nil
    }
  }
}

extension SceneBinding {
  /// The bindings to the elements of an array; `nil` where it leads to anything else.
  var elements: [SceneValue]? {
    guard case .array(let elements)? = try? get() else { return nil }
    return elements.enumerated().map { index, element in .binding(binding(to: element, at: index)) }
  }

  /// The binding to the element of an array at a position; `nil` where there is none.
  func element(at position: Int) -> SceneValue? {
    guard case .array(let elements)? = try? get(), elements.indices.contains(position) else {
      return nil
    }
    return .binding(binding(to: elements[position], at: position))
  }

  /// The binding to an element, which keeps its last value where the array has become shorter.
  private func binding(to element: SceneValue, at index: Int) -> SceneBinding {
    SceneBinding(
      get: { [get] in
        guard case .array(let elements) = try get(), index < elements.count else { return element }
        return elements[index]
      },
      set: { [get, set] value in
        guard case .array(var elements) = try get(), index < elements.count else { return }
        elements[index] = value
        try set(.array(elements))
      }
    )
  }
}
