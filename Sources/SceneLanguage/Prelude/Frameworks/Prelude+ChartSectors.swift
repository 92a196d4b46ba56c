extension Prelude {
  /// The sectors of charts.
  static let chartSectors = Part(
    names: ["_PlottedSectors"],
    source: """
      struct _PlottedSectors: View {
        let marks: [_PlottedMark]
        let style: (_PlottedMark) -> AnyShapeStyle
        var body: some View { GeometryReader { proxy in sectors(in: proxy.size) } }
        private func sectors(in size: CGSize) -> some View {
          let own = marks.filter { $0.kind == .sector }
          let values = own.map { max(0, $0.y?.number ?? 0) }
          let ends = values.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
          let total = max(ends[values.count], .leastNonzeroMagnitude)
          let radius = min(size.width, size.height) / 2
          return ZStack(alignment: .topLeading) {
            ForEach(own.indices, id: \\.self) { index in
              outline(
                of: own[index], from: ends[index] / total * 360 - 90,
                to: ends[index + 1] / total * 360 - 90, within: radius,
                around: CGPoint(x: size.width / 2, y: size.height / 2)
              )
              .fill(style(own[index])).opacity(own[index].opacity)
            }
          }
          .frame(width: size.width, height: size.height)
        }
        /// A sector whose sides stand off from its neighbours', as far all the way to the middle.
        private func outline(
          of mark: _PlottedMark, from start: Double, to end: Double, within whole: CGFloat,
          around center: CGPoint
        ) -> Path {
          let outer = mark.outerRadius.radius(within: whole, automatic: whole)
          let inner = mark.innerRadius.radius(within: whole, automatic: 0)
          func shift(_ radius: CGFloat) -> Double {
            guard mark.inset > 0 else { return 0 }
            let turn = Angle.radians(asin(min(mark.inset / max(radius, 0.001), 1))).degrees
            return min(turn, (end - start) / 2)
          }
          var path = Path()
          path.addArc(
            center: center, radius: outer, startAngle: .degrees(start + shift(outer)),
            endAngle: .degrees(end - shift(outer)), clockwise: false)
          if inner == 0, mark.inset > 0 {
            let middle = Angle.degrees((start + end) / 2).radians
            let half = Angle.degrees(min((end - start) / 2, 90)).radians
            let away = min(mark.inset / max(sin(half), 0.001), outer)
            path.addLine(
              to: CGPoint(x: center.x + cos(middle) * away, y: center.y + sin(middle) * away))
          } else {
            path.addArc(
              center: center, radius: inner, startAngle: .degrees(end - shift(inner)),
              endAngle: .degrees(start + shift(inner)), clockwise: true)
          }
          path.closeSubpath()
          return path
        }
      }
      """
  )
}
