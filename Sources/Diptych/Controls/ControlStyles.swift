/// How the controls in a view are drawn.
///
/// Styles are no part of the environment values, which may cross threads: a style may hold whatever
/// its scene puts into it and is used on the thread that lowers the view.
struct ControlStyles {
  @Nested var button: any PrimitiveButtonStyle = DefaultButtonStyle()
  @Nested var toggle: any ToggleStyle = DefaultToggleStyle()
  @Nested var label: any LabelStyle = DefaultLabelStyle()
  @Nested var labeledContent: any LabeledContentStyle = AutomaticLabeledContentStyle()
  @Nested var progressView: any ProgressViewStyle = DefaultProgressViewStyle()
  @Nested var gauge: any GaugeStyle = DefaultGaugeStyle()
  @Nested var groupBox: any GroupBoxStyle = DefaultGroupBoxStyle()
  @Nested var textField: any TextFieldStyle = DefaultTextFieldStyle()
  @Nested var disclosureGroup: any DisclosureGroupStyle = AutomaticDisclosureGroupStyle()
  @Nested var menu: any MenuStyle = DefaultMenuStyle()
  @Nested var controlGroup: any ControlGroupStyle = AutomaticControlGroupStyle()
  @Nested var datePicker: any DatePickerStyle = DefaultDatePickerStyle()
  var picker: any PickerStyle = DefaultPickerStyle()
  var list: any ListStyle = DefaultListStyle()
  /// Whether tab views are pages without a bar.
  var isTabViewPaged = false
  /// Whether dots count the pages of tab views.
  var hasTabViewIndex = false
}

/// The styles of one kind of control that stand around a view, the innermost last.
@propertyWrapper
struct Nested<Style> {
  private var styles: [Style]

  init(wrappedValue: Style) {
    styles = [wrappedValue]
  }

  /// The innermost style; setting it stands another one inside.
  var wrappedValue: Style {
    get { styles[styles.count - 1] }
    set { styles.append(newValue) }
  }

  var projectedValue: Nested {
    get { self }
    set { self = newValue }
  }

  /// Lets what the innermost style makes be drawn by the style around it.
  mutating func leave() {
    if styles.count > 1 { styles.removeLast() }
  }
}

/// A style of the vocabulary: what it draws is not listed among a scene's views.
protocol BuiltinStyle {}

/// What a style makes of a control.
struct StyleBody: PrimitiveView {
  let content: any View
  /// Whether a scene wrote the style.
  let isWritten: Bool
  private let leave: (inout ControlStyles) -> Void

  /// Takes what a style made, and how a control of the same kind in there leaves the style.
  init(
    _ content: some View,
    by style: Any,
    leaving leave: @escaping (inout ControlStyles) -> Void
  ) {
    self.content = content
    isWritten = !(style is any BuiltinStyle)
    self.leave = leave
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    if isWritten {
      scope.isInsideControl = false
      leave(&scope.surroundings.styles)
    }
    tree.lower(content, in: scope)
  }
}

/// A part of a control that a style puts into what it draws, such as the label.
public struct StyleContent: PrimitiveView {
  private let content: any View

  init(_ content: any View) {
    self.content = content
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    tree.lower(content, in: scope)
  }
}

/// A view whose controls are drawn in other styles.
package struct StyleChange<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout ControlStyles) -> Void

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    change(&scope.surroundings.styles)
    tree.lower(content, in: scope)
  }
}

extension View {
  func changingStyles(_ change: @escaping (inout ControlStyles) -> Void) -> some View {
    StyleChange(content: self, change: change)
  }
}
