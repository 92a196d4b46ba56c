import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Presentations` {
  private struct Named: Identifiable {
    let id: String
  }

  private static let tablet = HeldDevice(
    DevicePreset.named("iPad Pro 11") ?? DevicePreset.all[0]
  )
  private static let phone = HeldDevice(DevicePreset.named("iPhone 15") ?? DevicePreset.all[0])

  @Test(
    arguments: [
      ([.medium], 235), ([.medium, .large], 235), ([.large], 470), ([], 470),
      ([.height(100)], 100), ([.fraction(0.2)], 94), ([.height(9_000)], 470),
    ] as [(Set<PresentationDetent>, CGFloat)]
  )
  func `a sheet is as high as its smallest detent`(
    detents: Set<PresentationDetent>,
    height: CGFloat
  ) {
    let layout = ViewLayout(.standard) {
      Text("Behind").accessibilityIdentifier("behind")
        .sheet(isPresented: .constant(true)) {
          Color.red.accessibilityIdentifier("content").presentationDetents(detents)
        }
    }
    #expect(layout.tree.size == CGSize(width: 320, height: 480))
    #expect(layout.frame("behind") == [136, 232, 48, 16])
    #expect(layout.frame("content") == [0, 480 - height, 320, height])
  }

  @Test func `a sheet reaches below the safe area and its content does not`() {
    let layout = ViewLayout(.device(Self.phone)) {
      Color.blue.sheet(isPresented: .constant(true)) {
        Color.red.ignoresSafeArea().accessibilityIdentifier("out")
          .overlay { Color.green.accessibilityIdentifier("in") }
      }
    }
    #expect(layout.frame("in") == [0, 69, 393, 749])
    let red = layout.tree.nodes.last { $0.frame.maxY == 852 && $0.drawing != nil }
    #expect(red?.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
  }

  @Test(
    arguments: [[], [.medium], [.medium, .large], [.height(100)]] as [Set<PresentationDetent>]
  )
  func `a sheet on a tablet is a form in the middle, whatever its detents`(
    detents: Set<PresentationDetent>
  ) {
    let layout = ViewLayout(.device(Self.tablet)) {
      Color.blue.sheet(isPresented: .constant(true)) {
        Color.red.presentationDetents(detents).accessibilityIdentifier("content")
      }
    }
    // The safe area is 24 points from the top of 1194 and 20 from the bottom.
    #expect(layout.frame("content") == [147, 24 + (1150 - 620) / 2, 540, 620])
  }

  @Test(
    arguments: [
      (.leftToRight, .top, 100, 600, [100 + 20 - 80, 587 - 40]),
      (.leftToRight, .bottom, 100, 600, [40, 600 + 20 + 13]),
      (.leftToRight, .trailing, 100, 600, [153, 600 + 10 - 20]),
      (.leftToRight, .leading, 100, 600, [153, 590]),
      (.leftToRight, .top, 100, 30, [40, 63]),
      (.leftToRight, .top, 10, 600, [10, 547]),
      (.rightToLeft, .top, 100, 600, [834 - 40 - 160, 547]),
      (.rightToLeft, .trailing, 100, 600, [834 - 153 - 160, 590]),
    ] as [(LayoutDirection, Edge, CGFloat, CGFloat, [CGFloat])]
  )
  func `a popover on a tablet lies beside its view`(
    direction: LayoutDirection,
    edge: Edge,
    x: CGFloat,
    y: CGFloat,
    origin: [CGFloat]
  ) {
    let layout = ViewLayout(.device(Self.tablet), direction) {
      Color.blue.frame(width: 40, height: 20)
        .popover(isPresented: .constant(true), arrowEdge: edge) {
          Color.red.frame(width: 160, height: 40).accessibilityIdentifier("content")
        }
        .position(x: x + 20, y: y - 24 + 10)
    }
    #expect(layout.frame("content") == origin + [160, 40])
  }

  @Test(
    arguments: [
      (.automatic, [147, 289, 540, 620]), (.page, [65, 44, 704, 1110]),
      (.fitted, [387, 589, 60, 20]),
      (.form.fitted(horizontal: false, vertical: true), [147, 589, 540, 20]),
      (.page.sticky(horizontal: true), [65, 44, 704, 1110]),
    ] as [(PresentationSizing, [CGFloat])]
  )
  func `a sheet on a tablet is as large as its content asks for`(
    sizing: PresentationSizing,
    frame: [CGFloat]
  ) {
    let layout = ViewLayout(.device(Self.tablet)) {
      Color.blue.sheet(isPresented: .constant(true)) {
        Color.red
          .frame(minWidth: 60, idealWidth: 60, maxWidth: .infinity, minHeight: 20, idealHeight: 20)
          .frame(maxHeight: .infinity)
          .accessibilityIdentifier("content").presentationSizing(sizing)
      }
    }
    #expect(layout.frame("content") == frame)
  }

  @Test func `a choice on a tablet is a popover without a way out`() {
    let layout = ViewLayout(.device(Self.tablet)) {
      Color.blue.frame(width: 40, height: 20)
        .confirmationDialog("Title", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}.accessibilityIdentifier("delete")
          Button("Keep") {}.accessibilityIdentifier("keep")
          Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel")
        }
    }
    // The anchor's top is at 24 + 575 - 10, and the arrow is 13 long.
    #expect(layout.frame("delete") == [282, 576 - 114, 270, 57])
    #expect(layout.frame("keep") == [282, 576 - 57, 270, 57])
    #expect(layout.frame("cancel") == nil)
  }

  @Test func `a choice without words begins with its buttons`() {
    let layout = ViewLayout(.standard) {
      Text("Behind").confirmationDialog("Title", isPresented: .constant(true)) {
        Button("A") {}.accessibilityIdentifier("a")
      }
    }
    // Below it are 8 points, the card of the way out, and 8 points more.
    #expect(layout.frame("a") == [8, 480 - 8 - 57 - 8 - 57, 304, 57])
  }

  @Test func `nothing is presented while the binding says no`() {
    let layout = ViewLayout(.standard) {
      Text("Behind")
        .sheet(isPresented: .constant(false)) { Text("Sheet") }
        .sheet(item: .constant(nil as Named?)) { Text($0.id) }
        .fullScreenCover(isPresented: .constant(false)) { Text("Cover") }
        .popover(isPresented: .constant(false)) { Text("Popover") }
        .alert("Alert", isPresented: .constant(false)) {}
        .confirmationDialog("Choice", isPresented: .constant(false)) {}
    }
    #expect(layout.tree.size == CGSize(width: 48, height: 16))
    #expect(layout.elements == ["Text"])
  }

  @Test func `an item is handed to the sheet`() {
    let layout = ViewLayout(.standard) {
      Text("Behind").sheet(item: .constant(Named(id: "it"))) {
        Color.red.accessibilityIdentifier($0.id)
      }
    }
    #expect(layout.frame("it") == [0, 10, 320, 470])
    #expect(layout.elements == ["Text", "Sheet", "Color"])
  }

  @Test func `a cover fills the screen, its content the safe area`() {
    let layout = ViewLayout(.device(Self.phone)) {
      Text("Behind").fullScreenCover(isPresented: .constant(true)) {
        Color.red.accessibilityIdentifier("content")
      }
    }
    #expect(layout.frame("content") == [0, 59, 393, 759])
    #expect(layout.elements == ["Text", "FullScreenCover", "Color"])
  }

  @Test(
    arguments: [
      (LayoutDirection.leftToRight, [25, 160] as [CGFloat]), (.rightToLeft, [160, 25]),
    ]
  )
  func `two buttons of an alert stand side by side, the cancelling one first`(
    direction: LayoutDirection,
    xs: [CGFloat]
  ) {
    let layout = ViewLayout(.standard, direction) {
      Text("Behind").alert("Title", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}.accessibilityIdentifier("delete")
        Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel")
      } message: {
        Text("Message").accessibilityIdentifier("message")
      }
    }
    // The words are 19 + 16 + 4 + 16 + 19 points high.
    #expect(layout.frame("message") == [132, 220, 56, 16])
    #expect(layout.frame("cancel") == [xs[0], 255, 135, 44])
    #expect(layout.frame("delete") == [xs[1], 255, 135, 44])
  }

  @Test func `three buttons stand below each other, the cancelling one last`() {
    let layout = ViewLayout(.standard) {
      Text("Behind").alert("Title", isPresented: .constant(true)) {
        Button("No", role: .cancel) {}.accessibilityIdentifier("no")
        Button("A") {}.accessibilityIdentifier("a")
        Button("B") {}.accessibilityIdentifier("b")
      }
    }
    #expect(layout.frame("a") == [25, 201, 270, 44])
    #expect(layout.frame("b") == [25, 245, 270, 44])
    #expect(layout.frame("no") == [25, 289, 270, 44])
  }

  @Test func `buttons that do not fit side by side stand below each other`() {
    let layout = ViewLayout(.standard) {
      Text("Behind").alert("Title", isPresented: .constant(true)) {
        Button("As long as a whole line") {}.accessibilityIdentifier("long")
        Button("B") {}.accessibilityIdentifier("b")
      }
    }
    #expect(layout.frame("long") == [25, 223, 270, 44])
    #expect(layout.frame("b") == [25, 267, 270, 44])
  }

  @Test func `fields stand above the buttons of an alert`() {
    let layout = ViewLayout(.standard) {
      Text("Behind").alert("Title", isPresented: .constant(true)) {
        Button("OK") {}.accessibilityIdentifier("ok")
        TextField("Name", text: .constant("")).accessibilityIdentifier("name")
      }
    }
    #expect(layout.frame("name").map { [$0[0], $0[2]] } == [41, 238])
    let bottom = layout.frame("name").map { $0[1] + $0[3] }
    #expect(layout.frame("ok")?[1] == bottom.map { $0 + 8 })
  }

  @Test func `an alert without buttons and a choice without a way out have them added`() {
    let alert = ViewLayout(.standard) {
      Text("Behind").alert("Title", isPresented: .constant(true)) {}
    }
    #expect(alert.texts.contains("OK"))
    let choice = ViewLayout(.standard) {
      Text("Behind").confirmationDialog("Title", isPresented: .constant(true)) {
        Button("Red") {}.accessibilityIdentifier("red")
      }
    }
    #expect(choice.texts == ["Behind", "Red", "Cancel"])
    #expect(choice.frame("red") == [8, 350, 304, 57])
  }

  @Test func `a sheet may present another, and no sheet presents itself for ever`() {
    let layout = ViewLayout(.standard) { Endless() }
    #expect(layout.elements.filter { $0 == "Sheet" }.count == 8)
  }

  private struct Endless: View {
    var body: some View {
      Text("Again").sheet(isPresented: .constant(true)) { Endless() }
    }
  }

  @Test func `a page that is not shown presents nothing`() {
    let layout = ViewLayout(.standard) {
      TabView(selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").sheet(isPresented: .constant(true)) { Text("Sheet") }.tag(2)
      }
    }
    #expect(!layout.texts.contains("Sheet"))
  }

  @Test(
    arguments: [
      (LayoutDirection.leftToRight, [40, 100, 30, 30] as [CGFloat]),
      (.rightToLeft, [250, 100, 30, 30]),
    ]
  )
  func `content of a geometry reader presents over the canvas`(
    direction: LayoutDirection,
    inside: [CGFloat]
  ) {
    let layout = ViewLayout(.fixed(CGSize(width: 320, height: 480)), direction) {
      GeometryReader { _ in
        Color.blue.accessibilityIdentifier("inside").sheet(isPresented: .constant(true)) {
          Color.red.presentationDetents([.height(60)]).accessibilityIdentifier("content")
        }
      }
      .frame(width: 30, height: 30)
      .position(x: 55, y: 115)
    }
    #expect(layout.frame("inside") == inside)
    #expect(layout.frame("content") == [0, 420, 320, 60])
  }

  @Test func `a group presents once`() {
    let layout = ViewLayout(.standard) {
      Group {
        Text("One")
        Text("Two")
      }
      .sheet(isPresented: .constant(true)) { Text("Sheet") }
    }
    #expect(layout.texts == ["One", "Two", "Sheet"])
  }
}

extension ViewLayout {
  /// All texts, in document order.
  fileprivate var texts: [String] {
    drawings.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
  }
}
