import Testing

/// What listings of articles and answers of forums had, and what it does when it runs.
@Suite struct `Programs that people have` {
  @Test(arguments: [
    (
      """
      final class Model: ObservableObject {
        @Published var name = "noa"
        @Published var length = 0
        private var kept: Set<AnyCancellable> = []
        init() {
          $name.map(\\.count).sink { [weak self] in self?.length = $0 }.store(in: &kept)
          $name.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { _ in print("late") }.store(in: &kept)
        }
      }
      print(Model().length)
      """, ["3"]
    ),
    (
      """
      final class Model: ObservableObject {
        @Published var volume = 1 { didSet { print("volume", oldValue, volume) } }
        var pan = 2 { willSet { print("pan", newValue) } }
      }
      struct Mixer: View {
        @ObservedObject var model: Model
        func change(_ volume: Binding<Int>, _ pan: Binding<Int>) {
          volume.wrappedValue = 5
          pan.wrappedValue += 1
        }
        var body: some View { let _ = change($model.volume, $model.pan); Text("x") }
      }
      #Preview { Mixer(model: Model()) }
      """, ["volume 1 5", "pan 3"]
    ),
    (
      """
      @Model final class Note { var title: String; init(title: String) { self.title = title } }
      struct Notes: View {
        @Query(sort: \\Note.title) private var notes: [Note]
        @Environment(\\.modelContext) private var context
        var body: some View { let _ = print(notes.map(\\.title)); ForEach(notes) { Text($0.title) } }
      }
      struct Shown: PreviewProvider {
        static var previews: some View {
          let container = try! ModelContainer(
            for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
          container.mainContext.insert(Note(title: "b"))
          container.mainContext.insert(Note(title: "a"))
          return Notes().modelContainer(container)
        }
      }
      """, ["[\"a\", \"b\"]"]
    ),
    (
      """
      func load() async throws -> Int {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://x.org")!)
        return try JSONDecoder().decode(Int.self, from: data)
      }
      struct Loading: View {
        @State var text = "before"
        var body: some View {
          Text(text).task {
            do { text = "\\(try await load())" } catch { text = "failed" }
            print("after")
          }
        }
      }
      #Preview { Loading() }
      """, []
    ),
    (
      """
      let format = DateFormatter()
      format.dateFormat = "dd MMM yyyy, HH:mm"
      let day = format.date(from: "05 Feb 2024, 16:30")!
      print(format.string(from: day), format.date(from: "nothing") == nil)
      print(Calendar.current.component(.weekOfMonth, from: day), format.shortWeekdaySymbols!.count)
      """, ["05 Feb 2024, 16:30 true", "2 7"]
    ),
    (
      """
      func ?? <T>(value: Binding<T?>, fallback: T) -> Binding<T> {
        Binding(get: { value.wrappedValue ?? fallback }, set: { value.wrappedValue = $0 })
      }
      var name: String? = nil
      let shown = Binding(get: { name }, set: { name = $0 }) ?? "none"
      print(shown.wrappedValue)
      """, ["none"]
    ),
    (
      """
      let start = Angle.degrees(10)
      let turned = start - .degrees(90) + .radians(0)
      print(turned.degrees.rounded(), (start * 2).degrees.rounded(), start > .zero)
      """, ["-80.0 20.0 true"]
    ),
    (
      """
      extension Font {
        static var brand: Font { title }
        static func brand(size: CGFloat) -> Font { custom("Brand", size: size) }
      }
      extension Color { static let own = mint }
      var text = AttributedString("00:59")
      text.underlineStyle = Text.LineStyle(pattern: .solid, color: .own)
      text.underlineStyle = .single
      print(Font.brand == .title, Font.brand(size: 3) == .custom("Brand", size: 3), Color.own == .mint)
      """, ["true true true"]
    ),
    (
      """
      func parts(_ text: String) -> String {
        let (first, second): (String, Int)
        switch text.count {
        case 0: (first, second) = ("none", 0)
        default: (first, second) = (text, text.count)
        }
        return "\\(first) \\(second)"
      }
      print(parts(""), parts("ab"))
      """, ["none 0 ab 2"]
    ),
    (
      """
      let past = Date() - 7_200
      print(past.formatted(.relative(presentation: .numeric)))
      print(past.formatted(.relative(presentation: .named, unitsStyle: .abbreviated)))
      print(Color.red.mix(with: .blue, by: 0) == .red, Color.red.mix(with: .blue, by: 1) == .blue)
      """, ["2 hours ago", "2 hr. ago", "true true"]
    ),
    (
      """
      var edges: Edge.Set = [.top]
      edges.formUnion(.leading)
      print(edges.subtracting(.top) == .leading, edges.isSuperset(of: .top), Edge.Set().isEmpty)
      edges.formIntersection(.vertical)
      print(edges == .top)
      """, ["true true true", "true"]
    ),
    (
      """
      struct Sizes: VectorArithmetic {
        var values: [Double]
        static var zero: Sizes { Sizes(values: []) }
        static func + (left: Sizes, right: Sizes) -> Sizes { left }
        static func - (left: Sizes, right: Sizes) -> Sizes { left }
        mutating func scale(by rhs: Double) { for i in values.indices { values[i].scale(by: rhs) } }
        var magnitudeSquared: Double { values.reduce(0) { $0 + $1.magnitudeSquared } }
      }
      struct Turn: Animatable {
        var angle = Angle.radians(2)
        var insets = EdgeInsets()
        var animatableData: AnimatablePair<Angle.AnimatableData, EdgeInsets.AnimatableData> {
          get { AnimatablePair(angle.animatableData, insets.animatableData) }
          set {
            angle.animatableData = newValue.first
            insets.animatableData = newValue.second
          }
        }
      }
      var sizes = Sizes(values: [1, 2])
      sizes.scale(by: 3)
      print(sizes.values, sizes.magnitudeSquared)
      var turn = Turn()
      var data = turn.animatableData
      data.first += 1
      data.second.second.first = 8
      turn.animatableData = data
      print(turn.angle.radians, turn.insets.leading)
      struct Still: Shape {
        var animatableData: EmptyAnimatableData {
          get { EmptyAnimatableData() }
          set {}
        }
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      print(Still().path(in: .zero).isEmpty)
      """, ["[3.0, 6.0] 45.0", "3.0 8.0", "false"]
    ),
  ])
  func `shows what there is when the picture is taken`(code: String, expected: [String]) {
    let run = SceneRun(
      "import SwiftUI\nimport Combine\nimport SwiftData\n" + code + "\nText(\"x\")"
    )
    #expect(run.messages == [])
    #expect(run.console == expected)
  }

  @Test func `draws fields in the style that a scene declares`() {
    let frames = SceneFrames(
      """
      import SwiftUI
      struct Lined: TextFieldStyle {
        var height: CGFloat = 30
        func _body(configuration: TextField<Self._Label>) -> some View {
          configuration.frame(height: height).accessibilityIdentifier("inner").padding(10)
        }
      }
      extension TextFieldStyle where Self == Lined { static var lined: Lined { Lined() } }
      #Preview {
        VStack(spacing: 0) {
          TextField("a", text: .constant("")).accessibilityIdentifier("first")
          SecureField("b", text: .constant("x")).textFieldStyle(Lined(height: 50))
            .accessibilityIdentifier("second")
        }
        .textFieldStyle(.lined)
        .frame(width: 200)
      }
      """
    )
    #expect(frames.messages == [])
    #expect(frames.frames["first"]?[2...] == [200, 50])
    #expect(frames.frames["second"]?[2...] == [200, 70])
  }
}
