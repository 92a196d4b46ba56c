import LayoutEngine
import SceneLanguage
import Synchronization
import Testing

@testable import PreviewPipeline

@Suite struct `Files of one module` {
  /// The neighbors that are found, by the name that each declares.
  private static func layOut(
    _ text: String,
    beside neighbors: [String: String]
  ) -> (report: PreviewReport?, asked: [Set<String>]) {
    let asked = Mutex<[Set<String>]>([])
    var request = PreviewRequest(source: SceneSource(path: "Scene.swift", text: text))
    request.findNeighbors = { names, known in
      asked.withLock { $0.append(names) }
      return neighbors.keys.sorted().filter(names.contains)
        .map { SceneSource(path: "\($0).swift", text: neighbors[$0] ?? "") }
    }
    return (PreviewPipeline.layOut(request), asked.withLock { $0 })
  }

  @Test func `are asked for nothing by a scene that is whole`() {
    let (report, asked) = Self.layOut("#Preview { Text(\"a\") }", beside: [:])
    #expect(report?.hasErrors == false)
    #expect(asked.isEmpty)
  }

  @Test func `are not asked for what a scene calls its generic parameters`() {
    let (report, asked) = Self.layOut(
      """
      func first<Other>(_ value: Other) -> Int { missing }
      protocol Store { associatedtype Kept }
      #Preview { Text("a") }
      """,
      beside: ["Other": "typealias Other = Nothing", "Kept": "let Kept = nonsense"]
    )
    #expect(report?.hasErrors == true)
    #expect(asked.first?.contains("missing") == true)
    #expect(asked.first?.isDisjoint(with: ["Other", "Kept"]) == true)
  }

