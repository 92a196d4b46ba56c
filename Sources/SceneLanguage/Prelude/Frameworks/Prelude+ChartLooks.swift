extension Prelude {
  /// How a chart looks beside its marks, and what of its marks it shows.
  static let chartLooks = Part(
    names: ["_PlottedLook"],
    source: """
      struct _PlottedLook {
        var hidesX = false
        var hidesY = false
        var hidesLegend = false
        var labelX: String?
        var labelY: String?
        var domainX: [_PlottedPlace] = []
        var domainY: [_PlottedPlace] = []
        var axisX: AxisMarks?
        var axisY: AxisMarks?
        var plotStyle: (AnyView) -> AnyView = { $0 }
        var overlay: ((ChartProxy) -> AnyView)?
        var background: ((ChartProxy) -> AnyView)?
        var includesZero = true
        var colors: [String: Color] = [:]
        var color: ((String) -> Color)?
        var legend: AnyView?
        var legendPosition = AnnotationPosition.automatic
        var legendAlignment: Alignment?
        var legendGap: CGFloat?
        var palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
      }
      extension _PlottedLook {
        /// The marks with the points of functions, and with areas standing on each other.
        func spread(_ marks: [_PlottedMark]) -> [_PlottedMark] {
          let known = domainX.isEmpty ? marks.compactMap(\\.x) : domainX
          let numbers = known.filter { $0.name == nil }.map(\\.number)
          let low = numbers.min() ?? 0
          let high = max(numbers.max() ?? 1, low)
          var tops: [String: Double] = [:]
          let all = marks.flatMap { $0.sample?(low...high) ?? [$0] }
          let areas = Set(all.filter { $0.kind == .area && $0.yEnd == nil }.map { $0.series ?? "" })
          guard areas.count > 1 else { return all }
          var sums: [String: Double] = [:]
          for mark in all where mark.kind == .area {
            if let x = mark.x, let y = mark.y { sums[x.text, default: 0] += y.number }
          }
          return all.map { mark in
            guard mark.kind == .area, mark.yEnd == nil, mark.stacking != .unstacked,
              let x = mark.x, let y = mark.y
            else { return mark }
            let sum = sums[x.text] ?? 0
            let part = mark.stacking == .normalized && sum != 0 ? 1 / sum : 1
            let base = tops[x.text] ?? (mark.stacking == .center ? -sum / 2 : 0)
            tops[x.text] = base + y.number * part
            var copy = mark
            copy.y = _PlottedPlace(number: base)
            copy.yEnd = _PlottedPlace(number: base + y.number * part)
            return copy
          }
        }
      }
      """
  )
}
