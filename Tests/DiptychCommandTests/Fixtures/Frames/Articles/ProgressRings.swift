import SwiftUI

struct RingShape: Shape {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { p in
      p.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY),
        radius: min(rect.width, rect.height) / 2,
        startAngle: .degrees(-90),
        endAngle: .degrees(-90 + 360 * progress),
        clockwise: false
      )
    }
  }
}

struct RingProgressStyle: ProgressViewStyle {
  var lineWidth: CGFloat = 12
  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return ZStack {
      Circle().stroke(Color.secondary.opacity(0.2), lineWidth: lineWidth)
      RingShape(progress: fraction)
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.pink, .purple]), center: .center),
          style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
        )
      VStack {
        Text(fraction, format: .percent.precision(.fractionLength(0)))
          .font(.title2.monospacedDigit()).accessibilityIdentifier("percent")
          .contentTransition(.numericText())
        configuration.label?.font(.caption).accessibilityIdentifier("label")
      }
    }
    .frame(width: 120, height: 120).accessibilityIdentifier("ring")
    .padding(lineWidth / 2)
  }
}
extension ProgressViewStyle where Self == RingProgressStyle {
  static var ring: RingProgressStyle { .init() }
  static func ring(lineWidth: CGFloat) -> RingProgressStyle { .init(lineWidth: lineWidth) }
}

struct DownloadView: View {
  @State private var progress = 0.65
  let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  var body: some View {
    HStack(spacing: 24) {
      ProgressView("Download", value: progress).progressViewStyle(.ring)
      ProgressView(value: 3, total: 12) { Text("Upload") }
        .progressViewStyle(.ring(lineWidth: 6))
    }
    .onReceive(timer) { _ in if progress < 1 { progress = min(1, progress + 0.01) } }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.easeInOut(duration: 1)) { progress = 0.9 }
    }
  }
}
#Preview { DownloadView().padding() }
