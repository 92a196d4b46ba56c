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

  private func columns(
    _ orientation: HeldDevice.Orientation,
    _ direction: LayoutDirection,
    _ visibility: NavigationSplitViewVisibility,
    _ compact: NavigationSplitViewColumn
  ) throws -> [[CGFloat]?] {
    let name = orientation == .portrait ? "iPhone 15" : "iPad Pro 11"
    let preset = try #require(DevicePreset.named(name))
    let held = HeldDevice(preset, isLandscape: orientation == .landscape)
    let layout = ViewLayout(.device(held), direction) {
      NavigationSplitView(
        columnVisibility: .constant(visibility),
        preferredCompactColumn: .constant(compact)
      ) {
        Color.red.accessibilityIdentifier("sidebar")
      } content: {
        Color.green.accessibilityIdentifier("content")
      } detail: {
        Color.blue.accessibilityIdentifier("detail")
      }
    }
    return ["sidebar", "content", "detail"].map { name in
      layout.frame(name).map { [$0[0], $0[2]] }
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a column that the scene prefers stands alone on a phone`(direction: LayoutDirection) throws
  {
    #expect(try columns(.portrait, direction, .all, .sidebar) == [[0, 393], nil, nil])
    #expect(try columns(.portrait, direction, .all, .content) == [nil, [0, 393], nil])
    #expect(try columns(.portrait, direction, .detailOnly, .detail) == [nil, nil, [0, 393]])
  }

  @Test func `the columns that the scene shows stand side by side on a tablet`() throws {
    let found = { visibility, direction in
      try columns(.landscape, direction, visibility, .sidebar)
    }
    // 1194 points: columns of 320, and lines of one point between them.
    #expect(try found(.detailOnly, .leftToRight) == [nil, nil, [0, 1194]])
    #expect(try found(.doubleColumn, .leftToRight) == [nil, [0, 320], [321, 873]])
    #expect(try found(.all, .leftToRight) == [[0, 320], [321, 320], [642, 552]])
    #expect(try found(.all, .rightToLeft) == [[874, 320], [553, 320], [0, 552]])
  }

  @Test func `the line below segments begins at the row's edge`() {
    func lines(_ direction: LayoutDirection, _ picker: some View) -> [CGFloat] {
      let layout = ViewLayout(300, 300, direction) {
        Form {
          picker
          Text("below")
        }
      }
      return layout.tree.nodes.filter { $0.frame.height == 1 && $0.drawing != nil }
        .map(\.frame.width)
    }
    let picker = Picker("x", selection: .constant(1)) {
      Text("a").tag(1)
      Text("b").tag(2)
    }
    for direction in LayoutDirection.allCases {
      let plain = lines(direction, Color.red)
      #expect(plain.count == 1)
      #expect(lines(direction, picker.pickerStyle(.segmented)) == plain)
    }
  }
}
