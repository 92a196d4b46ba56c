/// The place of an alignment's key in ``LayoutTree/alignments``, built-in ones first.
package typealias AlignmentIndex = UInt16

extension AlignmentIndex {
  /// The built-in alignments, in the order of ``AlignmentKey/Builtin``.
  static let builtins: [AlignmentKey] = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key, VerticalAlignment.top.key, VerticalAlignment.center.key,
    VerticalAlignment.bottom.key, VerticalAlignment.firstTextBaseline.key,
    VerticalAlignment.lastTextBaseline.key,
  ]

  static var firstTextBaseline: AlignmentIndex { 6 }
  static var lastTextBaseline: AlignmentIndex { 7 }

  /// Whether the alignment is one of the engine's own.
  var isBuiltin: Bool { self < 8 }

  /// Whether a container takes over its children's guide: edges and centres are always its own.
  var mergesInContainers: Bool { self >= .firstTextBaseline }

  /// Where a view of the given size has a built-in guide that it does not set itself, in points.
  @inline(__always)
  func plainGuide(in size: CGSize) -> Double {
    switch self {
    case 0, 3: 0
    case 1: size.width / 2
    case 2: size.width
    case 4: size.height / 2
    default: size.height
    }
  }
}

extension Double {
  /// The number itself, zero for NaN: what a scene's own function computes may be anything.
  var orZero: Double { isNaN ? 0 : self }
}
