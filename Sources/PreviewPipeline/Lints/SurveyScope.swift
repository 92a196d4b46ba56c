internal import LayoutEngine

/// What the views around a view do to it, as lints see it.
struct SurveyScope {
  /// The index behind the last node in the scope.
  var end: Int
  var element: PlacedElement?
  var elementNode = -1
  /// What the clips around leave, in points.
  var clip: CGRect?
  var isHidden = false
  var scrollingNode: Int?
  var isTransformed = false
  var isMirrored = false

  mutating func take(_ effect: DrawingEffect, of frame: CGRect) {
    switch effect {
    case .opacity(let factor): if factor <= 0 { isHidden = true }
    case .hidden: isHidden = true
    case .clip, .mask: clip = clip.map { $0.intersection(frame) } ?? frame
    case .rotation(let angle, _): if angle.radians != 0 { isTransformed = true }
    case .scale(let x, let y, _):
      if x < 0 { isMirrored.toggle() }
      if abs(x) != 1 || y != 1 { isTransformed = true }
    case .transform(let map, _):
      if map.a * map.d < map.b * map.c { isMirrored.toggle() }
      if !map.isIdentity { isTransformed = true }
    }
  }
}

extension CGRect {
  /// How much of a point counts as nothing.
  static let tolerance = 0.5

  /// Whether another rectangle lies inside this one, but for half a point.
  func covers(_ other: CGRect) -> Bool {
    insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(other)
  }
}

extension Drawing {
  /// Whether anything of it can be seen.
  var isVisible: Bool {
    switch self {
    case .text(let text): text.runs.contains { !$0.string.isEmpty && $0.paint.opacity > 0 }
    case .symbol(_, let paint): paint.opacity > 0
    case .shape(_, let fill, let stroke):
      (fill?.opacity ?? 0) > 0 || (stroke?.paint.opacity ?? 0) > 0
    case .border(let paint, let width): paint.opacity > 0 && width > 0
    }
  }
}
