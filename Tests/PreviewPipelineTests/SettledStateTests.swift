import LayoutEngine
import SceneLanguage
import Testing

@testable import PreviewPipeline

/// Scenes whose actions change their state before the picture is taken.
@Suite struct `State that actions change` {
  private static func report(_ scene: String) throws -> PreviewReport {
    let text = scene + "\n#Preview(traits: .fixedLayout(width: 100, height: 100)) { Scene() }"
    let source = SceneSource(path: "a.swift", text: text)
    return try #require(PreviewPipeline.layOut(PreviewRequest(source: source)))
  }

  private static func widths(_ scene: String) throws -> [CGFloat] {
    let report = try report(scene)
    #expect(report.diagnostics.map(\.message) == [])
    let views = try #require(report.previews.first?.trees[.leftToRight]).views
    return views.filter { $0.identifier == "shown" }.map(\.frame.width)
  }

  private static let shown = "Color.red.frame(width: width).accessibilityIdentifier(\"shown\")"

  @Test(
    arguments: [
      ".onAppear { width = 50 }",
      ".task { width = 50 }",
      ".onAppear { set() }",
      ".task { width = 50; try? await Task.sleep(for: .seconds(1)); width = 60 }",
      ".task { while !Task.isCancelled { width = 50; try? await Task.sleep(nanoseconds: 9) } }",
      ".onAppear { Task { width = 50 } }",
      ".onAppear { Task { try await Task.sleep(for: .seconds(1)) }; width = 50 }",
      ".onAppear { DispatchQueue.main.async { width = 50 } }",
      ".onAppear { other = 25 }.onChange(of: other) { width = other * 2 }",
      ".onAppear { other = 25 }.task(id: other) { width = other * 2 }",
      ".task { other = 25 }.task(id: other) { width = other * 2 }",
      ".onAppear { other = 25 }.onChange(of: other) { old, new in width = old + new + 24 }",
      ".onChange(of: width, initial: true) { old, new in if new == 10 { width = old + 40 } }",
      ".onGeometryChange(for: CGFloat.self) { $0.size.height / 2 } action: { width = $0 }",
      ".preference(key: Key.self, value: 50).onPreferenceChange(Key.self) { width = $0 }",
      ".overlay { Half(width: $width) }",
    ]
  )
  func `the picture shows what they leave`(modifier: String) throws {
    let scene = """
      struct Key: PreferenceKey {
        static var defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
      struct Half: View {
        @Binding var width: CGFloat
        var body: some View { Color.clear.onAppear { width = 50 } }
      }
      struct Scene: View {
        @State private var width: CGFloat = 10
        @State private var other: CGFloat = 1
        func set() { width = 50 }
        var body: some View { \(Self.shown)\(modifier) }
      }
      """
    #expect(try Self.widths(scene) == [50])
  }

  @Test func `what a geometry reader puts off reaches the picture`() throws {
    let scene = """
      struct Scene: View {
        @State private var width: CGFloat = 0
        var body: some View {
          ZStack { Color.clear.frame(width: 50); \(Self.shown) }
            .background(GeometryReader { proxy -> Color in
              DispatchQueue.main.async { width = proxy.size.width }
              return .clear
            })
        }
      }
      """
    #expect(try Self.widths(scene) == [50])
  }

  @Test func `an object that a view owns lives through all of them`() throws {
    let scene = """
      class Model: ObservableObject { @Published var width: CGFloat = 10 }
      struct Row: View {
        @StateObject private var model = Model()
        var body: some View { let width = model.width; \(Self.shown).onAppear { model.width += 5 } }
      }
      struct Scene: View {
        @State private var count = 1
        var body: some View { HStack { Row() }.onAppear { count = 2 } }
      }
      """
    #expect(try Self.widths(scene) == [15])
  }

  @Test func `views of one kind keep their own state, and rows keep it by their names`() throws {
    let scene = """
      struct Row: View {
        @State private var width: CGFloat = 1
        let more: CGFloat
        var body: some View { \(Self.shown).onAppear { width += more } }
      }
      struct Scene: View {
        @State private var names: [CGFloat] = [3, 4]
        var body: some View {
          VStack {
            Row(more: 1)
            Row(more: 2)
            ForEach(names, id: \\.self) { Row(more: $0) }
          }
          .onAppear { names = [5, 3] }
        }
      }
      """
    // The row named 3 moves behind a new one and is still as wide as it was.
    #expect(try Self.widths(scene) == [2, 3, 6, 4])
  }

  @Test func `views in geometry readers keep their state too`() throws {
    let scene = """
      struct Row: View {
        @State private var width: CGFloat = 1
        var body: some View { \(Self.shown).onAppear { width += 1 } }
      }
      struct Scene: View {
        var body: some View { VStack { GeometryReader { _ in Row() }; GeometryReader { _ in Row() } } }
      }
      """
    #expect(try Self.widths(scene) == [2, 2])
  }

  @Test func `rows whose identities a body makes come to rest`() throws {
    let scene = """
      struct Row: Identifiable {
        let id = UUID()
        let width: CGFloat
      }
      struct Rows: View {
        let rows = [Row(width: 10), Row(width: 20)]
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            ForEach(rows) { row in
              Color.clear.frame(width: row.width, height: 5)
                .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            }
            \(Self.shown)
          }
        }
      }
      struct Scene: View {
        var body: some View { Rows() }
      }
      """
    #expect(try Self.widths(scene) == [20])
  }

  @Test func `what actions make is new every time`() throws {
    let scene = """
      struct Scene: View {
        @State private var made: [UUID] = []
        @State private var round = 0
        private var width: CGFloat { CGFloat(Set(made).count) }
        var body: some View {
          \(Self.shown)
            .onAppear { round = 1 }
            .onChange(of: round) { made.append(UUID()); if round < 4 { round += 1 } }
        }
      }
      """
    #expect(try Self.widths(scene) == [4])
  }

  @Test func `tasks begin when what has appeared is done`() throws {
    let report = try Self.report(
      """
      struct Scene: View {
        @State private var count = 0
        var body: some View {
          Text("x")
            .task { print("task", count); count = 4 }
            .task(id: count / 2) { print("half", count) }
            .onAppear { print("appeared"); count = 3 }
            .onChange(of: count) { print("changed to", $1) }
        }
      }
      """
    )
    #expect(
      report.console == [
        "appeared", "changed to 3", "half 3", "task 3", "changed to 4", "half 4",
      ]
    )
  }

  @Test func `state that never settles is told, with the last picture`() throws {
    let report = try Self.report(
      """
      struct Scene: View {
        @State private var width: CGFloat = 10
        var body: some View { \(Self.shown).onChange(of: width, initial: true) { width += 1 } }
      }
      """
    )
    #expect(report.diagnostics.map(\.severity) == [.warning])
    #expect(report.diagnostics.first?.mistake == .stateKeepsChanging(rounds: 8))
    #expect(report.previews.first?.isFailed == false)
  }
}
