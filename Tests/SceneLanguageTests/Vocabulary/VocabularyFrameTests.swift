import LayoutEngine
import Testing

@Suite struct `What scenes declare themselves` {
  @Test func `styles decide the size of controls`() {
    let scene = """
      struct Wide: ButtonStyle {
        var gap: CGFloat = 10
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(gap).opacity(configuration.isPressed ? 0.5 : 1)
        }
      }
      extension ButtonStyle where Self == Wide {
        static func wide(_ gap: CGFloat) -> Wide { Wide(gap: gap) }
      }
      struct Check: ToggleStyle {
        @Environment(\\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: {
            Color.red.frame(width: configuration.isOn ? 30 : 10, height: isEnabled ? 5 : 50)
          }
          .buttonStyle(.plain)
        }
      }
      #Preview {
        VStack(alignment: .leading, spacing: 0) {
          Button("ab") {}.buttonStyle(Wide()).accessibilityIdentifier("wide")
          Button("ab") {}.buttonStyle(.wide(2)).accessibilityIdentifier("narrow")
          Toggle("x", isOn: .constant(true)).toggleStyle(Check()).accessibilityIdentifier("on")
          Toggle("x", isOn: .constant(false)).toggleStyle(Check()).disabled(true)
            .accessibilityIdentifier("off")
        }
      }
      """
    let run = SceneFrames(scene)
    #expect(run.messages == [])
    #expect(run.frames["wide"].map { Array($0[2...]) } == [36, 36])
    #expect(run.frames["narrow"].map { Array($0[2...]) } == [20, 20])
    #expect(run.frames["on"].map { Array($0[2...]) } == [30, 5])
    #expect(run.frames["off"].map { Array($0[2...]) } == [10, 50])
  }

  @Test func `styles go on from those that every scene has`() {
    let run = SceneFrames(
      """
      struct Padded: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          PlainButtonStyle().makeBody(configuration: configuration).padding(5)
        }
      }
      struct Tall: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          TitleOnlyLabelStyle().makeBody(configuration: configuration).frame(height: 60)
        }
      }
      struct Twice: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack(spacing: 0) { one(configuration); one(configuration) }
        }
        func one(_ configuration: Configuration) -> some View { configuration.label.padding(2) }
      }
      struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Twice().makeBody(configuration: configuration).padding(1)
        }
      }
      #Preview {
        VStack {
          Button("ab") {}.buttonStyle(Padded()).accessibilityIdentifier("padded")
          Label("ab", systemImage: "star").labelStyle(Tall()).accessibilityIdentifier("tall")
          Button("ab") {}.buttonStyle(Framed()).accessibilityIdentifier("framed")
        }
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.frames["padded"].map { Array($0[2...]) } == [26, 26])
    #expect(run.frames["tall"].map { Array($0[2...]) } == [16, 60])
    #expect(run.frames["framed"].map { Array($0[2...]) } == [22, 42])
  }

  @Test func `keys of the environment hand values down`() {
    let run = SceneFrames(
      """
      struct GapKey: EnvironmentKey { static let defaultValue: CGFloat = 4 }
      extension EnvironmentValues {
        var gap: CGFloat { get { self[GapKey.self] } set { self[GapKey.self] = newValue } }
      }
      struct Bar: View {
        @Environment(\\.gap) private var gap
        let name: String
        var body: some View { Color.red.frame(width: gap, height: 1).accessibilityIdentifier(name) }
      }
      #Preview {
        VStack {
          Bar(name: "default")
          Bar(name: "set").environment(\\.gap, 12)
          Bar(name: "changed").transformEnvironment(\\.gap) { $0 += 3 }.environment(\\.gap, 20)
        }
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.frames["default"]?[2] == 4)
    #expect(run.frames["set"]?[2] == 12)
    #expect(run.frames["changed"]?[2] == 23)
  }

