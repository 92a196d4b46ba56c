/// What layout and drawing need to know of a shape.
struct ShapeForm {
  /// How the shape answers proposals.
  enum Slot {
    /// Takes what it is offered.
    case flexible
    /// Takes the largest square in what it is offered.
    case square
    /// Answers itself.
    case answering((ProposedViewSize) -> CGSize)
  }

  /// What people call the shape.
  var name: String
  var slot = Slot.flexible
  /// The outline where drawing knows it without a path, the same in both directions.
  var outline: ShapeOutline?
  /// The outline in a rectangle, before any line along it.
  var path: (CGRect) -> Path
  var behavior = LayoutDirectionBehavior.mirrors
  /// How the line along the outline is drawn; `nil` for the inside of the outline.
  var stroke: StrokeStyle?
  /// Whether inside is what a ray crosses an odd number of times.
  var isEOFilled = false
}

/// A shape of the vocabulary, which tells more of itself than its path.
protocol FormedShape: Shape {
  var form: ShapeForm { get }
}

extension Shape {
  /// The form of any shape.
  var resolvedForm: ShapeForm {
    if let formed = self as? any FormedShape { return formed.form }
    return ShapeForm(
      name: Self.elementName,
      slot: .answering(sizeThatFits),
      path: path(in:),
      behavior: layoutDirectionBehavior
    )
  }

  /// The name of the type without what it is generic over.
  static var elementName: String { String("\(Self.self)".prefix { $0 != "<" }) }
}

extension ShapeForm {
  /// The form with another path and no other knowledge of the outline.
  func replacingPath(_ path: @escaping (CGRect) -> Path) -> ShapeForm {
    var form = self
    form.outline = nil
    form.path = path
    return form
  }

  /// The form with its inside told by a style.
  func filled(_ style: FillStyle) -> ShapeForm {
    var form = self
    form.isEOFilled = style.isEOFilled
    return form
  }

  /// The rule by which the shape answers proposals.
  func rule(in tree: inout LayoutTree) -> LayoutRule {
    switch slot {
    case .flexible: return .flexible
    case .square: return .square
    case .answering(let answer):
      return tree.rule { proposal in
        let size = answer(proposal)
        return CGSize(width: max(0, size.width), height: max(0, size.height))
      }
    }
  }

  /// The outline in a frame of a size in points, physical.
  func outline(in size: CGSize, _ direction: LayoutDirection) -> ShapeOutline {
    if let outline { return outline }
    guard size.width.isFinite, size.height.isFinite else { return .path(Path()) }
    let path = path(CGRect(origin: .zero, size: size))
    return .path(
      behavior.isMirrored(in: direction) ? path.mirrored(width: size.width) : path,
      isEOFilled: isEOFilled
    )
  }

  /// The drawing of the shape in a paint.
  func drawing(_ paint: Paint) -> DrawingSource {
    if let outline { return .fixed(drawing(of: outline, paint)) }
    return .sized { size, direction in
      drawing(of: self.outline(in: size, direction), paint)
    }
  }

  private func drawing(of outline: ShapeOutline, _ paint: Paint) -> Drawing {
    guard let stroke else { return .shape(outline, fill: paint, stroke: nil) }
    let line = Stroke(paint: paint, style: stroke)
    return .shape(outline, fill: nil, stroke: line)
  }
}
