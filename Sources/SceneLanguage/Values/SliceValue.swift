/// A part of an array that keeps the array's positions.
struct SliceValue {
  var elements: [SceneValue]
  /// The position of the first element.
  var start: Int

  var end: Int { start + elements.count }

  /// The position in ``elements`` of a position of the array, or `nil` outside of the part.
  func offset(of position: Int) -> Int? {
    position >= start && position < end ? position - start : nil
  }
}
