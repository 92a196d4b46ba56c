/// The rows of wheels that turn side by side, with one band behind those in the middle.
struct WheelBand<Content: View>: ComposedView {
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 0) { content }
      .background {
        RoundedRectangle(cornerRadius: ControlMetrics.boxRadius)
          .fill(ControlPaint.box)
          .frame(height: WheelMetrics.chosenHeight)
          .padding(.horizontal, WheelMetrics.bandInset)
      }
      .frame(idealWidth: WheelMetrics.size.width)
      .clipped()
  }
}
