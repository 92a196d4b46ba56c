internal import LayoutEngine

/// The elements of a view, each of which can stand in a place of its own.
///
/// Behaves as SwiftUI's `SubviewsCollection`. As a view it is all of its elements in a row.
public struct SubviewsCollection: RandomAccessCollection {
  let source: SubviewSource
  /// The elements' positions among all those of the view.
  let positions: Range<Int>

  /// The position of the first element.
  public var startIndex: Int { 0 }
  /// The position behind the last element.
  public var endIndex: Int { positions.count }

  /// The element at a position.
  public subscript(index: Int) -> Subview {
    precondition(indices.contains(index), "There is no subview \(index).")
    return Subview(source: source, position: positions.lowerBound + index)
  }

  /// The elements in a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

extension SubviewsCollection: PrimitiveView {
  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    source.lower(positions, into: &tree, in: scope)
  }
}

/// Some elements of a view that follow each other.
///
/// Behaves as SwiftUI's `SubviewsCollectionSlice`: its positions are those of the whole collection.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let base: SubviewsCollection
  let bounds: Range<Int>

  /// The position of the first element.
  public var startIndex: Int { bounds.lowerBound }
  /// The position behind the last element.
  public var endIndex: Int { bounds.upperBound }

  /// The element at a position.
  public subscript(index: Int) -> Subview { base[index] }

  /// The elements in a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: PrimitiveView {
  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let first = base.positions.lowerBound
    let positions = first + bounds.lowerBound..<first + bounds.upperBound
    base.source.lower(positions, into: &tree, in: scope)
  }
}
