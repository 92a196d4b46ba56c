import LayoutEngine
import SceneLanguage
import Testing

@testable import PreviewPipeline

@Suite struct `What appearance() says of SwiftUI's controls` {
  private static let red = Paint(.rgb(red: 1, green: 0, blue: 0))

  private static func drawings(_ setting: String, _ body: String) throws -> [Drawing] {
    let text = """
      import SwiftUI
      struct Screen: View {
        init() { \(setting) }
        var body: some View { \(body) }
      }
      #Preview { Screen() }
      """
    let source = SceneSource(path: "Scene.swift", text: text)
    let report = try #require(PreviewPipeline.layOut(PreviewRequest(source: source)))
    #expect(report.diagnostics.isEmpty)
    return report.previews.first?.trees[.leftToRight]?.nodes.compactMap(\.drawing) ?? []
  }

  private static let bar = "NavigationStack { Color.clear.navigationTitle(\"Title\") }"
  private static let tabs =
    "TabView { Text(\"a\").tabItem { Text(\"A\") }; Text(\"b\").tabItem { Text(\"B\") } }"
  private static let segments = """
    Picker("", selection: .constant(1)) { Text("A").tag(0); Text("B").tag(1) }
      .pickerStyle(.segmented)
    """
  private static let pages =
    "TabView { Text(\"a\"); Text(\"b\") }.tabViewStyle(.page)"

  @Test(arguments: [
    ("UINavigationBar.appearance().backgroundColor = .red", bar),
    ("UITabBar.appearance().backgroundColor = .red", tabs),
    ("UISegmentedControl.appearance().backgroundColor = .red", segments),
    ("UISegmentedControl.appearance().selectedSegmentTintColor = .red", segments),
    ("UIPageControl.appearance().currentPageIndicatorTintColor = .red", pages),
    ("UIPageControl.appearance().pageIndicatorTintColor = .red", pages),
  ])
  func `fills a part of one`(setting: String, body: String) throws {
    let fills = try Self.drawings(setting, body).filter { drawing in
      if case .shape(_, fill: Self.red, stroke: _) = drawing { true } else { false }
    }
    #expect(fills.count == 1)
  }

  @Test func `hides the bar of tabs`() throws {
    let texts = try Self.drawings("UITabBar.appearance().isHidden = true", Self.tabs).filter {
      if case .text = $0 { true } else { false }
    }
    #expect(texts.count == 1)
  }

  @Test(arguments: [
    (
      "UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]", bar
    ),
    ("UITabBar.appearance().unselectedItemTintColor = .red", tabs),
    (
      "UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)",
      segments
    ),
  ])
  func `colours one of its texts`(setting: String, body: String) throws {
    let texts = try Self.drawings(setting, body).filter { drawing in
      if case .text(let text) = drawing { text.runs.first?.paint == Self.red } else { false }
    }
    #expect(texts.count == 1)
  }
}
