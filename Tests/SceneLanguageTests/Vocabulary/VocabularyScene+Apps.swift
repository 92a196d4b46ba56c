extension VocabularyScene {
  static let apps = [
    focusedValues, listsOfApps, attributedStrings, maps, services, givenModels, pageControllers,
  ]

  static let focusedValues = VocabularyScene(
    "focusedValues",
    state: #"""
      struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }
      @FocusedBinding(\.count) private var focusedCount
      @FocusedValue(\.count) private var focusedValue
      """#,
    #"""
      Text("\(focusedCount ?? 1)").focusedValue(\.count, $count)
      Text("\(focusedValue == nil)").focusedSceneValue(\.count, $count)
    """#,
    after: #"""
      extension FocusedValues {
        var count: Binding<Int>? {
          get { self[Card.CountKey.self] }
          set { self[Card.CountKey.self] = newValue }
        }
      }
      """#
  )

  static let listsOfApps = VocabularyScene(
    "listsOfApps",
    state: #"""
      @Environment(\.editMode) private var editMode
      @Environment(\.openURL) private var openURL
      struct Word: Identifiable { let id: Int; let text: String }
      struct Tenth: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.1 }
      }
      """#,
    #"""
      if editMode?.wrappedValue == .active { Text("b") }
      Text(editMode?.wrappedValue.isEditing == true ? "c" : "d")
        .environment(\.editMode, .constant(.active))
      Text("a").listItemTint(.red).listItemTint(.fixed(.red))
      Text("a").containerBackground(for: .navigation) { Color.red }
      Text("a").accessibilityRotor("r", entries: [Word(id: 1, text: "w")], entryLabel: \.text)
      Text("a").environment(\.openURL, OpenURLAction { _ in .handled })
      Text("a").toolbar { ToolbarTitleMenu { Button("x") {} } }
      Text("a").presentationDetents([.custom(Tenth.self), .medium])
    """#
  )

  static let attributedStrings = VocabularyScene(
    "attributedStrings",
    state: #"""
      private var greeting: AttributedString {
        var text = AttributedString("Hello, world")
        text.font = .title
        if let range = text.range(of: "world") {
          text[range].foregroundColor = .red
          text[range].underlineStyle = .single
        }
        return text + AttributedString("!")
      }
      private var markdown: AttributedString {
        (try? AttributedString(markdown: "**Bold** and [a link](https://a.b)")) ?? greeting
      }
      """#,
    #"""
      Text(greeting)
      Text(markdown).bold()
      Text("\(greeting.characters.count) \(markdown.runs.count)")
    """#
  )

  static let maps = VocabularyScene(
    "maps",
    state: #"""
      @State private var position: MapCameraPosition = .automatic
      @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 34, longitude: -116),
        span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))
      """#,
    #"""
      Map(initialPosition: .region(region))
      Map(position: $position) {
        Marker("Here", coordinate: region.center)
        Annotation("There", coordinate: region.center) { Image(systemName: "star") }
      }
      .mapStyle(.standard(elevation: .realistic)).mapControls { MapCompass() }
      Map(coordinateRegion: $region)
    """#
  )

  static let givenModels = VocabularyScene(
    "givenModels",
    state: #"""
      final class Store: ObservableObject {
        @Published private(set) var count = 1
        var changes = Set<AnyCancellable>()
        init() {
          $count.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &changes)
        }
        func add() {
          objectWillChange.send()
          count += 1
        }
      }
      final class Plain: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        var count = 2 { willSet { objectWillChange.send() } }
      }
      struct Counter: View {
        @StateObject private var store: Store
        @ObservedObject var plain: Plain
        @AppStorage private var name: String
        @FocusState private var isFocused: Bool
        @State private var start: Int
        init(store: @autoclosure @escaping () -> Store = Store(), plain: Plain, start: Int) {
          _store = StateObject(wrappedValue: store())
          self._plain = ObservedObject(wrappedValue: plain)
          _name = AppStorage(wrappedValue: "a", "name")
          _name = AppStorage(wrappedValue: "a", "name")
          _start = State(initialValue: start)
        }
        var body: some View { Text("\(store.count) \(plain.count) \(name) \(start)") }
      }
      struct Wishes: OptionSet {
        let rawValue: Int
        static let mail = Wishes(rawValue: 1)
      }
      @State var wishes: Wishes = []
      struct Corner: Shape {
        static var role: ShapeRole { .stroke }
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      """#,
    #"""
      Counter(plain: Plain(), start: 3)
      Toggle("Mail", isOn: $wishes.has(.mail))
      Corner()
      Text(LocalizedStringResource("a.b", defaultValue: "A", comment: "c"))
      Text(String(localized: "b", defaultValue: "B", table: "T", comment: "c"))
      Text(NSLocalizedString("c", tableName: nil, value: "C", comment: ""))
      Text((try? PersonNameComponents("Ada Lovelace"))?.familyName ?? "")
    """#,
    after: #"""
      extension Binding where Value: OptionSet {
        func has(_ option: Value.Element) -> Binding<Bool> {
          Binding<Bool>(
            get: { wrappedValue.contains(option) },
            set: { isOn in
              if isOn { wrappedValue.insert(option) } else { wrappedValue.remove(option) }
            })
        }
      }
      """#
  )

  static let services = VocabularyScene(
    "services",
    state: #"""
      enum Side: CustomLocalizedStringResourceConvertible {
        case left
        var localizedStringResource: LocalizedStringResource { "Left" }
      }
      struct Chart: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
          let axis = AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["a"])
          return AXChartDescriptor(title: "t", summary: nil, xAxis: axis, yAxis: nil, series: [])
        }
      }
      private let lengths = LengthFormatter()
      private let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      """#,
    #"""
      Text(lengths.string(fromValue: 4.5, unit: .kilometer))
      Text(Side.left.localizedStringResource)
      Text("a").accessibilityChartDescriptor(Chart())
      Text(ListFormatter.localizedString(byJoining: ["a", "b"]))
      Text("\(UserDefaults.standard.data(forKey: "x") == nil)").onAppear { timer.tolerance = 0.1 }
      Text("\(CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral.width)")
      Text("\(DateComponents(hour: 0, weekday: 2).weekday ?? 0)")
    """#
  )

  static let pageControllers = VocabularyScene(
    "pageControllers",
    state: #"""
      final class Pages: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
          _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
          _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
        ) -> UIViewController? { nil }
      }
      struct Paging: UIViewControllerRepresentable {
        func makeCoordinator() -> Pages { Pages() }
        func makeUIViewController(context: Context) -> UIPageViewController {
          let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
          pages.dataSource = context.coordinator
          let host = UIHostingController(rootView: Text("One"))
          host.sizingOptions = .intrinsicContentSize
          pages.setViewControllers([host], direction: .forward, animated: false)
          return pages
        }
        func updateUIViewController(_ pages: UIPageViewController, context: Context) {}
      }
      """#,
    "Paging()"
  )
}
