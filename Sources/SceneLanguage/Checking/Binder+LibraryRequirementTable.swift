/// What the library's protocols require of the types of a scene.
extension Binder {
  /// A member that a protocol of the library requires.
  struct LibraryRequirement: Sendable {
    let protocolName: String
    let member: String
    /// The labels of a method; `nil` for a property.
    var labels: String?
    var isStatic = false
    /// The types of a method's parameters as far as they are settled, and of its result.
    var types: [SceneType?] = []
    var result: SceneType?
    /// How it is written.
    let text: String

    /// A property, or a method with labels.
    init(
      _ name: String,
      _ member: String,
      labels: String? = nil,
      types: [SceneType?] = [],
      result: SceneType? = nil,
      isStatic: Bool = false,
      _ text: String
    ) {
      protocolName = name
      self.member = member
      self.labels = labels
      self.types = types
      self.result = result
      self.isStatic = isStatic
      self.text = text
    }
  }

  static let libraryRequirements = plainRequirements + styleRequirements

  private static let styleRequirements = Library.configurations.keys.sorted().map {
    LibraryRequirement(
      $0,
      "makeBody",
      labels: "configuration:",
      result: .view,
      "func makeBody(configuration: Configuration) -> some View"
    )
  }

  private static let plainRequirements: [LibraryRequirement] =
    [
      LibraryRequirement("View", "body", "var body: some View"),
      LibraryRequirement("App", "body", "var body: some Scene"),
      LibraryRequirement(
        "PreviewProvider",
        "previews",
        isStatic: true,
        "static var previews: some View"
      ),
      LibraryRequirement(
        "ViewModifier",
        "body",
        labels: "content:",
        types: [.view],
        result: .view,
        "func body(content: Content) -> some View"
      ),
      LibraryRequirement(
        "Layout",
        "sizeThatFits",
        labels: "proposal:subviews:cache:",
        types: [.named("ProposedViewSize"), .named("LayoutSubviews")],
        result: .named("CGSize"),
        "func sizeThatFits(proposal:subviews:cache:) -> CGSize"
      ),
      LibraryRequirement(
        "Layout",
        "placeSubviews",
        labels: "in:proposal:subviews:cache:",
        types: [.named("CGRect"), .named("ProposedViewSize"), .named("LayoutSubviews")],
        result: .void,
        "func placeSubviews(in:proposal:subviews:cache:)"
      ),
      LibraryRequirement(
        "TextFieldStyle",
        "_body",
        labels: "configuration:",
        "func _body(configuration: TextField<_Label>) -> some View"
      ),
      LibraryRequirement(
        "Shape",
        "path",
        labels: "in:",
        types: [.named("CGRect")],
        result: .named("Path"),
        "func path(in rect: CGRect) -> Path"
      ),
      LibraryRequirement(
        "InsettableShape",
        "inset",
        labels: "by:",
        "func inset(by amount: CGFloat) -> some InsettableShape"
      ),
      LibraryRequirement(
        "PreferenceKey",
        "reduce",
        labels: "value:nextValue:",
        isStatic: true,
        "static func reduce(value: inout Value, nextValue: () -> Value)"
      ),
      LibraryRequirement(
        "PreferenceKey",
        "defaultValue",
        isStatic: true,
        "static var defaultValue: Value"
      ),
      LibraryRequirement(
        "ContainerValueKey",
        "defaultValue",
        isStatic: true,
        "static var defaultValue: Value"
      ),
      LibraryRequirement(
        "TransactionKey",
        "defaultValue",
        isStatic: true,
        "static var defaultValue: Value"
      ),
      LibraryRequirement(
        "EnvironmentKey",
        "defaultValue",
        isStatic: true,
        "static var defaultValue: Value"
      ),
      LibraryRequirement(
        "AlignmentID",
        "defaultValue",
        labels: "in:",
        types: [.named("ViewDimensions")],
        result: .cgFloat,
        isStatic: true,
        "static func defaultValue(in context: ViewDimensions) -> CGFloat"
      ),
      LibraryRequirement(
        "UIViewRepresentable",
        "makeUIView",
        labels: "context:",
        "func makeUIView(context: Context) -> UIView"
      ),
      LibraryRequirement(
        "UIViewRepresentable",
        "updateUIView",
        labels: "_:context:",
        "func updateUIView(_ uiView: UIView, context: Context)"
      ),
      LibraryRequirement(
        "UIViewControllerRepresentable",
        "makeUIViewController",
        labels: "context:",
        "func makeUIViewController(context: Context) -> UIViewController"
      ),
      LibraryRequirement(
        "UIViewControllerRepresentable",
        "updateUIViewController",
        labels: "_:context:",
        "func updateUIViewController(_ controller: UIViewController, context: Context)"
      ),
      LibraryRequirement("Identifiable", "id", "var id: ID { get }"),
      LibraryRequirement(
        "CustomStringConvertible",
        "description",
        result: .string,
        "var description: String { get }"
      ),
      LibraryRequirement(
        "AsyncIteratorProtocol",
        "next",
        labels: "",
        "mutating func next() async throws -> Element?"
      ),
      LibraryRequirement("IteratorProtocol", "next", labels: "", "func next() -> Element?"),
      LibraryRequirement("Sequence", "makeIterator", labels: "", "func makeIterator() -> Iterator"),
      LibraryRequirement(
        "CustomDebugStringConvertible",
        "debugDescription",
        result: .string,
        "var debugDescription: String { get }"
      ),
      LibraryRequirement("Collection", "startIndex", "var startIndex: Index { get }"),
      LibraryRequirement("Collection", "endIndex", "var endIndex: Index { get }"),
      LibraryRequirement(
        "Collection",
        "index",
        labels: "after:",
        "func index(after place: Index) -> Index"
      ),
      LibraryRequirement(
        "Collection",
        "subscript",
        "subscript(place: Index) -> Element { get }"
      ),
      LibraryRequirement(
        "AsyncSequence",
        "makeAsyncIterator",
        labels: "",
        "func makeAsyncIterator() -> AsyncIterator"
      ),
      LibraryRequirement("CaseIterable", "allCases", isStatic: true, "static var allCases: [Self]"),
      LibraryRequirement("Comparable", "<", "static func < (left: Self, right: Self) -> Bool"),
    ]
}
