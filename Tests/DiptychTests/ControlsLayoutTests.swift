import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Control sizes` {
  /// The size of a control in an area of 200 by 100 points.
  private func size(_ control: some View) -> [CGFloat]? {
    ViewLayout(200, 100) { control.accessibilityIdentifier("it") }.frame("it").map {
      Array($0.suffix(2))
    }
  }

  @Test func `buttons hug their labels`() {
    #expect(size(Button("Save") {}) == [32, 16])
    #expect(
      size(
        Button {
        } label: {
          Color.red.frame(width: 30, height: 10)
        }
      ) == [30, 10]
    )
    #expect(size(Button("Save", systemImage: "star") {}) == [16 + 8 + 32, 16])
    #expect(size(Button("Save", role: .destructive) {}.buttonStyle(.plain)) == [32, 16])
    #expect(size(Link("Home", destination: "https://example.org")) == [32, 16])
    #expect(size(Menu("More") { Text("Hidden") }) == [32, 16])
  }

  @Test(
    arguments: [
      (.mini, [52, 24]), (.small, [52, 24]), (.regular, [56, 30]), (.large, [72, 46]),
    ] as [(ControlSize, [CGFloat])]
  )
  func `bordered buttons add room by their size`(size controlSize: ControlSize, size: [CGFloat]) {
    let button = Button("Save") {}.controlSize(controlSize)
    #expect(self.size(button.buttonStyle(.bordered)) == size)
    #expect(self.size(button.buttonStyle(.borderedProminent)) == size)
  }

  @Test func `controls with a mark fill the width unless labels are hidden`() {
    #expect(size(Toggle("Sound", isOn: .constant(true))) == [200, 31])
    #expect(size(Toggle("Sound", isOn: .constant(true)).labelsHidden()) == [51, 31])
    #expect(size(Stepper("Count", value: .constant(1))) == [200, 32])
    #expect(size(Stepper("Count", value: .constant(1), in: 0...4).labelsHidden()) == [94, 32])
    #expect(size(ColorPicker("Ink", selection: .constant(.red))) == [200, 28])
    #expect(size(DatePicker("Day", selection: .constant(.now)).labelsHidden()) == [200, 34])
    #expect(size(LabeledContent("Size", value: "4")) == [200, 16])
  }

  @Test func `fields take the width they are offered`() {
    #expect(size(TextField("Name", text: .constant(""))) == [200, 22])
    #expect(
      size(TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)) == [200, 34]
    )
    #expect(size(SecureField("Code", text: .constant("1234"))) == [200, 22])
    #expect(size(TextEditor(text: .constant("Long"))) == [200, 100])
  }

  @Test func `progress is a bar between its labels, or a ring`() {
    #expect(size(ProgressView(value: 0.3)) == [200, 4])
    #expect(size(ProgressView("Load", value: 3, total: 4)) == [200, 24])
    #expect(
      size(
        ProgressView(value: 0.3) {
          Text("A")
        } currentValueLabel: {
          Text("B")
        }
      ) == [200, 44]
    )
    #expect(size(ProgressView()) == [20, 20])
    #expect(size(ProgressView("Load")) == [32, 40])
    #expect(size(Gauge(value: 0.5) { Text("Speed") }) == [200, 24])
    #expect(size(Gauge(value: 0.5) { Text("S") }.gaugeStyle(.accessoryCircular)) == [58, 58])
  }

  @Test func `pickers show all options or the chosen one`() {
    func picker(_ choice: Int) -> some View {
      Picker("Fruit", selection: .constant(choice)) {
        Text("Fig").tag(1)
        Text("Apple").tag(2)
      }
    }
    #expect(size(picker(1).pickerStyle(.segmented)) == [200, 32])
    #expect(size(picker(1)) == [24 + 8 + 16, 16])
    #expect(size(picker(2)) == [40 + 8 + 16, 16])
    #expect(size(picker(2).pickerStyle(.inline)) == [200, 32])
    // A segment's label is cut off where it does not fit on its line.
    #expect(
      size(
        Picker("Fruit", selection: .constant(1)) { Text("Pomegranates of all kinds").tag(1) }
          .pickerStyle(.segmented).frame(width: 60)
      ) == [60, 32]
    )
    let implicit = Picker("Number", selection: .constant(3)) {
      ForEach(0..<5) { Text("No. \($0)") }
    }
    #expect(ViewLayout(200, 100) { implicit }.elements == ["Picker", "Text"])
  }

  @Test func `groups`() {
    #expect(size(GroupBox("Box") { Color.red.frame(width: 50, height: 10) }) == [82, 66])
    #expect(size(DisclosureGroup("More") { Text("Inside") }) == [200, 16])
    #expect(
      size(DisclosureGroup("More", isExpanded: .constant(true)) { Color.red.frame(height: 10) })
        == [200, 34]
    )
    #expect(size(Label("Star", systemImage: "star")) == [56, 16])
    #expect(size(Label("Star", systemImage: "star").labelStyle(.titleOnly)) == [32, 16])
    #expect(size(Label("Star", systemImage: "star").labelStyle(.iconOnly)) == [16, 16])
  }

  @Test func `a control is 8 points from its neighbours, titles included`() {
    let layout = ViewLayout(100, 100) {
      VStack {
        Text("Count").accessibilityIdentifier("text")
        Button("Add") {}.accessibilityIdentifier("button")
        Button("Sub") {}.accessibilityIdentifier("last")
      }
    }
    #expect(layout.frame("text")?[1] == 18)
    #expect(layout.frame("button")?[1] == 42)
    #expect(layout.frame("last")?[1] == 66)
  }
}
