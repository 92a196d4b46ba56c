/// A view for each element of a collection, standing in the container around them.
public struct ForEach<Elements: RandomAccessCollection, ID: Hashable, Content: View>:
  PrimitiveView
{
  private let elements: (LoweringScope) -> Elements
  private let content: (Elements.Element) -> Content
  private let identify: (Elements.Element) -> ID
  /// The environment of the view whose body made this one, which its closure reads.
  private let environment = EnvironmentValues.current

  /// Makes a view for each element that names itself.
  public init(
    _ data: Elements,
    @ViewBuilder content: @escaping (Elements.Element) -> Content
  ) where Elements.Element: Identifiable, ID == Elements.Element.ID {
    elements = { _ in data }
    self.content = content
    identify = \.id
  }

  /// Makes a view for each element, named by one of its properties.
  public init(
    _ data: Elements,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Elements.Element) -> Content
  ) {
    elements = { _ in data }
    self.content = content
    identify = { $0[keyPath: id] }
  }

  /// Makes a view for each number of a range.
  public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Elements == Range<Int>, ID == Int {
    elements = { _ in data }
    self.content = content
    identify = \.self
  }

  /// Makes a view for each element of a view.
  public init(
    subviews view: some View,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Elements == SubviewsCollection, ID == Subview.ID {
    elements = { SubviewSource(view, in: $0).subviews }
    self.content = content
    identify = \.id
  }

  /// Makes a view for each section of a view.
  public init(
    sections view: some View,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Elements == [SectionConfiguration], ID == SectionConfiguration.ID {
    elements = { SubviewSource(view, in: $0).sections }
    self.content = content
    identify = \.id
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    let rows = scope.enter(ObjectIdentifier(Self.self))
    let elements = elements(scope)
    let isSearched = scope.isSearched
    func lower(at index: Elements.Index) {
      let element = elements[index]
      if let rows {
        scope.identity = LastingValues.identity(of: identify(element), in: rows.view)
      }
      // An element's identity is its tag where the scene gives it no other.
      if scope.isAskedForTags { scope.tag(AnyHashable(identify(element))) }
      let view = EnvironmentValues.$current.withValue(environment) { content(element) }
      tree.lower(view, in: isSearched ? scope.identified(identify(element), in: &tree) : scope)
    }
    if let visit = scope.visit {
      visit.visit(rows: elements.count) { row in
        lower(at: elements.index(elements.startIndex, offsetBy: row))
      }
    } else {
      for index in elements.indices { lower(at: index) }
    }
  }
}
