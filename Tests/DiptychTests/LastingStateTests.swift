import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `State of compiled views` {
  private struct Row: View {
    @State private var width: CGFloat = 1
    let name: String
    let more: CGFloat

    var body: some View {
      Color.red.frame(width: width).accessibilityIdentifier(name).onAppear { width += more }
    }
  }

  private struct Owner: View {
    @State private var count = 1

    var body: some View {
      HStack {
        Row(name: "first", more: 4)
        ForEach(0..<count, id: \.self) { Row(name: "row \($0)", more: CGFloat($0)) }
      }
      .onAppear { count = 3 }
      .onChange(of: count) { old, new in if new == 3 { count = old + 1 } }
    }
  }

  private static func settled(_ view: some View) -> (widths: [String: CGFloat], rounds: Int) {
    let environment = EnvironmentValues(layoutDirection: .leftToRight)
    let actions = LayoutActions()
    var widths: [String: CGFloat] = [:]
    var rounds = 0
    repeat {
      rounds += 1
      actions.begin()
      let tree = LayoutTree(root: view, environment: environment, actions: actions)
      let pass = LayoutPass(tree, textMeasuring: CountedText())
      let canvas = pass.layOut(in: .fixed(CGSize(width: 100, height: 100)))
      let placed = pass.placedTree(.leftToRight, canvas: canvas)
      widths = [:]
      for node in placed.nodes {
        if let identifier = node.identifier { widths[identifier] = node.frame.width }
      }
    } while actions.run() && rounds < 10
    return (widths, rounds)
  }

  @Test func `each view keeps its own until nothing changes any more`() {
    let (widths, rounds) = Self.settled(Owner())
    #expect(widths == ["first": 5, "row 0": 1, "row 1": 2])
    // Appearing, the change to 3, the change to 2, and one round in which nothing happens.
    #expect(rounds == 4)
  }

  @Test func `a view that is laid out once shows its initial state`() {
    #expect(ViewLayout(100, 100) { Owner() }.frame("first")?[2] == 1)
  }
}
