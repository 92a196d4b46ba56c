extension VocabularyScene {
  static let buttons = VocabularyScene(
    "buttons",
    #"""
    Button("a") { count += 1 }.buttonStyle(.borderedProminent).controlSize(.small)
    Button("a", action: reset).buttonStyle(PlainButtonStyle())
    Button("a", role: .destructive) {}
    Button("a", systemImage: "star") { reset() }
    Button(action: reset) { Text("a") }
    Button { reset() } label: { Label("a", systemImage: "trash") }
    Button(role: .cancel, action: reset) { Text("a") }
    Link("a", destination: URL(string: "https://a.b")!)
    Menu("a") { Button("b") {} }
    Menu { Button("b") {} } label: { Image(systemName: "ellipsis") }
    """#
  )

  static let toggles = VocabularyScene(
    "toggles",
    #"""
    Toggle("a", isOn: $isOn).toggleStyle(.button).labelsHidden()
    Toggle(isOn: $isOn) { Text("a") }.toggleStyle(SwitchToggleStyle(tint: .red))
    Toggle("a", systemImage: "star", isOn: .constant(false))
    Stepper("a \(count)", value: $count, in: 0...10)
    Stepper("a", value: $level, in: 0...1, step: 0.1)
    Stepper(value: $count, step: 2) { Text("a") }
    Stepper("a", onIncrement: { count += 1 }, onDecrement: nil)
    Stepper { Text("a") } onIncrement: { count += 1 } onDecrement: { count -= 1 }
    Slider(value: $level)
    Slider(value: $level, in: 0...2, step: 0.5)
    Slider(value: $level, in: 0...1) { Text("a") } onEditingChanged: { isOn = $0 }
    Slider(value: $level, in: 0...1, step: 0.1) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    """#
  )

  static let fields = VocabularyScene(
    "fields",
    #"""
    TextField("a", text: $name).textFieldStyle(.roundedBorder)
    TextField("a", text: $name, prompt: Text("p"), axis: .vertical)
    TextField(text: $name) { Text("a") }
    SecureField("a", text: $name)
    TextEditor(text: $name)
    """#
  )

  static let pickers = VocabularyScene(
    "pickers",
    state: "@State private var color = Color.red",
    #"""
    Picker("a", selection: $count) { Text("One").tag(1); Text("Two").tag(2) }.pickerStyle(.segmented)
    Picker("a", systemImage: "star", selection: $count) { ForEach(0..<3) { Text("\($0)") } }
    Picker(selection: $name) { Text("a").tag("a") } label: { Text("a") }.pickerStyle(.inline)
    ColorPicker("a", selection: $color, supportsOpacity: false)
    DatePicker("a", selection: .constant(.now), displayedComponents: [.date])
    """#
  )

  static let progress = VocabularyScene(
    "progress",
    state: """
      struct Bar: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            configuration.label
            Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0))
          }
        }
      }
      """,
    #"""
    ProgressView()
    ProgressView("a")
    ProgressView(value: level)
    ProgressView("a", value: level, total: 3).progressViewStyle(.circular)
    ProgressView(value: level) { Text("a") } currentValueLabel: { Text("b") }
      .progressViewStyle(Bar())
    Gauge(value: level) { Text("a") }.gaugeStyle(.accessoryCircular)
    Gauge(value: level, in: 0...2) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("2")
    }
    """#
  )

  static let groups = VocabularyScene(
    "groups",
    state: """
      struct Upright: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.icon; configuration.title }
        }
      }
      struct Framed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.label; configuration.content }
        }
      }
      struct Folded: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isExpanded.toggle() } label: { configuration.label }
          if configuration.isExpanded { configuration.content }
        }
      }
      """,
    #"""
    Label("a", systemImage: "star").labelStyle(.iconOnly)
    Label { Text("a") } icon: { Circle() }.labelStyle(Upright())
    LabeledContent("a", value: "b")
    LabeledContent("a") { Text("b") }
    GroupBox("a") { Text("b") }.groupBoxStyle(Framed())
    GroupBox { Text("b") } label: { Text("a") }
    DisclosureGroup("a") { Text("b") }
    DisclosureGroup("a", isExpanded: $isOn) { Text("b") }.disclosureGroupStyle(Folded())
    ControlGroup { Button("a") {} }
    """#
  )

  static let lists = VocabularyScene(
    "lists",
    state: """
      struct Item: Identifiable { let id: Int; var name: String }
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      @State private var choice: Int?
      """,
    #"""
    List {
      Section("a") {
        ForEach(items) { Text($0.name) }.onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      Section { Text("b") } header: { Text("H") } footer: { Text("F") }
    }
    .listStyle(.insetGrouped).listSectionSpacing(.compact).listRowSpacing(4)
    .scrollContentBackground(.hidden).refreshable { await load() }.searchable(text: $name, prompt: "p")
    List(items) { item in
      Text(item.name).listRowInsets(EdgeInsets()).listRowBackground(Color.red)
        .listRowSeparator(.hidden, edges: .bottom).listRowSeparatorTint(.red)
        .swipeActions(edge: .leading) { Button("x") {} }.badge(3)
    }
    List(items, selection: $choice) { Text($0.name) }
    List(["a", "b"], id: \.self) { Text($0) }
    List($items, editActions: .delete) { $item in Text(item.name) }
    List($items, id: \.name, editActions: [.delete, .move], selection: $choice) { $item in
      TextField("a", text: $item.name)
    }
    List { ForEach($items, editActions: .all) { $item in Text(item.name) } }
    List(0..<3) { Text("\($0)") }
    Form { Toggle("a", isOn: $isOn) }.formStyle(.grouped)
    """#
  )

  static let navigation = VocabularyScene(
    "navigation",
    state: "@State private var path = NavigationPath()",
    #"""
    NavigationStack(path: $path) {
      NavigationLink("a", value: 1)
      NavigationLink { Text("b") } label: { Text("a") }
      NavigationLink("a") { Text("b") }
      NavigationLink(destination: Text("b")) { Text("a") }
      Button("c") { path.append(3); path.removeLast() }
        .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("x") {} }
          ToolbarItemGroup(placement: .bottomBar) { Button("y") {}; Button("z") {} }
        }
        .toolbar(.hidden, for: .navigationBar, .tabBar).navigationBarBackButtonHidden()
    }
    NavigationView { Text("a").navigationBarTitle("T", displayMode: .large).navigationBarHidden(true) }
    NavigationSplitView { Text("a") } detail: { Text("b") }
    NavigationSplitView { Text("a") } content: { Text("b") } detail: { Text("c") }
    """#
  )

  static let tabs = VocabularyScene(
    "tabs",
    #"""
    TabView(selection: $count) {
      Text("a").tabItem { Label("a", systemImage: "star") }.tag(1)
      Text("b").tabItem { Text("b") }.tag(2)
    }
    TabView { Tab("a", systemImage: "star") { Text("a") } }
    TabView { Color.red; Color.blue }.tabViewStyle(.page(indexDisplayMode: .never))
    """#
  )
}
