extension Prelude {
  /// How a chart looks beside its marks, and what of its marks it shows.
  static let chartLooks = Part(
    names: ["_PlottedLook", "_PlottedAxisLabel", "_PlottedScaleLook"],
    source: """
      struct _PlottedLook {
        var hidesX = false
        var hidesY = false
        var hidesLegend = false
        var labelX: _PlottedAxisLabel?
        var labelY: _PlottedAxisLabel?
        var scaleX = _PlottedScaleLook()
        var scaleY = _PlottedScaleLook()
        var scrollsX = false
        var visibleX: Double?
        var startX: _PlottedPlace?
        var domainX: [_PlottedPlace] = []
        var domainY: [_PlottedPlace] = []
        var axesX: [AxisMarks] = []
        var axesY: [AxisMarks] = []
        var symbols: [String: BasicChartSymbolShape] = [:]
        var plotStyle: (AnyView) -> AnyView = { $0 }
        var overlay: ((ChartProxy) -> AnyView)?
        var background: ((ChartProxy) -> AnyView)?
        var includesZero = true
        /// The names of series that a scale tells, in the order of the legend.
        var series: [String] = []
        var colors: [String: Color] = [:]
        var color: ((String) -> Color)?
        var legend: AnyView?
        var legendPosition = AnnotationPosition.automatic
        var legendAlignment: Alignment?
        var legendGap: CGFloat?
        var palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
      }
      /// What is written along an axis: below the plot, above it, or turned beside it.
      struct _PlottedAxisLabel {
        let view: AnyView
        let position: AnnotationPosition
        let alignment: Alignment?
        let gap: CGFloat?
        init<Content: View>(
          _ content: Content, _ position: AnnotationPosition, _ alignment: Alignment?, _ gap: CGFloat?
        ) {
          view = AnyView(content.font(.caption).foregroundStyle(.secondary))
          (self.position, self.alignment, self.gap) = (position, alignment, gap)
        }
        /// The side of the plot, below or above it.
        var sideOfX: UnitPoint {
          position.isAutomatic || position.side.y > 0 ? .bottom : .top
        }
        /// The side of the plot, which is above it where the scene does not say another.
        var sideOfY: UnitPoint { position.isAutomatic ? .top : position.side }
        func along(_ automatic: HorizontalAlignment) -> some View {
          let own: HorizontalAlignment? =
            position.isAutomatic || position.side.x == 0.5
            ? nil : position.side.x == 0 ? .leading : .trailing
          let alignment = alignment?.horizontal ?? own ?? automatic
          return view.frame(
            maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center)
          )
          .padding(.vertical, max((gap ?? 4) - 4, 0))
        }
        func turned() -> some View {
          view.fixedSize().rotationEffect(.degrees(position.side.x == 0 ? -90 : 90))
            .frame(width: 16).frame(maxHeight: .infinity)
        }
      }
      /// How a scale runs: its kind, its direction, and the room before and behind it.
      struct _PlottedScaleLook {
        var type = ScaleType.linear
        var isReversed = false
        var room: [CGFloat] = [0, 0]
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
