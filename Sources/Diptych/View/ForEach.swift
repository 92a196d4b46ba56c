/// A view for each element of a collection, standing in the container around them.
public struct ForEach<Elements: RandomAccessCollection, ID: Hashable, Content: View>:
  PrimitiveView
{
  private let elements: Elements
  private let content: (Elements.Element) -> Content

  /// Makes a view for each element that names itself.
  public init(
    _ data: Elements,
    @ViewBuilder content: @escaping (Elements.Element) -> Content
  ) where Elements.Element: Identifiable, ID == Elements.Element.ID {
    elements = data
    self.content = content
  }

  /// Makes a view for each element, named by one of its properties.
  public init(
    _ data: Elements,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Elements.Element) -> Content
  ) {
    elements = data
    self.content = content
  }

  /// Makes a view for each number of a range.
  public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Elements == Range<Int>, ID == Int {
    elements = data
    self.content = content
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    for element in elements { tree.lower(content(element), in: scope) }
  }
}