  @Test func `parts of the environment's values are read`() {
    let run = SceneFrames(
      """
      struct Gaps { var inner = Inner(); struct Inner { var width: CGFloat = 7 } }
      extension EnvironmentValues { @Entry var gaps = Gaps() }
      struct Bar: View {
        @Environment(\\.gaps.inner.width) private var width
        @Environment(\\.locale.identifier) private var language
        var body: some View {
          Color.red.frame(width: language == "ar" ? width * 2 : width, height: 1)
            .accessibilityIdentifier(language)
        }
      }
      #Preview {
        Bar()
        Bar().environment(\\.locale, Locale(identifier: "ar"))
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.frames["en_US"]?[2] == 7)
    #expect(run.frames["ar"]?[2] == 14)
  }

  @Test func `objects are found by their type`() {
    let run = SceneFrames(
      """
      class Store: ObservableObject { @Published var width: CGFloat = 30 }
      @Observable class Model { var height: CGFloat = 7 }
      struct Bar: View {
        @EnvironmentObject var store: Store
        @Environment(Model.self) private var model
        var body: some View {
          Color.red.frame(width: store.width, height: model.height).accessibilityIdentifier("bar")
        }
      }
      #Preview { Bar().environmentObject(Store()).environment(Model()) }
      """
    )
    #expect(run.messages == [])
    #expect(run.frames["bar"].map { Array($0[2...]) } == [30, 7])
  }

  @Test func `preferences and anchors reach the views around`() {
    let run = SceneFrames(
      """
      struct WidthKey: PreferenceKey {
        static var defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
          value = max(value, nextValue())
        }
      }
      struct PlaceKey: PreferenceKey {
        typealias Value = [Anchor<CGRect>]
        static var defaultValue: Value = []
        static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
      }
      #Preview {
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 8).preference(key: WidthKey.self, value: 30)
            .anchorPreference(key: PlaceKey.self, value: .bounds) { [$0] }
          Color.red.frame(width: 10, height: 8).preference(key: WidthKey.self, value: 10)
            .anchorPreference(key: PlaceKey.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(WidthKey.self) { width in
          Color.blue.frame(width: width / 2).accessibilityIdentifier("half")
        }
        .backgroundPreferenceValue(PlaceKey.self) { places in
          GeometryReader { geometry in
            Color.blue.frame(width: geometry[places[1]].minX, height: CGFloat(places.count))
              .accessibilityIdentifier("place")
          }
        }
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.frames["half"]?[2] == 15)
    #expect(run.frames["place"].map { Array($0[2...]) } == [30, 2])
  }

  @Test(.timeLimit(.minutes(1))) func `layouts ask for their views one by one`() {
    let scene = """
      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: CGFloat(subviews.endIndex) / 200, height: subviews.isEmpty ? 0 : 9)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for index in subviews.indices where subviews.first != subviews[index] {
            let y = subviews[index] == subviews.last ? bounds.maxY : bounds.minY
            subviews[index].place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
          }
        }
      }
      #Preview {
        Row {
          ForEach(0..<19_999, id: \\.self) { _ in Color.red.frame(width: 1, height: 1) }
          Color.red.frame(width: 5, height: 5).accessibilityIdentifier("last")
        }
        .accessibilityIdentifier("row")
      }
      """
    let run = SceneFrames(scene)
    #expect(run.messages == [])
    #expect(run.frames["row"].map { Array($0[2...]) } == [100, 9])
    let (row, last) = (run.frames["row"] ?? [], run.frames["last"] ?? [])
    #expect(last == [row.first ?? 0, (row.dropFirst().first ?? 0) + 9, 5, 5])
  }

  @Test func `layouts read the values that views tell them`() {
    let scene = """
      struct Rank: LayoutValueKey { static let defaultValue = 1 }
      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 100, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews {
            let x = bounds.minX + CGFloat(subview[Rank.self]) * 10
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
          }
        }
      }
      #Preview {
        Row {
          Color.red.frame(width: 5, height: 5).layoutValue(key: Rank.self, value: 3)
            .accessibilityIdentifier("three")
          Color.red.frame(width: 5, height: 5).accessibilityIdentifier("one")
        }
      }
      """
    let run = SceneFrames(scene)
    #expect(run.messages == [])
    #expect(run.frames["three"]?[0] == 140)
    #expect(run.frames["one"]?[0] == 120)
    #expect(SceneFrames(scene, .rightToLeft).frames["three"]?[0] == 175)
  }

  @Test func `names of spaces are found by readers inside`() {
    let run = SceneFrames(
      """
      #Preview {
        ZStack {
          GeometryReader { geometry in
            let place = geometry.frame(in: .named("card"))
            Color.red.frame(width: place.minX, height: geometry.size.height)
              .accessibilityIdentifier("it")
          }
          .frame(width: 40, height: 20)
          .padding(.leading, 15)
        }
        .coordinateSpace(name: "card")
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.frames["it"].map { Array($0[2...]) } == [15, 20])
  }

  @Test func `a length can be reckoned from that of the container`() {
    let run = SceneFrames(
      """
      #Preview {
        ScrollView(.horizontal) {
          Color.red.containerRelativeFrame(.horizontal) { length, axis in
            axis == .horizontal ? length / 4 : length
          }
          .accessibilityIdentifier("it")
        }
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.frames["it"]?[2] == 80)
  }

  @Test func `a picker shows the option whose element it is bound to`() {
    let scene = """
      enum Taste: String, CaseIterable, Identifiable {
        case sweet, sour
        var id: Self { self }
      }
      struct Menu: View {
        @State var taste = Taste.sour
        var body: some View {
          Picker("Taste", selection: $taste) {
            ForEach(Taste.allCases) { Text($0.rawValue).accessibilityIdentifier($0.rawValue) }
          }
        }
      }
      #Preview { Menu() }
      """
    let run = SceneFrames(scene)
    #expect(run.messages == [])
    #expect(run.frames["sour"] != nil)
    #expect(run.frames["sweet"] == nil)
  }
}
