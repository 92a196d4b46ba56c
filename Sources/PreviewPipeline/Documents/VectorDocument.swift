internal import CellRendering
internal import LayoutEngine

/// Previews as one SVG document: both directions of each side by side, previews below each other.
package struct VectorDocument {
  /// The document.
  package let text: String

  /// The distance around and between canvases, and the height of a caption, in points.
  private static let (gap, captionHeight) = (16.0, 20.0)

  /// Draws all previews of scenes that have no errors.
  package init(_ reports: [PreviewReport]) {
    var body = ""
    var width = 2 * Self.gap
    var y = Self.gap
    var number = 0
    for (report, preview) in Self.previews(of: reports) {
      var x = Self.gap
      for (direction, tree) in preview.orderedTrees {
        let title = (preview.name.map { "\($0) · " } ?? "") + direction.wording
        let (left, top) = (VectorText.number(x), VectorText.number(y))
        body += "<g transform=\"translate(\(left) \(top))\">\n"
        body += "<text class=\"caption\" y=\"12\">\(VectorText.escaped(title))</text>\n"
        body += "<svg y=\"\(VectorText.number(Self.captionHeight))\""
        body += VectorPane(tree, number: number, file: report.file).attributesAndContent
        body += "</g>\n"
        number += 1
        x += tree.size.width + 2 * Self.gap
      }
      width = max(width, x - Self.gap)
      y += preview.canvas.height + Self.captionHeight + Self.gap
    }
    let size = "width=\"\(VectorText.number(width))\" height=\"\(VectorText.number(y))\""
    text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>\n"
      + "<style>\n\(VectorPicture.style)\n</style>\n\(body)</svg>\n"
  }

  static func previews(
    of reports: [PreviewReport]
  ) -> [(report: PreviewReport, preview: LaidOutPreview)] {
    // What a mistake left of a preview would be taken for its layout.
    reports.flatMap { report in report.previews.filter { !$0.isFailed }.map { (report, $0) } }
  }
}

/// One direction of a preview as an `svg` element.
struct VectorPane {
  /// All of the element after its name and perhaps some attributes.
  let attributesAndContent: String

  init(_ tree: PlacedTree, number: Int, file: String) {
    let (width, height) = (VectorText.number(tree.size.width), VectorText.number(tree.size.height))
    var text = " width=\"\(width)\" height=\"\(height)\" overflow=\"hidden\""
    text += " viewBox=\"0 0 \(width) \(height)\">\n"
    text += "<rect class=\"canvas\" width=\"\(width)\" height=\"\(height)\"/>\n"
    text += VectorPicture(tree, prefix: "clip\(number)-").text
    // Areas that are not seen tell what lies under the pointer, inner views over outer ones.
    for view in tree.views { text += Self.area(of: view, file: file) }
    attributesAndContent = text + "</svg>\n"
  }

  private static func area(of view: ViewRecord, file: String) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(VectorText.number)
    let attributes = [
      ("class", "view"), ("x", numbers[0]), ("y", numbers[1]), ("width", numbers[2]),
      ("height", numbers[3]), ("data-path", view.path), ("data-type", view.type),
      ("data-id", view.identifier ?? ""), ("data-frame", numbers.joined(separator: " ")),
      ("data-line", view.source.map { "\($0.line)" } ?? ""),
    ]
    var title = view.type
    if let identifier = view.identifier { title += " \"\(identifier)\"" }
    title += "\nx \(numbers[0])  y \(numbers[1])  \(numbers[2]) × \(numbers[3])"
    if let source = view.source, source.file == 0 {
      title += "\n\(file):\(source.line):\(source.column)"
    }
    return "<rect\(VectorText.attributes(attributes))>"
      + "<title>\(VectorText.escaped(title))</title></rect>\n"
  }
}

extension LaidOutPreview {
  /// The trees that there are, left-to-right first.
  var orderedTrees: [(direction: LayoutDirection, tree: PlacedTree)] {
    [LayoutDirection.leftToRight, .rightToLeft].compactMap { direction in
      trees[direction].map { (direction, $0) }
    }
  }
}
