package import LayoutEngine

/// A placed tree as elements of SVG (W3C SVG 1.1), in points, with nothing rounded to cells.
///
/// Colours that the reader's scheme decides are classes: `primary`, `secondary`, `background` and
/// `accent` fill, the same with `-line` stroke and with `-stop` are a gradient's. ``style`` tells
/// them in both schemes.
package struct VectorPicture: Sendable {
  /// The elements, a line for each.
  package private(set) var text = ""
  /// What keeps the names of clips apart in one document.
  private let prefix: String
  /// The number of gradients so far.
  private var gradients = 0

  /// Draws a tree.
  ///
  /// - Parameters:
  ///   - tree: The views; paths and texts are drawn in the coordinates of its canvas.
  ///   - prefix: What the names of clips begin with, another one for each picture in a document.
  package init(_ tree: PlacedTree, prefix: String) {
    self.prefix = prefix
    let list = DrawList(tree)
    for (index, clip) in list.clips.enumerated() { add(clip, index) }
    for operation in list.operations { add(operation) }
  }

  /// The colours of both schemes, for a `style` element.
  package static let style = """
    .primary{fill:#000}.secondary{fill:#3c3c4399}.background{fill:#fff}.accent{fill:#007aff}
    .primary-line{stroke:#000}.secondary-line{stroke:#3c3c4399}
    .background-line{stroke:#fff}.accent-line{stroke:#007aff}
    .primary-stop{stop-color:#000}.secondary-stop{stop-color:#8a8a8e}
    .background-stop{stop-color:#fff}.accent-stop{stop-color:#007aff}
    path,rect{stroke-miterlimit:10}
    .canvas{fill:#fff;stroke:#8e8e93;stroke-width:.5}.view{fill:none;pointer-events:all}
    .view:hover{stroke:#ff2d55;stroke-width:1}
    text{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px;white-space:pre}
    .caption{fill:#6e6e73;font-family:system-ui,sans-serif;font-size:12px}
    @media (prefers-color-scheme:dark){
    .primary{fill:#fff}.secondary{fill:#ebebf599}.background{fill:#000}.accent{fill:#0a84ff}
    .primary-line{stroke:#fff}.secondary-line{stroke:#ebebf599}
    .background-line{stroke:#000}.accent-line{stroke:#0a84ff}
    .primary-stop{stop-color:#fff}.secondary-stop{stop-color:#98989f}
    .background-stop{stop-color:#000}.accent-stop{stop-color:#0a84ff}
    .canvas{fill:#000}.caption{fill:#98989d}}
    """

  private mutating func add(_ clip: DrawClip, _ index: Int) {
    var attributes = [("id", "\(prefix)\(index)")]
    if let parent = clip.parent { attributes.append(("clip-path", "url(#\(prefix)\(parent))")) }
    let outline =
      OutlineGeometry(clip.outline, in: clip.frame).map { geometry in
        VectorOutline(geometry).element([("transform", clip.transform.vectorText)])
      } ?? ""
    let glyphs = clip.glyphs.map(Self.glyphs).joined()
    text += "<clipPath\(VectorText.attributes(attributes))>\(outline)\(glyphs)</clipPath>\n"
  }

  /// The elements of a text or a symbol, whose paint does not matter.
  private static func glyphs(of operation: DrawOperation) -> String {
    let attributes = [("transform", operation.transform.vectorText)]
    switch operation.content {
    case .text(let text, let direction):
      return VectorLines(
        text,
        direction,
        frame: operation.frame,
        fills: text.runs.map { _ in [] }
      ).elements(attributes)
    case .symbol(let symbol, _, _):
      return VectorLines.glyph(symbol, [], frame: operation.frame, attributes)
    default:
      return ""
    }
  }

  /// Adds a paint's gradient.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - frame: What the gradient extends over, in points.
  ///   - area: All that is painted, in points.
  /// - Returns: Its name; `nil` where the paint is the same everywhere.
  private mutating func gradient(
    of paint: Paint,
    in frame: CGRect,
    covering area: CGRect
  ) -> String? {
    let name = "\(prefix)g\(gradients)"
    guard let gradient = paint.gradient,
      let element = VectorGradient(gradient, in: frame, covering: area).element(named: name)
    else { return nil }
    gradients += 1
    text += element + "\n"
    return "url(#\(name))"
  }

  /// The attributes of an area in a paint.
  private mutating func fill(
    _ paint: Paint,
    in frame: CGRect,
    covering area: CGRect? = nil
  ) -> [(String, String)] {
    gradient(of: paint, in: frame, covering: area ?? frame).map { [("fill", $0)] }
      ?? paint.vectorFill
  }

  /// The attributes of a line in a paint.
  private mutating func line(
    _ paint: Paint,
    width: CGFloat,
    in frame: CGRect,
    covering area: CGRect
  ) -> [(String, String)] {
    let area = area.insetBy(dx: -width, dy: -width)
    return paint.vectorLine(
      width: width,
      gradient: gradient(of: paint, in: frame, covering: area)
    )
  }

  private mutating func add(_ operation: DrawOperation) {
    guard operation.frame.isDrawable else { return }
    var attributes: [(String, String)] = [("transform", operation.transform.vectorText)]
    if operation.opacity < 1 {
      attributes.append(("opacity", VectorText.number(operation.opacity)))
    }
    var element = ""
    switch operation.content {
    case .fill(let outline, let paint):
      guard paint.opacity > 0, let geometry = OutlineGeometry(outline, in: operation.frame) else {
        return
      }
      element = VectorOutline(geometry)
        .element(attributes + fill(paint, in: operation.frame, covering: geometry.bounds))
    case .stroke(let outline, let stroke):
      guard let geometry = OutlineGeometry(outline, in: operation.frame) else { return }
      let line = line(
        stroke.paint,
        width: stroke.width,
        in: operation.frame,
        covering: geometry.bounds
      )
      element = VectorOutline(geometry)
        .element(attributes + line + stroke.style.vectorAttributes)
    case .border(let paint, let width):
      // The line runs along the inside of the frame: its middle is half its width further in.
      let inner = operation.frame.insetBy(dx: width / 2, dy: width / 2)
      guard inner.size.width >= 0, inner.size.height >= 0 else { return }
      element = VectorOutline(.roundedRectangle(inner, corner: .zero))
        .element(
          attributes + line(paint, width: width, in: operation.frame, covering: operation.frame)
        )
    case .text(let text, let direction):
      let fills = text.runs.map { fill($0.paint, in: operation.frame) }
      element = VectorLines(text, direction, frame: operation.frame, fills: fills)
        .elements(attributes)
    case .symbol(let symbol, let paint, _):
      let frame = operation.frame
      element = VectorLines.glyph(symbol, fill(paint, in: frame), frame: frame, attributes)
    case .elementFrame, .guide:
      return
    }
    guard let clip = operation.clip else {
      text += element + "\n"
      return
    }
    // Clips are told in the coordinates of the canvas, before the transform of what they cut.
    text += "<g clip-path=\"url(#\(prefix)\(clip))\">\(element)</g>\n"
  }
}

extension CGRect {
  /// Whether all numbers are such that a picture can show them.
  fileprivate var isDrawable: Bool {
    [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e7 }
  }
}
