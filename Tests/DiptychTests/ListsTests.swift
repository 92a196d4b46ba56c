import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Lists` {
  private func row(_ name: String) -> some View {
    Color.red.frame(width: 40, height: 10).accessibilityIdentifier(name)
  }

  /// The frames of all named rows of a list 320 points wide.
  private func rows(
    _ names: String...,
    direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ list: () -> some View
  ) -> [[CGFloat]?] {
    let layout = ViewLayout(320, 480, direction, list)
    return names.map { layout.frame($0) }
  }

  /// The frames of all lines between rows.
  private func lines(@ViewBuilder _ list: () -> some View) -> [[CGFloat]] {
    ViewLayout(320, 480, .leftToRight, list).tree.nodes.filter { node in
      node.frame.height == 1 && node.drawing != nil
    }
    .map { [$0.frame.minX, $0.frame.minY, $0.frame.maxX] }
  }

  @Test func `rows are at least 44 points high, in a box 16 from the edges`() {
    let frames = rows("first", "second", "tall") {
      List {
        row("first")
        row("second")
        Color.red.frame(height: 60).accessibilityIdentifier("tall")
      }
    }
    // 35 above the box, 11 above the tall row's content.
    #expect(frames[0] == [36, 35 + 17, 40, 10])
    #expect(frames[1] == [36, 35 + 44 + 17, 40, 10])
    #expect(frames[2] == [36, 35 + 88 + 11, 248, 60])
  }

  @Test func `a line begins with the first text of the row above it`() {
    let found = lines {
      List {
        Label("ab", systemImage: "star")
        HStack {
          Color.red.frame(width: 30, height: 10).overlay { Text("x") }
          Text("ab")
        }
        row("none")
        Text("cd").alignmentGuide(.listRowSeparatorLeading) { _ in -10 }
          .alignmentGuide(.listRowSeparatorTrailing) { $0.width }
        Text("hidden").listRowSeparator(.hidden)
        Text("last")
      }
    }
    #expect(found == [[60, 79, 304], [74, 123, 304], [36, 167, 304]])
    let told = lines {
      List {
        Text("cd").alignmentGuide(.listRowSeparatorLeading) { _ in -10 }
          .alignmentGuide(.listRowSeparatorTrailing) { $0.width }
        Text("last")
      }
    }
    #expect(told == [[26, 79, 52]])
  }

  @Test func `a plain list runs from edge to edge`() {
    let frames = rows("first", "second") {
      List {
        row("first")
        row("second")
      }
      .listStyle(.plain)
    }
    #expect(frames == [[20, 17, 40, 10], [20, 61, 40, 10]])
  }

  @Test func `rows begin at the leading edge`() {
    let frames = rows("first", direction: .rightToLeft) { List { row("first") } }
    #expect(frames == [[320 - 36 - 40, 52, 40, 10]])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a row that is too wide sticks out at its trailing edge`(direction: LayoutDirection) {
    let frames = rows("list", "wide", "narrow", direction: direction) {
      List {
        Color.red.frame(width: 400, height: 10).accessibilityIdentifier("wide")
        row("narrow")
      }
      .listStyle(.plain)
      .accessibilityIdentifier("list")
    }
    let isMirrored = direction == .rightToLeft
    #expect(frames[0]?[0] == 0 && frames[0]?[2] == 320)
    #expect(frames[1] == [isMirrored ? 320 - 20 - 400 : 20, 17, 400, 10])
    #expect(frames[2] == [isMirrored ? 320 - 20 - 40 : 20, 61, 40, 10])
  }

  @Test func `every view in groups and loops is a row, a container is one`() {
    let frames = rows("first", "third", "fourth") {
      List {
        ForEach(0..<1) { _ in row("first") }
        Group {
          Text("second")
          row("third")
        }
        HStack {
          row("fourth")
          row("same")
        }
      }
    }
    #expect(frames.map { $0?[1] } == [52, 140, 184])
  }

  @Test func `an open disclosure group makes rows below its own, which begin further in`() {
    func list(isExpanded: Bool, _ direction: LayoutDirection = .leftToRight) -> [[CGFloat]?] {
      rows("label", "child", "deep", "next", direction: direction) {
        List {
          DisclosureGroup(isExpanded: .constant(isExpanded)) {
            row("child")
            DisclosureGroup(isExpanded: .constant(true)) {
              row("deep")
            } label: {
              Text("Inner")
            }
          } label: {
            row("label")
          }
          row("next")
        }
      }
    }
    let open = list(isExpanded: true)
    #expect(open[0] == [36, 52, 40, 10])
    #expect(open[1] == [46, 52 + 44, 40, 10])
    #expect(open[2] == [56, 52 + 132, 40, 10])
    #expect(open[3] == [36, 52 + 176, 40, 10])
    #expect(list(isExpanded: false) == [open[0], nil, nil, [36, 52 + 44, 40, 10]])
    #expect(list(isExpanded: true, .rightToLeft)[2] == [320 - 56 - 40, 184, 40, 10])
  }

  @Test func `sections have boxes of their own between header and footer`() {
    let frames = rows("header", "row", "footer", "loose", "last") {
      List {
        Section {
          row("row")
        } header: {
          row("header")
        } footer: {
          row("footer")
        }
        row("loose")
        Section { row("last") }
      }
    }
    // The header has 17 above and 7 below it, the footer 7 above.
    #expect(frames[0] == [36, 17, 40, 10])
    #expect(frames[1] == [36, 34 + 17, 40, 10])
    #expect(frames[2] == [36, 78 + 7, 40, 10])
    #expect(frames[3] == [36, 95 + 35 + 17, 40, 10])
    #expect(frames[4] == [36, 174 + 35 + 17, 40, 10])
  }

  @Test func `rows after a section have a box of their own`() {
    let frames = rows("inside", "after", "later") {
      List {
        Section { row("inside") }
        row("after")
        Section { row("later") }
      }
    }
    #expect(frames.map { $0?[1] } == [52, 131, 210])
  }

  @Test func `lines run between rows of a box, from their content to the trailing edge`() {
    let twoBoxes = lines {
      List {
        row("first")
        row("second").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
        row("third")
        Section { row("alone") }
      }
    }
    #expect(twoBoxes == [[36, 79, 304], [66, 123, 304]])
    #expect(
      lines {
        List {
          row("first")
          row("second").listRowSeparator(.hidden)
          row("third")
          row("fourth").listRowSeparator(.hidden, edges: .bottom)
          row("fifth")
        }
      } == [[36, 35 + 132, 304]]
    )
  }

  @Test func `a row's background fills it`() {
    let frames = rows("ground", "row") {
      List {
        Text("above")
        row("row").listRowBackground(Color.blue.accessibilityIdentifier("ground"))
      }
    }
    #expect(frames == [[16, 79, 288, 44], [36, 96, 40, 10]])
  }

  @Test func `a row with a control is no higher than one with a line of text`() {
    let frames = rows("toggle", "below") {
      List {
        HStack { Toggle("On", isOn: .constant(true)).accessibilityIdentifier("toggle") }
        row("below")
      }
    }
    #expect(frames.map { $0?[1] } == [35 + 6.5, 35 + 44 + 17])
  }

  @Test func `rows keep distances that a scene sets`() {
    let frames = rows("first", "second") {
      List {
        row("first")
        Section { row("second") }
      }
      .listSectionSpacing(10)
      .environment(\.defaultMinListRowHeight, 30)
    }
    // With 11 above and below, a row 10 points high is 32.
    #expect(frames.map { $0?[1] } == [10 + 11, 10 + 32 + 10 + 11])
  }

  @Test func `a list takes its area, empty or not, and lists its rows`() {
    for count in 0..<3 {
      let layout = ViewLayout(320, 200) {
        List(0..<count) { Text("Row \($0)") }.accessibilityIdentifier("list")
      }
      #expect(layout.frame("list") == [0, 0, 320, 200])
      #expect(layout.elements == ["List"] + Array(repeating: "Text", count: count))
    }
  }

  @Test func `pickers and links fill the rows of a form`() {
    let layout = ViewLayout(320, 480) {
      Form {
        Picker("Fruit", selection: .constant(1)) { Text("Fig").tag(1) }
          .accessibilityIdentifier("picker")
        NavigationLink("More") { Text("There") }.accessibilityIdentifier("link")
      }
    }
    #expect(layout.frame("picker") == [36, 49, 248, 16])
    #expect(layout.frame("link") == [36, 93, 248, 16])
  }

  @Test func `margins and anchors of scroll views are those of lists too`() {
    func row(_ list: some View) -> [CGFloat]? { ViewLayout(300, 100) { list }.frame("row") }
    let list = List {
      Color.blue.frame(height: 200)
      Color.red.frame(height: 60).accessibilityIdentifier("row")
    }
    .listStyle(.plain)
    let plain = row(list)
    let moved = row(list.contentMargins(.leading, 40, for: .scrollContent))
    #expect(moved?[0] == plain.map { $0[0] + 40 })
    #expect(moved?[2] == plain.map { $0[2] - 40 })
    #expect(row(list.contentMargins(.top, 12))?[1] == plain.map { $0[1] + 12 })
    // The row has 11 points of room below it.
    #expect(row(list.defaultScrollAnchor(.bottom))?[1] == 29)
  }
}
