/// What a style draws a gauge from.
public struct GaugeStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleContent
  /// The type of the label of the value.
  public typealias CurrentValueLabel = StyleContent

  /// The part of the range before the value, 0...1.
  public let value: Double
  /// What is measured.
  public let label: Label
  /// The value in words; `nil` where the scene does not say.
  public let currentValueLabel: CurrentValueLabel?
  /// The start of the range in words; `nil` where the scene does not say.
  public let minimumValueLabel: StyleContent?
  /// The end of the range in words; `nil` where the scene does not say.
  public let maximumValueLabel: StyleContent?
}

/// How gauges look.
public protocol GaugeStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What a gauge is drawn from.
  typealias Configuration = GaugeStyleConfiguration

  /// Draws a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style that the place of a gauge decides: a bar.
public struct DefaultGaugeStyle: GaugeStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar between the labels of its ends, below its label and above that of its value.
public struct LinearCapacityGaugeStyle: GaugeStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: ControlMetrics.progressSpacing) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        FilledBar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar between the labels of its ends.
public struct AccessoryLinearGaugeStyle: GaugeStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      FilledBar(fraction: configuration.value)
      configuration.maximumValueLabel
    }
  }
}

/// A ring around the label of its value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    let side = ControlMetrics.circularGaugeLength
    ZStack {
      Circle().stroke(ControlPaint.track, lineWidth: ControlMetrics.circularGaugeThickness)
      Circle().trim(from: 0, to: configuration.value)
        .stroke(TintShapeStyle(), lineWidth: ControlMetrics.circularGaugeThickness)
      if let value = configuration.currentValueLabel { value } else { configuration.label }
    }
    .frame(width: side, height: side)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that the place of a gauge decides.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar below its label.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar between the labels of its ends.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
  /// A bar between the labels of its ends.
  public static var accessoryLinearCapacity: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring around the label of its value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  /// A ring around the label of its value.
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension View {
  /// Draws the gauges in the view in a style.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    changingStyles { $0.gauge = style }
  }
}
