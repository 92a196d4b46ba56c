import Foundation
import FoundationXML
import Testing

@Suite struct `The vector pictures of render` {
  private static let scene = """
    #Preview("A <b> & \\"c\\"", traits: .fixedLayout(width: 100, height: 40)) {
      HStack(spacing: 0.5) {
        Text("x < y").bold().foregroundColor(.red).accessibilityIdentifier("l\\"t")
        Circle().stroke(.blue, lineWidth: 2).frame(width: 20.25, height: 20).opacity(0.5)
        Spacer()
      }
      .clipped()
    }

    """

  private static func render(_ format: String, _ options: [String] = []) throws -> ProgramRun {
    let folder = try ScratchFolder()
    let path = try folder.write(scene, to: "a.swift")
    return try ProgramRun.diptych(["--format", format] + options + [path])
  }

  /// Reads a document to its end, and collects the attributes of its elements by name.
  private final class Elements: NSObject, XMLParserDelegate {
    var found: [(name: String, attributes: [String: String])] = []
    var text = ""

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      found.append((name, attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  private static func elements(of run: ProgramRun) throws -> Elements {
    let elements = Elements()
    let parser = XMLParser(data: Data(run.output))
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return elements
  }

  @Test func `are one document with both directions and exact frames`() throws {
    let run = try Self.render("svg")
    #expect(run.code == 0)
    let elements = try Self.elements(of: run)
    let ellipses = elements.found.filter { $0.name == "ellipse" }.map(\.attributes)
    // 20.25 wide at 40.5, and in the mirror at 100 − 40.5 − 20.25.
    #expect(ellipses.map { $0["cx"] } == ["50.625", "49.375"])
    #expect(ellipses.allSatisfy { $0["stroke"] == "#007aff" && $0["opacity"] == "0.5" })
    let views = elements.found.filter { $0.attributes["class"] == "view" }.map(\.attributes)
    #expect(views.compactMap { $0["data-id"] } == ["l\"t", "l\"t"])
    #expect(views.first { $0["data-type"] == "Circle" }?["data-frame"] == "40.625 10 20 20")
  }

  @Test func `keep every text of a scene a text`() throws {
    let run = try Self.render("svg")
    let elements = try Self.elements(of: run)
    #expect(elements.text.contains("x < y"))
    #expect(elements.text.contains("A <b> & \"c\" · left-to-right"))
    #expect(!run.text.contains("<b>"))
    #expect(!(try Self.render("html").text.contains("<b>")))
  }

  @Test func `are a page without scripts and without a network`() throws {
    let page = try Self.render("html").text
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("prefers-color-scheme:dark"))
    #expect(!page.contains("<script"))
    #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains("http"))
  }

  @Test func `are in ASCII where only that may be written`() throws {
    for format in ["svg", "html"] {
      let run = try Self.render(format, ["--charset", "ascii"])
      #expect(run.output.allSatisfy { $0 < 0x7F })
      #expect(run.text.contains("&#xb7;") || format == "html")
    }
  }

  @Test func `of several scenes are one document`() throws {
    let folder = try ScratchFolder()
    let paths = try ["a", "b"].map { try folder.write(Self.scene, to: "\($0).swift") }
    let run = try ProgramRun.diptych(["--format", "svg"] + paths)
    let identifiers = try Self.elements(of: run).found.compactMap { $0.attributes["id"] }
    #expect(identifiers.count == 4 && Set(identifiers).count == 4)
  }
}
