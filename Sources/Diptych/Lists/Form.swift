/// Controls below each other, in sections, as settings show them.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    ListContent(elementName: "Form", content: content).lower(into: &tree, in: scope)
  }
}

/// How forms look; scenes choose one and cannot declare their own.
public protocol FormStyle {}

/// The style that the place of a form decides: grouped.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// Sections of rows in boxes.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in two columns, shown in boxes.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that the place of a form decides.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections of rows in boxes.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Rows in two columns, shown in boxes.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Draws the forms in the view in a style; on an iPhone they all look alike.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
