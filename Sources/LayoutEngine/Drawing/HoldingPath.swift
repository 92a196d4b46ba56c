/// What is drawn, whose paths may have any number of elements.
protocol HoldingPath {
  /// How many elements the path has; 0 where there is none.
  var pathElements: Int { get }
}

extension Drawing: HoldingPath {
  var pathElements: Int {
    if case .shape(let outline, _, _) = self { outline.pathElements } else { 0 }
  }
}

extension DrawingEffect: HoldingPath {
  var pathElements: Int {
    switch self {
    case .clip(let outline), .mask(let outline, glyphs: _): outline.pathElements
    default: 0
    }
  }
}

extension ShapeOutline: HoldingPath {
  var pathElements: Int {
    switch self {
    case .path(let path, _): path.elements.count
    case .inset(let outline, _): outline.pathElements
    case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse: 0
    }
  }
}
