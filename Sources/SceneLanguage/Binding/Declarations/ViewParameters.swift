/// The generic parameters of the library's views, which extensions of them name.
enum ViewParameters {
  /// The parameters of a view, each with what it conforms to; empty for what is not generic.
  static func of(_ view: String) -> [String: [SceneType]] {
    guard let names = names[view] else { return [:] }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, [constraint(of: $0)]) })
  }

  private static func constraint(of parameter: String) -> SceneType {
    switch parameter {
    case "Data": .named("RandomAccessCollection")
    case "ID", "SelectionValue": .named("Hashable")
    case "Schedule": .named("TimelineSchedule")
    default: .view
    }
  }

  private static let names: [String: [String]] = {
    var names: [String: [String]] = [
      "ForEach": ["Data", "ID", "Content"], "Section": ["Parent", "Content", "Footer"],
      "Label": ["Title", "Icon"], "NavigationLink": ["Label", "Destination"],
      "NavigationStack": ["Data", "Root"],
      "NavigationSplitView": ["Sidebar", "Content", "Detail"],
      "Picker": ["Label", "SelectionValue", "Content"], "List": ["SelectionValue", "Content"],
      "TabView": ["SelectionValue", "Content"], "Slider": ["Label", "ValueLabel"],
      "ProgressView": ["Label", "CurrentValueLabel"],
      "Gauge": ["Label", "CurrentValueLabel", "BoundsLabel", "MarkedValueLabels"],
      "TimelineView": ["Schedule", "Content"],
      "ContentUnavailableView": ["Label", "Description", "Actions"],
    ]
    for view in ["Menu", "DisclosureGroup", "GroupBox", "LabeledContent"] {
      names[view] = ["Label", "Content"]
    }
    for view in [
      "Button", "Toggle", "TextField", "SecureField", "Stepper", "Link", "DatePicker",
      "ColorPicker",
    ] {
      names[view] = ["Label"]
    }
    for view in [
      "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid",
      "GridRow", "Group", "ScrollView", "Form", "NavigationView", "GeometryReader", "ControlGroup",
      "ViewThatFits", "AsyncImage",
    ] {
      names[view] = ["Content"]
    }
    return names
  }()
}
