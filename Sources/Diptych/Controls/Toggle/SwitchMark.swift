/// The moving part of a switch: a knob in a capsule, at the trailing end when it is on.
struct SwitchMark: ComposedView {
  let isOn: Bool

  var body: some View {
    let size = ControlMetrics.switchSize
    let knob = size.height - 2 * ControlMetrics.switchInset
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isOn ? AnyShapeStyle(SwitchPaint()) : AnyShapeStyle(ControlPaint.track))
      Circle().fill(isOn ? Color.white : ControlPaint.knob)
        .frame(width: knob, height: knob)
        .padding(.horizontal, ControlMetrics.switchInset)
    }
    .frame(width: size.width, height: size.height)
  }
}

/// The colour of a switch that is on: green where a scene tints nothing.
struct SwitchPaint: PaintStyle {
  func paint(in environment: EnvironmentValues) -> Paint {
    environment.tint == Paint(.accent) ? Color.green.paint(in: environment) : environment.tint
  }
}
