/// Rows below each other, in sections; it takes the area it is offered.
///
/// Every view in it becomes a row, at least 44 points high and as wide as the list.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: Content
  private let chosen: Set<AnyHashable>?

  init(rows content: Content, chosen: Set<AnyHashable>? = nil) {
    self.content = content
    self.chosen = chosen
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    ListContent(elementName: "List", content: content, chosen: chosen)
      .lower(into: &tree, in: scope)
  }
}

extension List {
  /// Creates a list whose rows can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }

  /// Creates a list of whose rows several can be chosen while it is edited.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(
      rows: content(),
      chosen: selection.map { Set($0.wrappedValue.map { AnyHashable($0) }) }
    )
  }

  /// Creates a list of a row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }

  /// Creates a list of a row for each element that names itself.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list of a row for each element, named by one of its properties.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }
}
