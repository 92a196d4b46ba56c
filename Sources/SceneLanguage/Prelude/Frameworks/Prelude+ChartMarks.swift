extension Prelude {
  /// What charts show: each mark tells the chart around it what it stands for.
  static let chartMarks = Part(
    names: [
      "PlottableValue", "Plottable", "ChartContent", "BarMark", "LineMark",
      "AreaMark", "PointMark", "RuleMark", "RectangleMark", "SectorMark", "MarkDimension",
      "InterpolationMethod", "MarkStackingMethod", "_PlottedMark", "_PlottedPlace", "_PlottedScale",
      "_PlottedMarksKey",
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
      /// A place along an axis: that of a name, or of a number.
      struct _PlottedPlace: Hashable {
        var name: String?
        var number = 0.0
        var isDate = false
        init(number: Double) { self.number = number }
        init(_ plotted: PlottableValue) {
          let value = plotted.value
          if let value = value as? Int {
            number = Double(value)
          } else if let value = value as? Double {
            number = value
          } else if let value = value as? CGFloat {
            number = Double(value)
          } else if let value = value as? Float {
            number = Double(value)
          } else if let value = value as? Date {
            (number, isDate) = (value.timeIntervalSinceReferenceDate, true)
          } else if let value = value as? String {
            name = value
          } else {
            name = "\\(value)"
          }
        }
        var text: String { name ?? _PlottedScale.text(of: number) }
      }
      struct _PlottedScale {
        var names: [String] = []
        var low = 0.0
        var high = 1.0
        var ticks: [Double] = []
        var isDate = false
        init(_ places: [_PlottedPlace], includesZero: Bool, domain: ClosedRange<Double>?) {
          for place in places {
            if let name = place.name, !names.contains(name) { names.append(name) }
          }
          guard names.isEmpty, let first = places.first else { return }
          isDate = first.isDate
          let numbers = places.map { $0.number }.filter { $0.isFinite }
          low = min(numbers.min() ?? 0, includesZero ? 0 : .infinity)
          high = max(numbers.max() ?? 1, includesZero ? 0 : -.infinity)
          if let domain { (low, high) = (domain.lowerBound, domain.upperBound) }
          if !(low < high) { (low, high) = (0, 1) }
          if isDate {
            ticks = (0...3).map { low + (high - low) * Double($0) / 3 }
            return
          }
          let wanted = (high - low) / 4
          let power = pow(10, floor(log10(wanted)))
          let step = [1, 2, 2.5, 5].map { $0 * power }.first { $0 >= wanted * 0.999 } ?? 10 * power
          if domain == nil {
            low = floor(low / step) * step
            high = ceil(high / step) * step
          }
          let lowest = ceil(low / step)
          ticks = (0..<12).map { (lowest + Double($0)) * step }.filter { $0 <= high + step / 1000 }
        }
        func fraction(of place: _PlottedPlace) -> Double {
          if names.isEmpty { return (place.number - low) / (high - low) }
          let index = names.firstIndex(of: place.text) ?? 0
          return (Double(index) + 0.5) / Double(names.count)
        }
        /// Where the labels stand, and what they say.
        var labels: [(place: Double, text: String)] {
          if names.isEmpty {
            return ticks.map { tick in
              (fraction(of: _PlottedPlace(number: tick)), label(of: tick))
            }
          }
          return names.indices.map { index in
            ((Double(index) + 0.5) / Double(names.count), names[index])
          }
        }
        private func label(of tick: Double) -> String {
          isDate ? _PlottedScale.text(ofDate: tick) : _PlottedScale.text(of: tick)
        }
        static func text(of number: Double) -> String { number.formatted() }
        static func text(ofDate number: Double) -> String {
          Date(timeIntervalSinceReferenceDate: number)
            .formatted(.dateTime.month(.abbreviated).day())
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
      enum InterpolationMethod {
        case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
      }
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
          changing { $0.series = $0.series ?? _PlottedPlace(value).text }
        }
        func lineStyle(by value: PlottableValue) -> Self { symbol(by: value) }
        func position(by value: PlottableValue, axis: Axis? = nil) -> Self {
          changing { $0.group = _PlottedPlace(value).text }
        }
        func symbol(_ symbol: BasicChartSymbolShape) -> Self { self }
        func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> Self { self }
        func symbolSize(_ size: CGFloat) -> Self { self }
        func symbolSize(by value: PlottableValue) -> Self { self }
        func interpolationMethod(_ method: InterpolationMethod) -> Self { self }
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
