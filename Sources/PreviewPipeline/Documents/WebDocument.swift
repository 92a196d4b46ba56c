internal import CellRendering
internal import LayoutEngine
internal import SceneLanguage

/// Previews as one HTML page that needs nothing else: no script, no font, no network.
package struct WebDocument {
  /// The page.
  package let text: String

  private static let style = """
    :root{color-scheme:light dark;--line:#d1d1d6}
    body{font:14px system-ui,sans-serif;margin:2rem;background:Canvas;color:CanvasText}
    .panes{display:flex;flex-wrap:wrap;gap:2rem;align-items:flex-start;margin-bottom:2rem}
    figure{margin:0}figcaption{color:#6e6e73;margin-bottom:.25rem}
    svg{display:block;max-width:none}
    pre{border-left:3px solid var(--line);padding-left:1rem;overflow-x:auto}
    """

  /// Draws all previews, and tells what the scenes printed and what is wrong with them.
  package init(_ reports: [PreviewReport]) {
    var body = ""
    var number = 0
    for report in reports {
      body += "<h1>\(VectorText.escaped(report.file))</h1>\n"
      for preview in report.previews where !preview.isFailed {
        if let name = preview.name { body += "<h2>\(VectorText.escaped(name))</h2>\n" }
        body += "<div class=\"panes\">\n"
        for (direction, tree) in preview.orderedTrees {
          let words = direction.wording
          let size = [tree.size.width, tree.size.height].map(VectorText.number)
          body += "<figure><figcaption>\(words) · \(size.joined(separator: " × "))</figcaption>\n"
          body += "<svg xmlns=\"http://www.w3.org/2000/svg\""
          body += VectorPane(tree, number: number, file: report.file).attributesAndContent
          body += "</figure>\n"
          number += 1
        }
        body += "</div>\n"
      }
      body += Self.lines(report.console)
      let mistakes = DiagnosticPrinter.text(of: report.diagnostics, sources: report.sources)
      if !mistakes.isEmpty { body += "<pre>\(VectorText.escaped(mistakes))</pre>\n" }
    }
    let title = VectorText.escaped(reports.map(\.file).joined(separator: ", "))
    text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
      \(Self.style)
      \(VectorPicture.style)
      </style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  private static func lines(_ lines: [String]) -> String {
    if lines.isEmpty { return "" }
    return "<pre>\(VectorText.escaped(lines.joined(separator: "\n")))</pre>\n"
  }
}
