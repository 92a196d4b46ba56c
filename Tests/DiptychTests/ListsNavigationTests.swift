import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Bars` {
  private var filled: some View { Color.red.accessibilityIdentifier("content") }

  @Test func `a large title stands below the bar, an inline one in it`() {
    func top(@ViewBuilder _ content: () -> some View) -> [CGFloat]? {
      ViewLayout(200, 300) { NavigationStack(root: content) }.frame("content")
    }
    #expect(top { filled } == [0, 44, 200, 256])
    #expect(top { filled.navigationTitle("Title") } == [0, 96, 200, 204])
    #expect(
      top { filled.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        == [0, 44, 200, 256]
    )
    #expect(top { filled.navigationTitle("Title").navigationBarHidden(true) } == [0, 0, 200, 300])
    #expect(
      top { filled.toolbar(.hidden, for: .navigationBar).navigationTitle("T") } == [0, 0, 200, 300]
    )
    #expect(top { filled.ignoresSafeArea() } == [0, 0, 200, 300])
  }

  @Test(
    arguments: [
      (LayoutDirection.leftToRight, [16, 160, 90]), (.rightToLeft, [160, 16, 90]),
    ] as [(LayoutDirection, [CGFloat])]
  )
  func `views in a toolbar stand where they ask to`(direction: LayoutDirection, xs: [CGFloat]) {
    func item(_ name: String, _ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10).accessibilityIdentifier(name)
    }
    let layout = ViewLayout(200, 300, direction) {
      NavigationStack {
        Color.blue.toolbar {
          item("trailing", 24)
          ToolbarItem(placement: .topBarLeading) { item("leading", 24) }
          ToolbarItem(placement: .principal) { item("middle", 20) }
        }
      }
    }
    #expect(layout.frame("leading") == [xs[0], 17, 24, 10])
    #expect(layout.frame("trailing") == [xs[1], 17, 24, 10])
    #expect(layout.frame("middle") == [xs[2], 17, 20, 10])
  }

  @Test(
    arguments: [(LayoutDirection.leftToRight, [16, 164]), (.rightToLeft, [164, 16])]
      as [(LayoutDirection, [CGFloat])]
  )
  func `a bottom bar is there for views that ask for it`(
    direction: LayoutDirection,
    xs: [CGFloat]
  ) {
    func item(_ name: String) -> some View {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier(name)
    }
    func layout(_ placement: ToolbarItemPlacement, _ visibility: Visibility) -> ViewLayout {
      ViewLayout(200, 300, direction) {
        NavigationStack {
          filled
            .toolbar {
              ToolbarItemGroup(placement: placement) {
                item("first")
                Spacer()
                item("last")
              }
            }
            .toolbar(visibility, for: .bottomBar)
        }
      }
    }
    let barred = layout(.bottomBar, .automatic)
    #expect(barred.frame("content") == [0, 44, 200, 212])
    #expect(barred.frame("first") == [xs[0], 273, 20, 10])
    #expect(barred.frame("last") == [xs[1], 273, 20, 10])
    for bare in [layout(.bottomBar, .hidden), layout(.keyboard, .automatic)] {
      #expect(bare.frame("content") == [0, 44, 200, 256])
      #expect(bare.frame("first") == nil)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `bars run as their stack does, whatever the direction around it`(direction: LayoutDirection)
  {
    func item(_ name: String) -> some View {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier(name)
    }
    let layout = ViewLayout(200, 300, direction) {
      NavigationStack {
        filled.toolbar {
          ToolbarItem(placement: .topBarLeading) { item("top") }
          ToolbarItemGroup(placement: .bottomBar) {
            item("first")
            Spacer()
            item("last")
          }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(layout.frame("top") == [164, 17, 20, 10])
    #expect(layout.frame("first") == [164, 273, 20, 10])
    #expect(layout.frame("last") == [16, 273, 20, 10])
  }

  @Test func `a tab view shows the chosen view above its bar`() {
    func shown(_ selection: Binding<Int>?) -> [String] {
      ViewLayout(200, 300) {
        TabView(selection: selection) {
          Color.red.tabItem { Text("One") }.tag(1)
          Rectangle().tabItem { Text("Two") }.tag(2)
        }
      }
      .elements
    }
    #expect(shown(nil) == ["TabView", "Color", "Text", "Text"])
    #expect(shown(.constant(2)) == ["TabView", "Rectangle", "Text", "Text"])
    let layout = ViewLayout(200, 300) {
      TabView { filled.tabItem { Label("One", systemImage: "star") } }
    }
    #expect(layout.frame("content") == [0, 0, 200, 251])
    let pages = ViewLayout(200, 300) { TabView { filled }.tabViewStyle(.page) }
    #expect(pages.frame("content") == [0, 0, 200, 300])
  }

  @Test func `links outside of lists hug their labels`() {
    let layout = ViewLayout(200, 300) {
      NavigationLink("More", value: 3).accessibilityIdentifier("link")
    }
    #expect(layout.frame("link")?.suffix(2) == [32, 16])
  }

  @Test(
    arguments: [
      ("iPhone 15", HeldDevice.Orientation.portrait, [0, 393], nil),
      ("iPad Pro 11", .landscape, [0, 320], [321, 873]),
    ] as [(String, HeldDevice.Orientation, [CGFloat], [CGFloat]?)]
  )
  func `columns stand side by side where there is room`(
    device: String,
    orientation: HeldDevice.Orientation,
    first: [CGFloat],
    last: [CGFloat]?
  ) throws {
    let preset = try #require(DevicePreset.named(device))
    let held = HeldDevice(preset, isLandscape: orientation == .landscape)
    for direction in LayoutDirection.allCases {
      let layout = ViewLayout(.device(held), direction) {
        NavigationSplitView {
          Color.red.accessibilityIdentifier("first")
        } detail: {
          Color.blue.accessibilityIdentifier("last")
        }
      }
      func columns(_ name: String) -> [CGFloat]? {
        layout.frame(name).map { frame in
          [
            direction == .leftToRight ? frame[0] : layout.tree.size.width - frame[0] - frame[2],
            frame[2],
          ]
        }
      }
      #expect(columns("first") == first)
      #expect(columns("last") == last)
    }
  }
}
