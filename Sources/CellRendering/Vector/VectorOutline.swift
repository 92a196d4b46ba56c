internal import LayoutEngine

/// An outline as an element of SVG.
struct VectorOutline {
  private let geometry: OutlineGeometry

  init(_ geometry: OutlineGeometry) {
    self.geometry = geometry
  }

  func element(_ attributes: [(String, String)]) -> String {
    let name: String
    var own: [(String, Double)]
    switch geometry {
    case .roundedRectangle(let frame, let corner):
      name = "rect"
      own = [
        ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
      ]
      if corner.width > 0, corner.height > 0 {
        own += [("rx", corner.width), ("ry", corner.height)]
      }
    case .ellipse(let frame):
      name = "ellipse"
      own = [
        ("cx", frame.midX), ("cy", frame.midY), ("rx", frame.width / 2), ("ry", frame.height / 2),
      ]
    case .path(let path, let frame, let isEOFilled):
      let data = path.elements.map { $0.vectorText(from: frame.origin) }.joined(separator: " ")
      // The first names the rule for what is painted, the second for what clips.
      let rule = ["fill-rule", "clip-rule"].map { ($0, "evenodd") }
      let all = attributes + (isEOFilled ? rule : [])
      return "<path d=\"\(data)\"\(VectorText.attributes(all))/>"
    }
    let numbers = own.map { ($0, VectorText.number($1)) }
    return "<\(name)\(VectorText.attributes(numbers + attributes))/>"
  }
}

extension Path.Element {
  /// A command of the `d` attribute, in the coordinates of the canvas.
  fileprivate func vectorText(from origin: CGPoint) -> String {
    func text(_ points: CGPoint...) -> String {
      points.map {
        "\(VectorText.number($0.x + origin.x)) \(VectorText.number($0.y + origin.y))"
      }.joined(separator: " ")
    }
    return switch self {
    case .move(let point): "M\(text(point))"
    case .line(let point): "L\(text(point))"
    case .quadCurve(let point, let control): "Q\(text(control, point))"
    case .curve(let point, let first, let second): "C\(text(first, second, point))"
    case .closeSubpath: "Z"
    }
  }
}
