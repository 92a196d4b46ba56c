extension Prelude {
  /// What charts show: each mark tells the chart around it what it stands for.
  static let chartMarks = Part(
    names: [
      "PlottableValue", "Plottable", "ChartContent", "BarMark", "LineMark",
      "AreaMark", "PointMark", "RuleMark", "RectangleMark", "SectorMark", "MarkDimension",
      "MarkStackingMethod", "_PlottedMark", "_PlottedMarksKey",
    ],
    source: """
      protocol Plottable {}
      struct PlottableValue {
        let label: String
        let value: Any
        static func value(
          _ label: String, _ value: Any, unit: Calendar.Component? = nil
        ) -> PlottableValue { PlottableValue(label: label, value: value) }
        static func value(_ label: Text, _ value: Any) -> PlottableValue {
          PlottableValue(label: "", value: value)
        }
      }
      struct _PlottedMark {
        enum Kind { case bar, line, area, point, rule, rectangle, sector }
        var kind: Kind
        var x: _PlottedPlace?
        var y: _PlottedPlace?
        var xEnd: _PlottedPlace?
        var yEnd: _PlottedPlace?
        var series: String?
        var isInLegend = false
        var group: String?
        var style: AnyShapeStyle?
        var cornerRadius: CGFloat = 0
        var stroke = StrokeStyle(lineWidth: 2)
        var opacity = 1.0
        var innerRatio: CGFloat = 0
        var inset: CGFloat = 0
        var annotation: AnyView?
        var interpolation = InterpolationMethod.linear
        var hasSymbol = false
        var symbolLength: CGFloat = 8
      }
      struct _PlottedMarksKey: PreferenceKey {
        static let defaultValue: [_PlottedMark] = []
        static func reduce(value: inout [_PlottedMark], nextValue: () -> [_PlottedMark]) {
          value += nextValue()
        }
      }
      struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        var ratio: CGFloat = 0
        init() {}
        init(integerLiteral value: Int) {}
        init(floatLiteral value: Double) {}
        static let automatic = MarkDimension()
        static func fixed(_ length: CGFloat) -> MarkDimension { automatic }
        static func inset(_ length: CGFloat) -> MarkDimension { automatic }
        static func ratio(_ ratio: CGFloat) -> MarkDimension {
          var dimension = MarkDimension()
          dimension.ratio = ratio
          return dimension
        }
      }
      enum MarkStackingMethod { case standard, normalized, center, unstacked }
      enum BasicChartSymbolShape { case circle, square, triangle, diamond, cross, plus, asterisk }
      struct AnnotationPosition {
        static let automatic = AnnotationPosition()
        static let overlay = AnnotationPosition()
        static let top = AnnotationPosition()
        static let bottom = AnnotationPosition()
        static let leading = AnnotationPosition()
        static let trailing = AnnotationPosition()
        static let topLeading = AnnotationPosition()
        static let topTrailing = AnnotationPosition()
        static let bottomLeading = AnnotationPosition()
        static let bottomTrailing = AnnotationPosition()
      }
      protocol ChartContent: View {}
      protocol _PlottedMarkView: ChartContent { var mark: _PlottedMark { get set } }
      extension _PlottedMarkView {
        var body: some View { Color.clear.preference(key: _PlottedMarksKey.self, value: [mark]) }
        private func changing(_ change: (inout _PlottedMark) -> Void) -> Self {
          var copy = self
          change(&copy.mark)
          return copy
        }
        func foregroundStyle(_ style: any ShapeStyle) -> Self {
          changing { $0.style = AnyShapeStyle(style) }
        }
        func foregroundStyle(by value: PlottableValue) -> Self {
          changing {
            $0.series = _PlottedPlace(value).text
            $0.isInLegend = true
          }
        }
        func symbol(by value: PlottableValue) -> Self {
          changing {
            $0.series = $0.series ?? _PlottedPlace(value).text
            $0.hasSymbol = true
          }
        }
        func lineStyle(by value: PlottableValue) -> Self {
          changing { $0.series = $0.series ?? _PlottedPlace(value).text }
        }
        func position(by value: PlottableValue, axis: Axis? = nil) -> Self {
          changing { $0.group = _PlottedPlace(value).text }
        }
        func symbol(_ symbol: BasicChartSymbolShape) -> Self { changing { $0.hasSymbol = true } }
        func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> Self {
          changing { $0.hasSymbol = true }
        }
        func symbolSize(_ area: CGFloat) -> Self { changing { $0.symbolLength = sqrt(max(area, 0)) } }
        func symbolSize(_ size: CGSize) -> Self { changing { $0.symbolLength = size.width } }
        func symbolSize(by value: PlottableValue) -> Self { self }
        func interpolationMethod(_ method: InterpolationMethod) -> Self {
          changing { $0.interpolation = method }
        }
        func lineStyle(_ style: StrokeStyle) -> Self { changing { $0.stroke = style } }
        func cornerRadius(_ radius: CGFloat) -> Self { changing { $0.cornerRadius = radius } }
        func opacity(_ opacity: Double) -> Self { changing { $0.opacity = opacity } }
        func annotation<Content: View>(
          position: AnnotationPosition = .automatic, alignment: Alignment = .center,
          spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
        ) -> Self {
          let view = AnyView(content())
          return changing { $0.annotation = view }
        }
      }
      struct BarMark: _PlottedMarkView {
        var mark = _PlottedMark(kind: .bar)
        init(
          x: PlottableValue, y: PlottableValue, width: MarkDimension = .automatic,
          height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
        ) { (mark.x, mark.y) = (_PlottedPlace(x), _PlottedPlace(y)) }
        init(
          x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue,
          width: MarkDimension = .automatic
        ) { (mark.x, mark.y, mark.yEnd) = (_PlottedPlace(x), _PlottedPlace(yStart), _PlottedPlace(yEnd)) }
        init(
          xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue,
          height: MarkDimension = .automatic
        ) { (mark.x, mark.xEnd, mark.y) = (_PlottedPlace(xStart), _PlottedPlace(xEnd), _PlottedPlace(y)) }
      }
      struct LineMark: _PlottedMarkView {
        var mark = _PlottedMark(kind: .line)
        init(x: PlottableValue, y: PlottableValue) {
          (mark.x, mark.y) = (_PlottedPlace(x), _PlottedPlace(y))
        }
        init(x: PlottableValue, y: PlottableValue, series: PlottableValue) {
          self.init(x: x, y: y)
          mark.series = _PlottedPlace(series).text
        }
      }
      struct AreaMark: _PlottedMarkView {
        var mark = _PlottedMark(kind: .area)
        init(
          x: PlottableValue, y: PlottableValue, stacking: MarkStackingMethod = .standard
        ) { (mark.x, mark.y) = (_PlottedPlace(x), _PlottedPlace(y)) }
        init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {
          (mark.x, mark.y, mark.yEnd) = (_PlottedPlace(x), _PlottedPlace(yStart), _PlottedPlace(yEnd))
        }
        init(x: PlottableValue, y: PlottableValue, series: PlottableValue) {
          self.init(x: x, y: y)
          mark.series = _PlottedPlace(series).text
        }
      }
      struct PointMark: _PlottedMarkView {
        var mark = _PlottedMark(kind: .point)
        init(x: PlottableValue, y: PlottableValue) {
          (mark.x, mark.y) = (_PlottedPlace(x), _PlottedPlace(y))
        }
      }
      struct RuleMark: _PlottedMarkView {
        var mark = _PlottedMark(kind: .rule, stroke: StrokeStyle(lineWidth: 1))
        init(x: PlottableValue) { mark.x = _PlottedPlace(x) }
        init(y: PlottableValue) { mark.y = _PlottedPlace(y) }
        init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue) {
          (mark.x, mark.xEnd, mark.y) = (_PlottedPlace(xStart), _PlottedPlace(xEnd), _PlottedPlace(y))
        }
        init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {
          (mark.x, mark.y, mark.yEnd) = (_PlottedPlace(x), _PlottedPlace(yStart), _PlottedPlace(yEnd))
        }
      }
      struct RectangleMark: _PlottedMarkView {
        var mark = _PlottedMark(kind: .rectangle)
        init(
          x: PlottableValue, y: PlottableValue, width: MarkDimension = .automatic,
          height: MarkDimension = .automatic
        ) { (mark.x, mark.y) = (_PlottedPlace(x), _PlottedPlace(y)) }
        init(
          xStart: PlottableValue, xEnd: PlottableValue, yStart: PlottableValue,
          yEnd: PlottableValue
        ) {
          (mark.x, mark.xEnd) = (_PlottedPlace(xStart), _PlottedPlace(xEnd))
          (mark.y, mark.yEnd) = (_PlottedPlace(yStart), _PlottedPlace(yEnd))
        }
      }
      struct SectorMark: _PlottedMarkView {
        var mark = _PlottedMark(kind: .sector)
        init(
          angle: PlottableValue, innerRadius: MarkDimension = .automatic,
          outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
        ) {
          mark.y = _PlottedPlace(angle)
          mark.innerRatio = innerRadius.ratio
          mark.inset = angularInset ?? 0
        }
      }
      """
  )
}
