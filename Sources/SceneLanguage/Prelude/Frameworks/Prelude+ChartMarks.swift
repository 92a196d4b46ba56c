extension Prelude {
  /// What charts show: each mark tells the chart around it what it stands for.
  static let chartMarks = Part(
    names: [
      "PlottableValue", "Plottable", "ChartContent", "BarMark", "LineMark",
      "AreaMark", "PointMark", "RuleMark", "RectangleMark", "SectorMark", "MarkDimension",
      "MarkStackingMethod", "_PlottedMark", "_PlottedMarksKey",
    ],
    source: """
      protocol Plottable {
        associatedtype PrimitivePlottable = Self
        var primitivePlottable: PrimitivePlottable { get }
      }
      extension Plottable where Self: RawRepresentable {
        var primitivePlottable: RawValue { rawValue }
      }
      extension Plottable where PrimitivePlottable == Self {
        var primitivePlottable: Self { self }
      }
      extension String: Plottable {}
      extension Int: Plottable {}
      extension Double: Plottable {}
      extension Float: Plottable {}
      extension Date: Plottable {}
      struct PlottableValue {
        let label: String
        let value: Any
        static func value(
          _ label: String, _ value: Any, unit: Calendar.Component? = nil
        ) -> PlottableValue { PlottableValue(label: label, value: value) }
        static func value(
          _ label: Text, _ value: Any, unit: Calendar.Component? = nil
        ) -> PlottableValue { PlottableValue(label: "", value: value) }
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
        var innerRadius = MarkDimension.automatic
        var outerRadius = MarkDimension.automatic
        var inset: CGFloat = 0
        var annotations: [_PlottedAnnotation] = []
        var interpolation = InterpolationMethod.linear
        var hasSymbol = false
        var symbol: BasicChartSymbolShape?
        var symbolView: AnyView?
        var symbolLength: CGFloat = 8
        var shift = CGSize.zero
        var thickness = MarkDimension.automatic
        /// How high a rectangle is that has a thickness both ways.
        var height = MarkDimension.automatic
        /// How much of its band a group of bars takes.
        var span = MarkDimension.automatic
        var stacking = MarkStackingMethod.standard
        /// What tells the points of a plot of a function between two places.
        var sample: ((ClosedRange<Double>) -> [_PlottedMark])?
      }
      struct _PlottedMarksKey: PreferenceKey {
        static let defaultValue: [_PlottedMark] = []
        static func reduce(value: inout [_PlottedMark], nextValue: () -> [_PlottedMark]) {
          value += nextValue()
        }
      }
      struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        private var ratio: CGFloat?
        private var length: CGFloat?
        private var inset: CGFloat = 0
        init() {}
        init(integerLiteral value: Int) { length = CGFloat(value) }
        init(floatLiteral value: Double) { length = CGFloat(value) }
        static let automatic = MarkDimension()
        static func fixed(_ length: CGFloat) -> MarkDimension {
          var dimension = MarkDimension()
          dimension.length = length
          return dimension
        }
        static func inset(_ length: CGFloat) -> MarkDimension {
          var dimension = MarkDimension()
          dimension.inset = length
          return dimension
        }
        static func ratio(_ ratio: CGFloat) -> MarkDimension {
          var dimension = MarkDimension()
          dimension.ratio = ratio
          return dimension
        }
        /// The thickness of a bar whose band, of which it takes 7 tenths by itself, is known.
        func length(inBand band: CGFloat) -> CGFloat {
          if let length { return length }
          if inset > 0 { return max(band - 2 * inset, 0) }
          return band * (ratio ?? 0.7)
        }
        /// How far from the middle an edge of a sector is.
        func radius(within whole: CGFloat, automatic: CGFloat) -> CGFloat {
          length ?? (inset > 0 ? max(whole - inset, 0) : ratio.map { whole * $0 } ?? automatic)
        }
        /// The length of a rectangle, which fills its band by itself.
        func side(inBand band: CGFloat) -> CGFloat {
          length ?? (inset > 0 ? max(band - 2 * inset, 0) : band * (ratio ?? 1))
        }
      }
      enum MarkStackingMethod { case standard, normalized, center, unstacked }
      protocol ChartContent: View {}
      protocol _PlottedMarkView: ChartContent { var mark: _PlottedMark { get set } }
      struct BarMark: _PlottedMarkView {
        var mark = _PlottedMark(kind: .bar)
        init(
          x: PlottableValue, y: PlottableValue, width: MarkDimension = .automatic,
          height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
        ) {
          (mark.x, mark.y) = (_PlottedPlace(x), _PlottedPlace(y))
          mark.thickness = mark.y?.name != nil && mark.x?.name == nil ? height : width
          mark.stacking = stacking
        }
        init(
          x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue,
          width: MarkDimension = .automatic
        ) {
          (mark.x, mark.y, mark.yEnd) = (_PlottedPlace(x), _PlottedPlace(yStart), _PlottedPlace(yEnd))
          mark.thickness = width
        }
        init(
          xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue,
          height: MarkDimension = .automatic
        ) {
          (mark.x, mark.xEnd, mark.y) = (_PlottedPlace(xStart), _PlottedPlace(xEnd), _PlottedPlace(y))
          mark.thickness = height
        }
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
        ) {
          (mark.x, mark.y) = (_PlottedPlace(x), _PlottedPlace(y))
          mark.stacking = stacking
        }
        init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {
          (mark.x, mark.y, mark.yEnd) = (_PlottedPlace(x), _PlottedPlace(yStart), _PlottedPlace(yEnd))
        }
        init(
          x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, series: PlottableValue
        ) {
          self.init(x: x, yStart: yStart, yEnd: yEnd)
          mark.series = _PlottedPlace(series).text
        }
        init(
          x: PlottableValue, y: PlottableValue, series: PlottableValue,
          stacking: MarkStackingMethod = .standard
        ) {
          self.init(x: x, y: y, stacking: stacking)
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
        ) {
          (mark.x, mark.y) = (_PlottedPlace(x), _PlottedPlace(y))
          (mark.thickness, mark.height) = (width, height)
        }
        init(
          xStart: PlottableValue, xEnd: PlottableValue, yStart: PlottableValue,
          yEnd: PlottableValue
        ) {
          (mark.x, mark.xEnd) = (_PlottedPlace(xStart), _PlottedPlace(xEnd))
          (mark.y, mark.yEnd) = (_PlottedPlace(yStart), _PlottedPlace(yEnd))
        }
        init(
          x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue,
          width: MarkDimension = .automatic
        ) {
          (mark.x, mark.y, mark.yEnd) = (_PlottedPlace(x), _PlottedPlace(yStart), _PlottedPlace(yEnd))
          mark.thickness = width
        }
        init(
          xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue,
          height: MarkDimension = .automatic
        ) {
          (mark.x, mark.xEnd, mark.y) = (_PlottedPlace(xStart), _PlottedPlace(xEnd), _PlottedPlace(y))
          mark.height = height
        }
        /// A rectangle as wide, or as high, as the plot.
        init() {}
        init(x: PlottableValue, width: MarkDimension = .automatic) {
          (mark.x, mark.thickness) = (_PlottedPlace(x), width)
        }
        init(y: PlottableValue, height: MarkDimension = .automatic) {
          (mark.y, mark.height) = (_PlottedPlace(y), height)
        }
        init(xStart: PlottableValue, xEnd: PlottableValue) {
          (mark.x, mark.xEnd) = (_PlottedPlace(xStart), _PlottedPlace(xEnd))
        }
        init(yStart: PlottableValue, yEnd: PlottableValue) {
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
          (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
          mark.inset = angularInset ?? 0
        }
      }
      """
  )
}
