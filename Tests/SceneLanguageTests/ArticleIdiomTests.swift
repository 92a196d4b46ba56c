import Testing

@Suite struct `Idioms of articles` {
  private func printed(_ code: String) -> (messages: [String], console: [String]) {
    let run = SceneRun("import SwiftUI\nimport Charts\n" + code)
    return (run.messages, run.console)
  }

  @Test(arguments: [
    (
      """
      func told(_ size: GridItem.Size?) -> String {
        switch size {
        case .fixed(let length): "fixed \\(length)"
        case let .flexible(minimum, _): "flexible \\(minimum)"
        case .adaptive(minimum: let least, maximum: .infinity): "adaptive \\(least)"
        case .adaptive: "bounded"
        default: "none"
        }
      }
      let items = [GridItem(.fixed(40)), GridItem(), GridItem(.adaptive(minimum: 30))]
      print(items.map { told($0.size) } + [told(.adaptive(minimum: 1, maximum: 2)), told(nil)])
      if case .fixed(let width) = items[0].size, width > 30 { print(width) }
      Text("x")
      """,
      [
        "[\"fixed 40.0\", \"flexible 10.0\", \"adaptive 30.0\", \"bounded\", \"none\"]",
        "40.0",
      ]
    ),
    (
      "extension View { @ViewBuilder func `if`(_ is: Bool, then: (Self) -> some View) -> some View { if `is` { then(self) } else { self } } }\n#Preview { Text(\"x\").if(true) { $0.bold() } }",
      []
    ),
    (
      "print(\"#a1-b2\".trimmingCharacters(in: CharacterSet.alphanumerics.inverted))\nText(\"x\")",
      ["a1-b2"]
    ),
    (
      "func f(_ n: @autoclosure () -> Int = 3) -> Int { n() }\nprint(f(), f(4))\nText(\"x\")",
      ["3 4"]
    ),
    (
      "var a = [\"a\", \"b\", \"c\", \"d\"]\na.move(fromOffsets: IndexSet([0, 2]), toOffset: 4)\nprint(a)\na.remove(atOffsets: IndexSet([3, 0]))\nprint(a)\nText(\"x\")",
      ["[\"b\", \"d\", \"a\", \"c\"]", "[\"d\", \"a\"]"]
    ),
    (
      "enum Bad: LocalizedError { case one; var errorDescription: String? { \"bad one\" } }\nlet e: any Error = Bad.one\nprint(e.localizedDescription)\nText(\"x\")",
      ["bad one"]
    ),
    (
      "struct Bad: Error {}\ndo { throw Bad() } catch { print(error.localizedDescription) }\nText(\"x\")",
      ["The operation could not be completed. (main.Bad error 1.)"]
    ),
    (
      "var kept: Set<AnyCancellable> = []\nvar timer: Timer? = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(1) }\ntimer?.invalidate()\nprint(kept.count)\nText(\"x\")",
      ["0"]
    ),
    (
      """
      enum Size { case small, large }
      extension EnvironmentValues {
        @Entry var size: Size = .large
        @Entry var radius = 4.0
        @Entry var onSelect: ((Int) -> Void)?
      }
      struct Card: View {
        @Environment(\\.size) var size
        @Environment(\\.radius) var radius
        @Environment(\\.onSelect) var onSelect
        var body: some View { let _ = print(size, radius, onSelect == nil); Text("x") }
      }
      #Preview { VStack { Card(); Card().environment(\\.size, .small).environment(\\.radius, 2) } }
      """, ["large 4.0 true", "small 2.0 true"]
    ),
    (
      """
      final class Box: Hashable {
        static func == (l: Box, r: Box) -> Bool { ObjectIdentifier(l) == ObjectIdentifier(r) }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      let box = Box()
      print(Set([box, Box(), box]).count)
      Text("x")
      """, ["2"]
    ),
    (
      """
      struct A: Hashable {
        static func == (l: A, r: A) -> Bool { [l] == [r] }
        func hash(into hasher: inout Hasher) { hasher.combine([self]) }
      }
      print(Set([A()]).count)
      Text("x")
      """, ["1"]
    ),
    (
      "print(ColorScheme.allCases.count, Locale.current.currency?.identifier ?? \"\")\nText(\"x\")",
      ["2 USD"]
    ),
  ])
  func `run`(code: String, expected: [String]) {
    let result = printed(code)
    #expect(result.messages == [])
    #expect(result.console == expected)
  }

  @Test(arguments: [
    (
      "struct A: View { @FocusedObject var rows: [Int]; var body: some View { Text(\"\") } }",
      "'@FocusedObject'"
    ),
    ("RealityView { }", "'RealityView'"),
    ("Text(\"x\", configuration: true)", "the argument 'configuration:'"),
  ])
  func `say what is missing here`(code: String, words: String) {
    #expect(printed(code).messages.first?.contains("Diptych does not support \(words) yet") == true)
  }
}
