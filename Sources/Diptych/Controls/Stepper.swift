/// A control that counts a value up and down.
public struct Stepper<Label: View>: Control {
  private let label: any View

  init(writtenBySystem label: any View) {
    self.label = label
  }

  var elementName: String { "Stepper" }

  func appearance(in scope: LoweringScope) -> some View {
    LabeledRow(label: StyleContent(label)) {
      StepperMark()
    }
  }

  /// Creates a stepper with a label of views.
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(writtenBySystem: Written(content: label()))
  }

  /// Creates a stepper for a range, with a label of views.
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(writtenBySystem: Written(content: label()))
  }

  /// Creates a stepper that calls closures, with a label of views.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(writtenBySystem: Written(content: label()))
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a stepper with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(writtenBySystem: controlTitle(title))
  }

  /// Creates a stepper for a range, with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a stepper for a range, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(writtenBySystem: controlTitle(title))
  }

  /// Creates a stepper that calls closures, with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(writtenBySystem: controlTitle(titleKey))
  }
}

/// The two halves of a stepper: fewer at the leading side, more at the trailing one.
private struct StepperMark: ComposedView {
  var body: some View {
    let size = ControlMetrics.stepperSize
    HStack(spacing: 0) {
      half("−")
      Divider().frame(height: size.height / 2)
      half("+")
    }
    .frame(width: size.width, height: size.height)
    .background(ControlPaint.box, in: RoundedRectangle(cornerRadius: ControlMetrics.boxRadius))
  }

  private func half(_ sign: String) -> some View {
    Text(verbatim: sign).frame(maxWidth: .infinity)
  }
}
