extension VocabularyScene {
  /// What controls, scenes of apps, and charts have beside what most scenes use.
  static let details = [
    VocabularyScene(
      "labels of controls, and steps with formats",
      state: """
        @State private var steps = [Step(id: "a", isDone: true), Step(id: "b", isDone: false)]
        @State private var chosen: Int?
        private let work: Progress = {
          let work = Progress(totalUnitCount: 10)
          work.completedUnitCount = 4
          return work
        }()
        """,
      #"""
      ControlGroup("Edit", systemImage: "pencil") { Button("Cut") {} }
      Picker("Size", selection: $count) { Text("S").tag(0) } currentValueLabel: { Text("Now") }
      Picker("Size", systemImage: "star", selection: $count) { Text("S").tag(0) } currentValueLabel: {
        Text("Now")
      }
      Picker(selection: $count) { Text("S").tag(0) } label: { Text("a") } currentValueLabel: { Text("b") }
      Stepper("a", value: $count, step: 1, format: .number)
      Stepper(value: $level, in: 0...1, step: 0.1, format: .percent) { Text("b") }
      Stepper(value: $count, in: 0...9) { Text("c") } onEditingChanged: { _ in }
      Toggle("All", systemImage: "star", sources: $steps, isOn: \.isDone)
      Toggle(sources: $steps, isOn: \.isDone) { Text("All") }
      NavigationLink("a", destination: Text("b"), tag: 1, selection: $chosen)
      ProgressView(work)
      """#,
      after: "struct Step: Identifiable { var id: String; var isDone: Bool }"
    ),
    VocabularyScene(
      "texts of moments",
      #"""
      Text("Left \(timerInterval: Date()...Date().addingTimeInterval(90), countsDown: true)")
      Text(.currentDate, format: .dateTime.hour().minute())
      Text(.now, format: .dateTime.year())
      """#
    ),
    VocabularyScene(
      "attributes one after the other",
      #"""
      Text(red)
      """#,
      after: """
        var red: AttributedString {
          var text = AttributedString("a b")
          text.mergeAttributes(AttributeContainer().foregroundColor(.red).font(.title))
          if let range = text.range(of: "b") {
            text[range].setAttributes(AttributeContainer().underlineStyle(.single))
          }
          text.replaceAttributes(
            AttributeContainer().foregroundColor(.red),
            with: AttributeContainer().foregroundColor(.green))
          return text
        }
        """
    ),
    VocabularyScene(
      "what is told and loaded later",
      #"""
      Text("a")
        .task {
          for await note in NotificationCenter.default.notifications(named: .init("a")) {
            _ = note.object
            count += 1
          }
        }
        .onAppear {
          _ = URLSession.shared.dataTaskPublisher(for: URL(string: "https://a.b")!)
            .map(\.data)
            .decode(type: [String].self, decoder: JSONDecoder())
            .replaceError(with: [])
            .sink { print($0.count) }
        }
      """#,
      after: "import Combine"
    ),
    VocabularyScene(
      "what Core Data finds in sections",
      state: """
        @SectionedFetchRequest<String, Entry>(
          sectionIdentifier: \\.group, sortDescriptors: [SortDescriptor(\\.name)])
        private var sections
        """,
      """
      ForEach(sections) { section in
        Section(section.id) { ForEach(section) { Text($0.name) } }
      }
      .onAppear { sections.nsPredicate = nil }
      """,
      after: """
        class Entry: NSManagedObject {
          @NSManaged var name: String
          @NSManaged var group: String
        }
        """
    ),
    VocabularyScene(
      "windows of apps, and previews of devices",
      "Text(\"a\")",
      after: #"""
        struct Paper: FileDocument {
          static var readableContentTypes: [UTType] { [.plainText] }
          var text = ""
          init() {}
          init(configuration: ReadConfiguration) throws {}
          func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
          }
        }
        struct Menus: Commands {
          var body: some Commands {
            CommandGroup(after: .sidebar) { Button("a") {} }
            SidebarCommands()
          }
        }
        struct Whole: App {
          @AppStorage("a") private var isShown = true
          var body: some Scene {
            WindowGroup { Text("a") }
              .backgroundTask(.appRefresh("a")) { print("b") }
              .handlesExternalEvents(matching: ["a"])
              .commands { Menus() }
            WindowGroup("b", id: "b", for: Int.self) { $number in Text("\(number ?? 0)") }
            WindowGroup(for: Int.self) { $number in Text("\(number)") } defaultValue: { 3 }
            DocumentGroup(newDocument: Paper()) { file in
              TextField("a", text: file.$document.text)
            }
            Window("c", id: "c") { Text("d") }
            MenuBarExtra("d", systemImage: "star", isInserted: $isShown) { Button("e") {} }
          }
        }
        struct Devices_Previews: PreviewProvider {
          static var platform: PreviewPlatform? { .iOS }
          static var previews: some View { Text("a") }
        }
        """#
    ),
    VocabularyScene(
      "axes, symbols, and places of charts",
      state: "@State private var first = 0",
      #"""
      Chart(0..<8, id: \.self) { place in
        LineMark(x: .value("x", place), y: .value("y", place % 3), series: .value("s", "a"))
          .symbol(Circle().strokeBorder(lineWidth: 2))
          .symbol(by: .value("s", "a"))
          .shadow(radius: 2)
        AreaMark(
          x: .value("x", place), y: .value("y", 1), series: .value("s", "b"), stacking: .unstacked)
        BarMark(x: .value("x", place), y: .value("y", 1))
          .position(by: .value("s", "a"), axis: .horizontal, span: .ratio(0.5))
      }
      .chartXScale(range: .plotDimension(startPadding: 4, endPadding: 8))
      .chartYScale(domain: .automatic(includesZero: false), type: .squareRoot)
      .chartSymbolScale(["a": .square, "b": .diamond])
      .chartXAxis {
        AxisMarks(preset: .aligned, position: .top, values: .stride(by: 2)) { value in
          AxisGridLine(centered: true, stroke: StrokeStyle(dash: [2]))
          AxisTick(length: .longestLabel)
          AxisValueLabel(anchor: .top, collisionResolution: .greedy, offsetsMarks: true) {
            Text("\(value.index)")
          }
        }
        if isOn { AxisMarks(values: .automatic(desiredCount: 3, roundLowerBound: true)) }
      }
      .chartXAxisLabel("a", position: .bottom, alignment: .trailing, spacing: 4)
      .chartYAxisLabel(position: .trailing, alignment: .center) { Text("b") }
      .chartScrollPosition(x: $first)
      .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
      .chartGesture { proxy in
        DragGesture().onChanged { proxy.selectXValue(at: $0.location.x) }
      }
      .chartOverlay { proxy in
        GeometryReader { _ in
          let _ = proxy.value(at: .zero, as: (Int, Double).self)
        }
      }
      Chart {
        SectorMark(
          angle: .value("a", 3), innerRadius: .ratio(0.5), outerRadius: .inset(4), angularInset: 2)
      }
      """#,
      after: "import Charts"
    ),
  ]
}
