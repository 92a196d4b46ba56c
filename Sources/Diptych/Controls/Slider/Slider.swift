/// A control that shows a value of a range as a knob on a track.
///
/// It is 31 points high and as wide as it is offered. Its label is for assistive technologies and is
/// not shown; the labels of both ends are.
public struct Slider<Label: View, ValueLabel: View>: Control {
  private let fraction: Double
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>,
    _ bounds: ClosedRange<Value>,
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel
  ) {
    fraction = ValueFraction.of(value.wrappedValue, in: bounds)
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  var elementName: String { "Slider" }

  func appearance(in scope: LoweringScope) -> some View {
    let knob = SliderMetrics.knobSize(scope.environment.systemProfile)
    let hasThumb = scope.environment.sliderThumbVisibility != .hidden
    HStack(spacing: SliderMetrics.labelSpacing) {
      Written(content: minimumValueLabel)
      SliderTrack(fraction: fraction, knobSize: knob) {
        Capsule().fill(ControlPaint.track)
        Capsule().fill(TintShapeStyle())
        Capsule().fill(hasThumb ? AnyShapeStyle(ControlPaint.knob) : AnyShapeStyle(Color.clear))
      }
      Written(content: maximumValueLabel)
    }
    .frame(height: SliderMetrics.height)
  }
}

private enum SliderThumbKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether sliders show their knobs.
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the knobs of the sliders in the view; their tracks stay as they are.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
