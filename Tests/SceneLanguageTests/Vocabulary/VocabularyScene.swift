import Testing

/// A scene that uses a family of the vocabulary.
struct VocabularyScene: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String

  init(_ name: String, state: String = "", _ views: String, after: String = "") {
    testDescription = name
    text = """
      struct Card: View {
        @State private var isOn = true
        @State private var count = 2
        @State private var level = 0.5
        @State private var name = "a"
        \(state)
        var body: some View {
          VStack {
      \(views)
          }
        }
        func load() async {}
        func reset() { count = 0 }
      }
      \(after)
      #Preview { Card() }
      """
  }

  static let all =
    [
      events, gestures, accessibility, presentations, input, animation, transitions, effects,
      gradients, texts, images, buttons, toggles, fields, pickers, progress, groups, lists,
      navigation, tabs, shapes, appearance, app, system,
    ] + articles + apps + frameworks + recent + details
}
