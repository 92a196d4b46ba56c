/// How the controls in a view are drawn.
///
/// Styles are no part of the environment values, which may cross threads: a style may hold whatever
/// its scene puts into it and is used on the thread that lowers the view.
struct ControlStyles {
  var button: any PrimitiveButtonStyle = DefaultButtonStyle()
  var toggle: any ToggleStyle = DefaultToggleStyle()
  var label: any LabelStyle = DefaultLabelStyle()
  var labeledContent: any LabeledContentStyle = AutomaticLabeledContentStyle()
  var progressView: any ProgressViewStyle = DefaultProgressViewStyle()
  var gauge: any GaugeStyle = DefaultGaugeStyle()
  var groupBox: any GroupBoxStyle = DefaultGroupBoxStyle()
  var disclosureGroup: any DisclosureGroupStyle = AutomaticDisclosureGroupStyle()
  var textField: any TextFieldStyle = DefaultTextFieldStyle()
  var picker: any PickerStyle = DefaultPickerStyle()
  var list: any ListStyle = DefaultListStyle()
  /// Whether tab views are pages without a bar.
  var isTabViewPaged = false
  /// Whether dots count the pages of tab views.
  var hasTabViewIndex = false
}

/// A style of the vocabulary: what it draws is not listed among a scene's views.
protocol BuiltinStyle {}

/// What a style makes of a control.
struct StyleBody: PrimitiveView {
  let content: any View
  /// Whether a scene wrote the style.
  let isWritten: Bool

  /// Takes what a style made.
  init(_ content: some View, by style: Any) {
    self.content = content
    isWritten = !(style is any BuiltinStyle)
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    if isWritten { scope.isInsideControl = false }
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
