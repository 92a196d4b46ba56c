/// What a style draws progress from.
public struct ProgressViewStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleContent
  /// The type of the label of the value.
  public typealias CurrentValueLabel = StyleContent

  /// How far it has come, 0...1; `nil` where that is not known.
  public let fractionCompleted: Double?
  /// What is going on; `nil` where the scene does not say.
  public let label: Label?
  /// How far it has come, in words; `nil` where the scene does not say.
  public let currentValueLabel: CurrentValueLabel?
}

/// How progress looks.
public protocol ProgressViewStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What progress is drawn from.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Draws progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar where it is known how far it has come, else a ring.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws progress.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar between its labels.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltinStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Draws progress.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ControlMetrics.progressSpacing) {
      configuration.label
      FilledBar(fraction: configuration.fractionCompleted ?? 0).tint(tint)
      configuration.currentValueLabel.foregroundStyle(HierarchicalShapeStyle.secondary)
    }
  }
}

/// A ring above its label.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltinStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Draws progress.
  public func makeBody(configuration: Configuration) -> some View {
    let side = ControlMetrics.spinnerLength
    VStack(spacing: ControlMetrics.progressSpacing) {
      Circle().stroke(HierarchicalShapeStyle.secondary, lineWidth: 2)
        .frame(width: side, height: side)
      configuration.label.foregroundStyle(HierarchicalShapeStyle.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where it is known how far it has come, else a ring.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar between its labels.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring above its label.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Draws the progress views in the view in a style.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    changingStyles { $0.progressView = style }
  }
}
