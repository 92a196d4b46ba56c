import SceneLanguage
import Testing

@Suite struct `The names that a file declares for its module` {
  @Test(arguments: [
    ("struct Card {}\nclass Model {}\nenum Kind { case one }", ["Card", "Kind", "Model"]),
    ("protocol Drawn {}\nactor Store {}\ntypealias Length = Double", ["Drawn", "Length", "Store"]),
    ("func greet() {}\nlet (a) = 1\nvar first = 1, second = 2", ["first", "greet", "second"]),
    ("extension Color { static let brand = Color.red }", ["brand"]),
    ("extension View { func card() -> some View { self } }", ["card"]),
    ("extension Color { init(hex: Int) { self = .red } }", ["init"]),
    ("extension Theme { enum Size { case small } }", ["Size"]),
    ("extension Int { static prefix func √ (n: Int) -> Int { n } }", ["√"]),
    ("extension Card: Identifiable { var id: Int { 1 } }", ["extension Card", "id"]),
    ("extension Theme.Size: Equatable, Hashable {}", ["extension Size"]),
    ("private struct Card {}\nfileprivate func greet() {}\nprivate let gap = 8", []),
    ("private extension View { func card() -> some View { self } }", []),
    ("extension View { private func card() -> some View { self } }", []),
    ("private(set) var count = 1", ["count"]),
    ("#if DEBUG\nstruct Sample {}\n#else\nlet other = 1\n#endif", ["Sample", "other"]),
    ("#Preview { Text(\"no name\") }\nText(\"neither\")", []),
    ("struct Half {", ["Half"]),
    ("", []),
  ])
  func `are those that others can use`(text: String, names: [String]) {
    let declared = ModuleNames(of: SceneSource(path: "File.swift", text: text))
    #expect(declared.all.sorted() == names)
  }

  @Test func `tell what a module has once from overloads and from what belongs to types`() {
    let text = """
      struct Card { struct Inner {} }
      extension Card { enum Kind {} }
      typealias Length = Double
      let gap = 8
      func scaled(_ length: Length) -> Length { length * 2 }
      """
    let declared = ModuleNames(of: SceneSource(path: "File.swift", text: text))
    #expect(declared.unique == ["Card", "Length", "gap"])
  }

  @Test func `are none in a file that is nested too deeply to be a scene`() {
    let text = "struct Card {}\nlet x = " + String(repeating: "(", count: 100_000)
    #expect(ModuleNames(of: SceneSource(path: "File.swift", text: text)).all.isEmpty)
  }
}
