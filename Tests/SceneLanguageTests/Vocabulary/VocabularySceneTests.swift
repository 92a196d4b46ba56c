import LayoutEngine
import Testing

@Suite struct `Scenes with the vocabulary` {
  @Test(arguments: VocabularyScene.all)
  func `bind and run without a word`(scene: VocabularyScene) {
    #expect(SceneFrames(scene.text).messages == [])
    #expect(SceneFrames(scene.text, .rightToLeft).messages == [])
  }

  @Test(arguments: [
    (
      "Button(\"x\") {}.buttonStyle(.borderd)",
      "'borderd' cannot be resolved without a contextual type; did you mean 'bordered'?"
    ),
    (
      "Button(\"x\") {}.buttonStyle(5)", "no exact matches in call to instance method 'buttonStyle'"
    ),
    ("Toggle(\"x\", isOn: true)", "'Bool' to expected argument type 'Binding<Bool>'"),
    ("Text(\"x\").blendMode(.multiplyy)", "did you mean 'multiply'?"),
    ("Text(\"x\").onTapGesture(count: \"a\") {}", "'String' to expected argument type 'Int'"),
    ("Text(\"x\").opacity(value: 3)", "extraneous argument label 'value:' in call"),
    ("Text(\"x\").transition(.sldie)", "did you mean 'slide'?"),
    ("Text(\"x\").animation(.easeInn.delay(1), value: 1)", "did you mean 'easeIn'?"),
    ("Button(\"x\")", "missing argument for parameter 'action' in call"),
    ("List { Text(\"a\") }.listStyle(.insetGroupd)", "did you mean 'insetGrouped'?"),
    ("Text(\"x\").navigationTitle(3)", "no exact matches in call to instance method"),
    (
      "Text(\"x\").onChange(of: 1) { a, b, c in }",
      "contextual closure type '(Int, Int) -> Void' expects"
    ),
    ("Text(\"x\").environment(\\.isFocused, true)", "get-only"),
    (
      "Text(\"x\").preference(key: Int.self, value: 1)",
      "requires that 'Int' conform to 'PreferenceKey'"
    ),
    ("Text(\"x\").anchorPreference(key: Int.self, value: .bonds) { _ in 1 }", "'bounds'"),
    (
      "Rectangle().fill(.linearGradient(colors: [.red], startPoint: .lft, endPoint: .top))",
      "'UnitPoint' has no member 'lft'"
    ),
  ])
  func `tell what is wrong in them`(view: String, words: String) {
    let messages = SceneFrames("#Preview {\n  \(view)\n}").messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains(words) == true, "\(messages)")
    #expect(messages.first?.hasPrefix("2:") == true, "\(messages)")
  }

  @Test(arguments: [
    ("Image(systemName: \"chevron.rigth\")", "2:21: ", "did you mean 'chevron.right'?"),
    ("Label(\"x\", systemImage: \"tarsh\")", "2:27: ", "did you mean 'trash'?"),
    ("Image(systemName: true ? \"tarsh\" : \"star\")", "2:28: ", "did you mean 'trash'?"),
    ("Image(systemName: \"qqqqqqqqqqqqq\")", "2:21: ", "a placeholder is shown"),
    ("Image(systemName: \"ta\" + \"rsh\")", "2:3: ", "did you mean 'trash'?"),
  ])
  func `warn of a symbol at its name`(view: String, place: String, words: String) {
    let run = SceneFrames("#Preview {\n  \(view).accessibilityIdentifier(\"it\")\n}")
    #expect(run.messages.count == 1)
    #expect(run.messages.first?.hasPrefix(place + "warning: ") == true, "\(run.messages)")
    #expect(run.messages.first?.hasSuffix(words) == true, "\(run.messages)")
    #expect(run.frames["it"] != nil)
  }

  @Test func `tell that a style lacks its body`() {
    let run = SceneFrames("struct Flat: ButtonStyle {}\n#Preview { Text(\"x\") }")
    #expect(run.messages.count == 1)
    #expect(run.messages.first?.contains("makeBody(configuration: Configuration)") == true)
  }

  @Test func `tell that an object is not in the environment`() {
    let run = SceneFrames(
      """
      class Store: ObservableObject {}
      struct Card: View {
        @EnvironmentObject var store: Store
        var body: some View { Text("x") }
      }
      #Preview { Card() }
      """
    )
    #expect(run.messages.count == 1)
    #expect(run.messages.first?.contains("no 'Store' is in the environment") == true)
  }
}