  @Test func `are taken in until nothing is lacking`() throws {
    let (report, asked) = Self.layOut(
      "#Preview { Card().framed() }",
      beside: [
        "Card": "struct Card: View { var body: some View { Text(word) } }",
        "framed": "extension View { func framed() -> some View { padding(gap) } }",
        "word": "let word = \"abc\"",
        "gap": "let gap: CGFloat = 4",
        "unused": "let unused = nonsense",
      ]
    )
    #expect(report?.diagnostics == [])
    #expect(asked.first?.contains("Card") == true)
    #expect(asked.count <= 4)
    #expect(
      report?.importedPaths.sorted() == ["Card.swift", "framed.swift", "gap.swift", "word.swift"]
    )
    #expect(report?.previews.first?.canvas == CGSize(width: 32, height: 24))
  }

  @Test(arguments: [
    ("ForEach(recipes) { Text($0.name) }", "extension Recipe: Identifiable {}"),
    ("Text(recipes == recipes ? \"Soup\" : \"Tea\")", "extension Recipe: Equatable {}"),
    ("Text(recipes[0].kind.word)", "extension Recipe { enum Kind { case soup, tea } }"),
  ])
  func `are taken in for what they let types be`(view: String, declared: String) {
    let extensions = [
      declared.hasSuffix("{}") ? "extension Recipe" : "Kind": declared,
      "kind": "extension Recipe { var kind: Kind { .soup } }",
      "word": "extension Recipe.Kind { var word: String { \"Soup\" } }",
    ]
    let (report, _) = Self.layOut(
      """
      struct Recipe { let id: Int; var name: String }
      let recipes = [Recipe(id: 1, name: "Soup")]
      #Preview { \(view) }
      """,
      beside: extensions
    )
    #expect(report?.diagnostics == [])
    #expect(report?.previews.first?.canvas == CGSize(width: 32, height: 16))
  }

  @Test func `are not asked again when they have nothing to add`() {
    let (report, asked) = Self.layOut("#Preview { Card() }", beside: ["Other": "let other = 1"])
    #expect(report?.diagnostics.map(\.message) == ["cannot find 'Card' in scope"])
    #expect(asked == [["Card"]])
  }

  @Test func `are known from the last save while the scene mentions the same names`() {
    let bound = Counter()
    let needs = NeighborNeeds()
    func layOut(_ text: String) -> (report: PreviewReport?, count: Int) {
      let before = bound.value
      let source = SceneSource(path: "Scene.swift", text: "import Other\n" + text)
      // Every binding asks for the import once.
      var request = PreviewRequest(source: source) { _ in
        bound.add()
        return .sources([])
      }
      request.neighborNeeds = needs
      request.findNeighbors = { names, _ in
        names.contains("Card")
          ? [SceneSource(path: "Card.swift", text: "func Card() -> Text { Text(\"a\") }")] : []
      }
      return (PreviewPipeline.layOut(request), bound.value - before)
    }
    #expect(layOut("#Preview { Card().padding(4) }").count == 2)
    let again = layOut("#Preview { Card().padding(8) }")
    #expect(again.count == 1)
    #expect(again.report?.diagnostics == [])
    #expect(again.report?.importedPaths == ["Card.swift"])
    let without = layOut("#Preview { Text(\"b\") }  // Card")
    #expect(without.count == 1)
    #expect(without.report?.importedPaths == [])
    #expect(layOut("#Preview { Card() }").count == 2)
  }

  @Test func `show nothing themselves`() {
    let (report, _) = Self.layOut(
      "struct Page: View { var body: some View { Card() } }",
      beside: [
        "Card": """
        struct Card: View { var body: some View { Text("a") } }
        #Preview("of the card") { Card() }
        Card()
        """
      ]
    )
    #expect(report?.diagnostics == [])
    #expect(report?.previews.count == 1)
    #expect(report?.previews.first?.name == "Page")
  }

  @Test func `tell their mistakes under their own names`() {
    let (report, _) = Self.layOut(
      "#Preview { Card() }",
      beside: ["Card": "struct Card: View { var body: some View { Text(5) } }"]
    )
    #expect(report?.diagnostics.map(\.file) == ["Card.swift"])
  }

  @Test func `keep their private names to themselves`() throws {
    let part = { (name: String, width: Int) in
      """
      private struct Row: View { var body: some View { Text(word + 1.nice).frame(width: Layout.w) } }
      private enum Layout { static let w: CGFloat = \(width) }
      private let word = format("\(name)")
      private func format(_ text: String) -> String { text + "\(name)" }
      private extension Int { var nice: String { "\(name)" } }
      private typealias Content = Row
      extension View { fileprivate func own() -> some View { padding(\(width)) } }
      struct \(name): View { var body: some View { Content().own() } }
      """
    }
    let (report, _) = Self.layOut(
      """
      private struct Row: View { var body: some View { HStack(spacing: 0) { First(); Second() } } }
      #Preview { Row() }
      """,
      beside: ["First": part("First", 10), "Second": part("Second", 20)]
    )
    #expect(report?.diagnostics == [])
    // 10 with 10 on each side, and 20 with 20.
    #expect(report?.previews.first?.canvas.width == 90)
  }

  @Test(arguments: ["Hidden()", "Text(hidden)", "Text(hide())"])
  func `do not see each other's private names`(view: String) {
    let neighbor = """
      struct Shown {}
      private struct Hidden: View { var body: some View { Text("a") } }
      private let hidden = "a"
      private func hide() -> String { "a" }
      """
    let (report, _) = Self.layOut(
      "let shown = Shown()\n#Preview { \(view) }",
      beside: ["Shown": neighbor]
    )
    let name = view.contains("Hidden") ? "Hidden" : view.contains("hide") ? "hide" : "hidden"
    #expect(report?.diagnostics.map(\.message) == ["cannot find '\(name)' in scope"])
  }

  @Test func `see what the library has where another file keeps the name`() {
    let (report, _) = Self.layOut(
      "let shown = Shown()\n#Preview { Section { Text(\"a\") } }",
      beside: ["Shown": "struct Shown {}\nprivate enum Section { case one }"]
    )
    #expect(report?.diagnostics == [])
  }

  @Test(arguments: [
    ("enum Settings { static let title = \"abc\" }", "Text(Settings.title)"),
    (
      "struct Section: View { let name: String; var body: some View { Text(name) } }",
      "Section(name: \"abc\")"
    ),
    ("struct Operation { var word = \"abc\" }", "Text(Operation().word)"),
    ("typealias Label = Word\nstruct Word { var text: String }", "Text(Label(text: \"abc\").text)"),
  ])
  func `hide what the library has by the same name`(neighbor: String, view: String) throws {
    let name = try #require(neighbor.split { !$0.isLetter }.dropFirst().first)
    let (report, _) = Self.layOut("#Preview { \(view) }", beside: ["\(name)": neighbor])
    #expect(report?.diagnostics == [])
    #expect(report?.previews.first?.canvas == CGSize(width: 24, height: 16))
  }

  @Test func `may import each other in a circle`() {
    let scene = SceneSource(
      path: "Scene.swift",
      text: "import Other\n#Preview { Text(word) }\nlet end = \"!\""
    )
    var request = PreviewRequest(source: scene)
    request.resolveImport = { name in
      switch name {
      case "Other":
        .sources([SceneSource(path: "Other.swift", text: "import Third\nlet word = inner + end")])
      case "Third":
        .sources([
          SceneSource(path: "Third.swift", text: "import Other\nimport Scene\nlet inner = \"a\"")
        ])
      case "Scene": .sources([scene])
      default: .notFound(searched: [])
      }
    }
    let report = PreviewPipeline.layOut(request)
    #expect(report?.diagnostics == [])
    #expect(report?.previews.first?.canvas.width == 16)
  }
}
