import LayoutEngine
import Testing

@Suite struct `Keys that would be translated` {
  /// The widths of texts, of which each letter has eight points, in points.
  private func widths(of names: [String], in scene: String) -> [Double?] {
    let run = SceneFrames(scene)
    #expect(run.messages == [])
    return names.map { run.frames[$0]?[2] }
  }

  @Test func `have their marks read wherever their type says what they are`() {
    let scene = """
      struct Tip { let title: LocalizedStringKey; var more: [LocalizedStringKey] = [] }
      enum Step { case named(LocalizedStringKey) }
      struct Screen: View {
        let keys: [LocalizedStringKey] = ["**a**", "*b*"]
        let byName: [String: LocalizedStringKey] = ["a": "**a**"]
        let pairs: [(LocalizedStringKey, String)] = [("**a**", "**b**")]
        let tips = [Tip(title: "**a**", more: ["`b`"])]
        let isOn = true
        var count = 2
        var own: LocalizedStringKey { "**a**\\(count)" }
        var one: LocalizedStringKey { isOn ? "**a**" : "b" }
        var chosen: LocalizedStringKey {
          switch count {
          case 2: "**a**"
          default: "b"
          }
        }
        func key(_ number: Int) -> LocalizedStringKey {
          if number > 1 { return "**a**" }
          return "b"
        }
        func text(_ key: LocalizedStringKey = "**a**") -> Text { Text(key) }
        var body: some View {
          VStack {
            Text(keys[0]).accessibilityIdentifier("array")
            Text(byName["a"]!).accessibilityIdentifier("dictionary")
            Text(pairs[0].0).accessibilityIdentifier("tuple")
            Text(pairs[0].1).accessibilityIdentifier("string")
            Text(tips[0].title).accessibilityIdentifier("field")
            Text(tips[0].more[0]).accessibilityIdentifier("fields")
            Text(own).accessibilityIdentifier("own")
            Text(one).accessibilityIdentifier("one")
            Text(chosen).accessibilityIdentifier("chosen")
            Text(key(2)).accessibilityIdentifier("result")
            text().accessibilityIdentifier("default")
            if case .named(let key) = Step.named("**a**") {
              Text(key).accessibilityIdentifier("payload")
            }
          }
        }
      }
      """
    let names = [
      "array", "dictionary", "tuple", "string", "field", "fields", "own", "one", "chosen",
      "result", "default", "payload",
    ]
    #expect(widths(of: names, in: scene) == [8, 8, 8, 40, 8, 8, 16, 8, 8, 8, 8, 8])
  }

  @Test func `are made of any text by their name`() {
    let scene = """
      struct Screen: View {
        let text = "**ab**"
        var body: some View {
          VStack {
            Text(LocalizedStringKey("**ab**")).accessibilityIdentifier("literal")
            Text(LocalizedStringKey(text)).accessibilityIdentifier("computed")
            Text(LocalizedStringKey("**\\(text.count)** x")).accessibilityIdentifier("number")
            Text(.init(text)).accessibilityIdentifier("implicit")
            Text(text).accessibilityIdentifier("plain")
          }
        }
      }
      """
    let names = ["literal", "computed", "number", "implicit", "plain"]
    #expect(widths(of: names, in: scene) == [16, 16, 24, 16, 48])
  }
}
