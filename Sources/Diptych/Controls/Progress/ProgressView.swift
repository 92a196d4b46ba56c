/// How far something has come; a ring where that is not known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: Control {
  private let fraction: Double?
  private let label: (any View)?
  private let currentValueLabel: (any View)?

  init(
    fraction: Double?,
    writtenBySystem label: (any View)?,
    currentValueLabel: (any View)? = nil
  ) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Turns a value into a part of a total, 0...1; no value stays none.
  static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
    value.map { total > 0 ? ValueFraction.of($0, in: 0...total) : 0 }
  }

  var elementName: String { "ProgressView" }
  var isDimmedWhenDisabled: Bool { false }

  func appearance(in scope: LoweringScope) -> some View {
    styled(
      by: scope.surroundings.styles.progressView,
      areLabelsHidden: scope.environment.areLabelsHidden
    )
  }

  private func styled(by style: some ProgressViewStyle, areLabelsHidden: Bool) -> StyleBody {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: areLabelsHidden ? nil : label.map(StyleContent.init),
      currentValueLabel: areLabelsHidden ? nil : currentValueLabel.map(StyleContent.init)
    )
    return StyleBody(style.makeBody(configuration: configuration), by: style) {
      $0.$progressView.leave()
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a ring with a label of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, writtenBySystem: Written(content: label()))
  }

  /// Creates a bar with a label of views.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    let fraction = Self.fraction(value, of: total)
    self.init(fraction: fraction, writtenBySystem: Written(content: label()))
  }
}

extension ProgressView {
  /// Creates a bar with labels of views above and below it.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total),
      writtenBySystem: Written(content: label()),
      currentValueLabel: Written(content: currentValueLabel())
    )
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a ring.
  public init() {
    self.init(fraction: nil, writtenBySystem: nil)
  }

  /// Creates a bar.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(fraction: Self.fraction(value, of: total), writtenBySystem: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a ring with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a ring with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {
    self.init(fraction: nil, writtenBySystem: controlTitle(title))
  }

  /// Creates a bar with a title.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1
  ) {
    let fraction = Self.fraction(value, of: total)
    self.init(fraction: fraction, writtenBySystem: controlTitle(titleKey))
  }

  /// Creates a bar with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title,
    value: Value?,
    total: Value = 1
  ) {
    let fraction = Self.fraction(value, of: total)
    self.init(fraction: fraction, writtenBySystem: controlTitle(title))
  }
}

extension ProgressView where Label == StyleContent, CurrentValueLabel == StyleContent {
  /// Creates the progress view of a style's configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      writtenBySystem: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
  }
}
