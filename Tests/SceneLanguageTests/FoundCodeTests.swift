import Testing

/// What listings of articles and answers of forums had that scenes did not.
@Suite struct `Code that people have` {
  @Test(arguments: [
    """
    struct Dial: View {
      @Binding var angle: Angle
      @GestureState(initialValue: .zero) private var change: Angle
      @State(initialValue: 3) private var count: Int
      init(_ angle: Binding<Angle>) { _angle = angle }
      var body: some View { Text("\\(count + 1)").rotationEffect(angle + change) }
    }
    struct Counter: View {
      @State(wrappedValue: 2) private var count: Int
      @AppStorage(wrappedValue: 3, "stored") private var stored: Int
      var body: some View { Dial(.constant(.zero)).padding(CGFloat(count + stored)) }
    }
    """,
    """
    struct Widths: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }
    struct Loud: ViewModifier { func body(content: Content) -> some View { content.bold() } }
    struct Framed<Mark: View>: ViewModifier {
      @ViewBuilder let mark: Mark
      func body(content: Content) -> some View { content.overlay { mark } }
    }
    final class Feed: ObservableObject {
      let changes = PassthroughSubject<Void, Never>()
      @Published var query = ""
      func touch() { objectWillChange.send() }
      func pairs() -> AnyCancellable {
        CurrentValueSubject<Int, Never>(1).zip($query).sink { print($0, $1) }
      }
    }
    struct Editor: View {
      struct State { var text = "" }
      @SwiftUI.State private var state = State()
      @SwiftUI.State private var width: CGFloat?
      @StateObject private var feed = Feed()
      var body: some View {
        TextField("x", text: $state.text).modifier(Loud().concat(Framed { Color.red }))
          .onPreferenceChange(Widths.self) { [$width] in $width.wrappedValue = $0 }
          .onReceive(feed.changes) { state.text = "" }
      }
    }
    """,
    """
    extension Binding {
      func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(get: { wrappedValue }, set: { self.wrappedValue = $0; handler($0) })
      }
    }
    extension Binding where Value == Bool {
      var not: Binding<Value> { Binding<Value>(get: { !self.wrappedValue }, set: { _ in }) }
    }
    struct Switch: View {
      @State var isOn = true
      var body: some View { Toggle("on", isOn: $isOn.not.onChange { _ in }) }
    }
    """,
    """
    enum Side: Hashable { case left, right }
    struct Bounds: PreferenceKey {
      typealias Value = [Side: Anchor<CGRect>]
      static var defaultValue: Value { [:] }
      static func reduce(value: inout Value, nextValue: () -> Value) {
        value.merge(nextValue()) { $1 }
      }
    }
    struct Frame: LayoutValueKey { static let defaultValue = CGSize.zero }
    struct Marked: View {
      @State var height: CGFloat = 0
      var body: some View {
        Text("x").anchorPreference(key: Bounds.self, value: .bounds) { [.left: $0] }
          .layoutValue(key: Frame.self, value: .init(width: 1, height: 2))
          .overlayPreferenceValue(Bounds.self) { bounds in
            if let bounds = bounds[.left] {
              GeometryReader { Circle().frame(width: $0[bounds].width) }
            }
          }
          .transformPreference(Bounds.self) { $0[.right] = $0[.left] }
          .onPreferenceChange(Bounds.self) { height = $0.isEmpty ? .zero : 1 }
      }
    }
    """,
    """
    protocol Titled: View {
      associatedtype Head: View
      associatedtype Foot: View
      var title: String { get }
      var head: Head { get }
      var foot: Self.Foot { get }
    }
    extension Titled { var body: some View { VStack { head; foot } } }
    extension Titled where Head == Text { var head: Text { Text(title) } }
    struct Page: Titled {
      typealias Head = Text
      var foot: some View { Image(systemName: "car") }
      var title = "x"
    }
    protocol Padded: ButtonStyle {}
    extension Padded {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
    }
    struct Wide: Padded {}
    #Preview { Page(); Button("x") {}.buttonStyle(Wide()) }
    """,
    """
    struct Rows<Data: RandomAccessCollection, Row: View, ID: Hashable>: View {
      @Binding var selection: Data.Element
      let id: KeyPath<Data.Element, ID>
      let row: (Data.Element) -> Row
      var data: Data
      init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Data.Element>,
        @ViewBuilder row: @escaping (Data.Element) -> Row
      ) {
        _selection = selection
        self.data = data
        self.row = row
        self.id = id
      }
      var body: some View { ForEach(data, id: id) { row($0) } }
    }
    extension Rows {
      init(
        _ data: Data,
        selection: Binding<Data.Element>,
        @ViewBuilder row: @escaping (Data.Element) -> Row
      ) where ID == Data.Element {
        self.init(data, id: \\.self, selection: selection, row: row)
      }
    }
    #Preview { Rows(["a", "b"].indices, selection: .constant(0)) { Text("\\($0)") } }
    """,
    """
    struct Move: DropDelegate {
      let item: Int
      @Binding var items: [Int]
      @Binding var dragged: Int?
      func dropEntered(info: DropInfo) {
        guard let dragged, let from = items.firstIndex(of: dragged) else { return }
        items.move(fromOffsets: IndexSet(integer: from), toOffset: items.count)
      }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
      func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    }
    struct Board: View {
      @State private var items = [1, 2]
      @State private var dragged: Int?
      var body: some View {
        ForEach(items, id: \\.self) { item in
          Text("\\(item)")
            .onDrag {
              dragged = item
              return NSItemProvider(object: String(item) as NSString)
            }
            .onDrop(
              of: [UTType.text], delegate: Move(item: item, items: $items, dragged: $dragged))
            .sensoryFeedback(.impact(), trigger: dragged)
        }
      }
    }
    """,
    """
    struct Halfway: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if target.rect.minY < context.containerSize.height / 2 { target.rect = .zero }
      }
    }
    #Preview {
      let font = UIFont.preferredFont(forTextStyle: .title1)
      ScrollView { Text("x").font(Font(font as CTFont)) }
        #if os(iOS)
        .scrollTargetBehavior(Halfway())
        #else
        .scrollTargetBehaviour(Halfway())
        #endif
    }
    """,
    """
    enum Route: Hashable, Identifiable, View {
      case home, detail(id: Int)
      var id: Self { self }
      var body: some View {
        switch self {
        case .home: Text("Home")
        case .detail(let id): Text("Detail \\(id)")
        }
      }
    }
    #Preview {
      NavigationStack {
        ForEach([Route.home, .detail(id: 4)]) { route in Button {} label: { route } }
          .navigationDestination(for: Route.self) { $0 }
      }
    }
    """,
    """
    extension Publishers {
      static var keyboardHeight: AnyPublisher<CGFloat, Never> {
        let shown = NotificationCenter.default
          .publisher(for: UIResponder.keyboardWillShowNotification)
          .map { $0.userInfo == nil ? 0 : CGFloat(200) }
        let hidden = NotificationCenter.default
          .publisher(for: UIResponder.keyboardWillHideNotification)
          .map { _ in CGFloat(0) }
        return MergeMany(shown, hidden).eraseToAnyPublisher()
      }
    }
    struct Above: View {
      @State var bottom: CGFloat = 0
      var body: some View {
        Text("x").padding(.bottom, bottom).onReceive(Publishers.keyboardHeight) { bottom = $0 }
      }
    }
    """,
    """
    enum Flavor: String, CaseIterable { case mint, plum }
    struct EnumPicker<T: CaseIterable & Hashable & RawRepresentable>: View
    where T.RawValue == String, T.AllCases: RandomAccessCollection {
      @Binding var selection: T
      var body: some View {
        Picker("x", selection: $selection) {
          ForEach(T.allCases, id: \\.self) { Text($0.rawValue.capitalized).tag($0) }
        }
      }
    }
    struct Counted<T: CaseIterable>: ViewModifier {
      func body(content: Content) -> some View { VStack { content; Text("\\(T.allCases.count)") } }
    }
    #Preview { EnumPicker(selection: .constant(Flavor.mint)).modifier(Counted<Flavor>()) }
    """,
    """
    struct Ring: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label.bold(); configuration.currentValueLabel.padding() }
      }
    }
    #Preview { ProgressView(value: 0.5) { Text("x") }.progressViewStyle(Ring()) }
    """,
    """
    struct Drag: View {
      @GestureState private var offset = CGSize.zero
      @State private var end = CGSize.zero
      var body: some View {
        Text("x").gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .updating($offset) { value, state, _ in
              switch value {
              case .second(true, let drag): state = drag?.translation ?? .zero
              default: state = .zero
              }
            }
            .onEnded { value in
              guard case .second(true, let drag?) = value else { return }
              end.width += drag.translation.width - 20
            }
        )
        .simultaneousGesture(
          SimultaneousGesture(RotationGesture(), MagnificationGesture()).onEnded { _ in })
      }
    }
    """,
    """
    struct Step { var scale = 1.0; var angle = Angle.zero }
    #Preview {
      Text("x").keyframeAnimator(initialValue: Step(), trigger: true) { content, value in
        content.scaleEffect(value.scale).rotationEffect(value.angle)
      } keyframes: { _ in
        KeyframeTrack(\\.scale) { LinearKeyframe(1.2, duration: 0.2); SpringKeyframe(1) }
        KeyframeTrack(\\.angle) { CubicKeyframe(.degrees(4), duration: 0.1); MoveKeyframe(.zero) }
      }
      PhaseAnimator([1, 2]) { Text("\\($0)") }
    }
    """,
    """
    #Preview {
      Image(.logo).foregroundStyle(Color(.brand))
      Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
      Picker("", selection: .constant(Optional(Edge.top))) {
        Text("None").tag(Optional<Edge>(nil))
        ForEach(Edge.allCases, id: \\.self) { Text("\\($0)").tag(Optional($0)) }
      }
    }
    """,
    """
    struct Field: View {
      var focus: FocusState<Bool>.Binding
      @State var count = 1
      var body: some View {
        TextField("x", text: .constant("")).focused(focus)
        Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("\\(count)") }
      }
    }
    struct Screen: View {
      @FocusState var isFocused: Bool
      var body: some View { Field(focus: $isFocused) }
    }
    """,
    """
    #Preview {
      Canvas { context, size in
        context.addFilter(.shadow(radius: 2))
        let text = context.resolve(Text("wide"))
        print(text.measure(in: size).width)
        context.draw(text, at: .zero, anchor: .topLeading)
        if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: CGPoint(x: 9, y: 9)) }
      } symbols: {
        Circle().frame(width: 8, height: 8).tag(1)
      }
    }
    """,
    """
    struct Pair: View {
      var pairs: KeyValuePairs<String, Int> = ["b": 1, "a": 2]
      var body: some View { ForEach(pairs, id: \\.key) { name, count in Text("\\(name) \\(count)") } }
    }
    struct Item: Comparable { var n: Int; static func < (a: Item, b: Item) -> Bool { a.n < b.n } }
    extension Array where Element == Item {
      static var all: Self { [.init(n: 2), .init(n: 1)].sorted() }
    }
    #Preview { Pair(); Text("\\(Array<Item>.all.count)") }
    """,
    """
    struct Stars: View { @Binding var rating: Int; var body: some View { Text("\\(rating)") } }
    #Preview {
      @Previewable @State var rating = 3
      Stars(rating: $rating)
    }
    """,
    """
    #Preview {
      @Previewable @Namespace var names
      @Previewable @Environment(\\.colorScheme) var scheme
      @Previewable @State var days: Set<DateComponents> = []
      Menu("More", systemImage: "plus") { Button("a") {} } primaryAction: { days = [] }
      Menu("More") { Button("a") {} } primaryAction: {}
      Rectangle().strokeBorder(.red, lineWidth: 2, antialiased: false)
        .foregroundStyle(.red, .blue, .green)
        .matchedGeometryEffect(id: 1, in: names)
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 2), antialiased: true)
      TimelineView(.animation(minimumInterval: 0.1, paused: scheme == .dark)) { _ in Text("x") }
      MultiDatePicker("Days", selection: $days, in: Date.now...)
    }
    """,
    """
    struct Remote: View {
      var body: some View {
        AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
          switch phase {
          case .empty: ProgressView()
          case .success(let image): image.resizable()
          case .failure: Text("failed")
          default: Text("later")
          }
        }
      }
    }
    """,
    """
    struct Goals: View {
      @State private var goals: [(name: String, grams: Double)] = [("Fat", 70)]
      var body: some View {
        ForEach(goals.indices, id: \\.self) { Slider(value: $goals[$0].grams, in: 0...500) }
      }
    }
    """,
    """
    @Observable final class Library { var isOpen = true }
    struct Shelf: View {
      @State private var library = Library()
      var body: some View { row(Bindable(library)) }
      private func row(_ library: Bindable<Library>) -> some View {
        Toggle(library.wrappedValue.isOpen ? "Open" : "Shut", isOn: library.isOpen)
      }
    }
    """,
    """
    protocol Card { associatedtype Body: View; @ViewBuilder var content: Body { get } }
    struct Weather: Card { var content: some View { Text("21°") } }
    struct Framed<C: Card>: View {
      let card: C
      var body: some View { card.content.padding(.top, 4) }
    }
    #Preview { Framed(card: Weather()) }
    """,
    """
    struct Plain: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.plain).padding(Edge.Set())
      }
    }
    #Preview { Button("Go") {}.buttonStyle(Plain()).containerRelativeFrame(.init()) }
    """,
    """
    enum Kind { case food, fun; var color: Color { [.food: .orange, .fun: .purple][self]! } }
    struct Dot: View { var color: Color; var body: some View { Circle().fill(color) } }
    let dots: [Dot] = [.red, Kind.fun.color].compactMap { .init(color: $0) }
    let others: [Dot] = [.red, .blue].compactMap { .init(color: $0) }
    #Preview { ForEach(dots.indices, id: \\.self) { dots[$0] } }
    """,
  ])
  func `is taken as it is`(code: String) {
    #expect(SceneRun("import SwiftUI\n" + code).messages == [])
  }
}
