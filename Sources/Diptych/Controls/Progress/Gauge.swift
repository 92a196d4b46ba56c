/// A value within a range.
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
>:
  Control
{
  private let configuration: GaugeStyleConfiguration

  init(
    fraction: Double,
    label: any View,
    currentValueLabel: (any View)? = nil,
    minimumValueLabel: (any View)? = nil,
    maximumValueLabel: (any View)? = nil
  ) {
    configuration = GaugeStyleConfiguration(
      value: fraction,
      label: StyleContent(label),
      currentValueLabel: currentValueLabel.map(StyleContent.init),
      minimumValueLabel: minimumValueLabel.map(StyleContent.init),
      maximumValueLabel: maximumValueLabel.map(StyleContent.init)
    )
  }

  var elementName: String { "Gauge" }
  var isDimmedWhenDisabled: Bool { false }

  func appearance(in scope: LoweringScope) -> some View {
    styled(by: scope.surroundings.styles.gauge)
  }

  private func styled(by style: some GaugeStyle) -> StyleBody {
    StyleBody(style.makeBody(configuration: configuration), by: style) { $0.$gauge.leave() }
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    let fraction = ValueFraction.of(value, in: bounds)
    self.init(fraction: fraction, label: Written(content: label()))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and one for its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: ValueFraction.of(value, in: bounds),
      label: Written(content: label()),
      currentValueLabel: Written(content: currentValueLabel())
    )
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label, one for its value, and labels at both ends.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: ValueFraction.of(value, in: bounds),
      label: Written(content: label()),
      currentValueLabel: Written(content: currentValueLabel()),
      minimumValueLabel: Written(content: minimumValueLabel()),
      maximumValueLabel: Written(content: maximumValueLabel())
    )
  }
}
