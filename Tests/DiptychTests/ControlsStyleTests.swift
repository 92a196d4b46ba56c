import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Control styles` {
  private struct Pill: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(isEnabled ? 10 : 20)
        .background { Capsule().fill(configuration.role == .cancel ? Color.red : .blue) }
    }
  }

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 4) {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
      }
    }
  }

  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.content
        configuration.label
      }
    }
  }

  @Test func `a scene's style is drawn, and its views are listed`() {
    let layout = ViewLayout(200, 100) {
      VStack(spacing: 0) {
        Button("Go", role: .cancel) {}.accessibilityIdentifier("button")
        Button("Go") {}.disabled(true).accessibilityIdentifier("disabled")
      }
      .buttonStyle(Pill())
    }
    #expect(layout.frame("button") == [82, 4, 36, 36])
    #expect(layout.frame("disabled") == [72, 40, 56, 56])
    #expect(layout.elements == ["VStack", "Button", "Capsule", "Button", "Capsule"])
  }

  @Test func `styles are told the state of their controls`() {
    let layout = ViewLayout(200, 100) {
      VStack(spacing: 0) {
        Toggle("On", isOn: .constant(true)).accessibilityIdentifier("toggle")
        ProgressView("At ", value: 0.5).accessibilityIdentifier("progress")
        GroupBox("Title") { Color.red.frame(width: 60, height: 20) }
          .accessibilityIdentifier("box")
      }
      .toggleStyle(Checkbox())
      .progressViewStyle(Percent())
      .groupBoxStyle(Card())
    }
    #expect(layout.frame("toggle")?.suffix(2) == [36, 16])
    #expect(layout.frame("progress")?.suffix(2) == [48, 16])
    #expect(layout.frame("box")?.suffix(2) == [60, 36])
    #expect(
      layout.elements == [
        "VStack", "Toggle", "HStack", "Image", "ProgressView", "HStack", "Text", "GroupBox",
        "VStack", "Color",
      ]
    )
  }

  @Test func `a style reaches the controls inside and ends at one set nearer`() {
    let layout = ViewLayout(200, 100) {
      VStack {
        Button("Save") {}.accessibilityIdentifier("outer")
        VStack { Button("Save") {}.accessibilityIdentifier("inner") }.buttonStyle(.plain)
      }
      .buttonStyle(.bordered)
    }
    #expect(layout.frame("outer")?.suffix(2) == [56, 30])
    #expect(layout.frame("inner")?.suffix(2) == [32, 16])
  }

  @Test func `what a scene writes in a control is listed, what the control adds is not`() {
    let layout = ViewLayout(300, 300) {
      VStack {
        Button("Title") {}
        Button {
        } label: {
          Text("Own")
        }
        Toggle(isOn: .constant(true)) { Label("Sound", systemImage: "speaker") }
        LabeledContent("Key") { Text("Value") }
      }
    }
    #expect(
      layout.elements == [
        "VStack", "Button", "Button", "Text", "Toggle", "Label", "LabeledContent", "Text",
      ]
    )
  }

  @Test func `controls that cannot be used are fainter, and only once`() {
    func dimmed(@ViewBuilder _ view: () -> some View) -> Int {
      ViewLayout(100, 100, .leftToRight, view).effects.count { $0 == .opacity(0.5) }
    }
    #expect(dimmed { Button("Go") {}.disabled(true) } == 1)
    #expect(
      dimmed {
        VStack {
          Text("No")
          Slider(value: .constant(0))
        }.disabled(true)
      } == 1
    )
    let toggle = Toggle("Go", isOn: .constant(true))
    #expect(dimmed { Button(action: {}, label: { toggle }).disabled(true) } == 1)
    #expect(dimmed { GroupBox("Box") { toggle }.disabled(true) } == 1)
    #expect(dimmed { Button("Go") {}.disabled(false) } == 0)
  }

  private struct Framed: ProgressViewStyle {
    let height: CGFloat

    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).frame(height: height)
    }
  }

  @Test func `a control in its own style is drawn by the style around`() {
    let layout = ViewLayout(200, 100) {
      VStack(spacing: 0) {
        ProgressView(value: 0.5).progressViewStyle(Framed(height: 30)).accessibilityIdentifier(
          "one"
        )
        VStack { ProgressView("Half", value: 0.5).progressViewStyle(Framed(height: 40)) }
          .progressViewStyle(Percent())
          .accessibilityIdentifier("two")
      }
    }
    #expect(layout.frame("one") == [0, 15, 200, 30])
    #expect(layout.frame("two") == [72, 45, 56, 40])
  }
}
