extension Prelude {
  /// What charts show: each mark tells the chart around it what it stands for.
  static let chartMarks = Part(
    names: [
      "PlottableValue", "Plottable", "ChartContent", "BarMark", "LineMark",
      "AreaMark", "PointMark", "RuleMark", "RectangleMark", "SectorMark", "MarkDimension",
      "MarkStackingMethod", "_PlottedAnnotation", "_PlottedMark", "_PlottedMarksKey",
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
        var innerRatio: CGFloat = 0
        var inset: CGFloat = 0
        var annotations: [_PlottedAnnotation] = []
        var interpolation = InterpolationMethod.linear
        var hasSymbol = false
        var symbolLength: CGFloat = 8
        var shift = CGSize.zero
        var thickness = MarkDimension.automatic
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
        var ratio: CGFloat = 0
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
          return band * (ratio > 0 ? ratio : 0.7)
        }
      }
      enum MarkStackingMethod { case standard, normalized, center, unstacked }
      enum BasicChartSymbolShape { case circle, square, triangle, diamond, cross, plus, asterisk }
      struct AnnotationPosition: Equatable {
        /// The side of the mark on which the annotation is; in the middle it lies over the mark.
        fileprivate var side = UnitPoint.top
        private var isAutomatic = false
        static let automatic = AnnotationPosition(isAutomatic: true)
        static let overlay = AnnotationPosition(side: .center)
        static let top = AnnotationPosition()
        static let bottom = AnnotationPosition(side: .bottom)
        static let leading = AnnotationPosition(side: .leading)
        static let trailing = AnnotationPosition(side: .trailing)
        static let topLeading = AnnotationPosition(side: .topLeading)
        static let topTrailing = AnnotationPosition(side: .topTrailing)
        static let bottomLeading = AnnotationPosition(side: .bottomLeading)
        static let bottomTrailing = AnnotationPosition(side: .bottomTrailing)
      }
      struct AnnotationOverflowResolution {
        struct Strategy {
          struct Boundary {
            static let automatic = Boundary()
            static let chart = Boundary()
            static let plot = Boundary()
          }
          static let automatic = Strategy()
          static let disabled = Strategy()
          static let fit = Strategy()
          static let padScale = Strategy()
          static func fit(to boundary: Boundary) -> Strategy { fit }
        }
        static let automatic = AnnotationOverflowResolution()
        init(x: Strategy = .automatic, y: Strategy = .automatic) {}
      }
      /// What is noted of a mark, beside or over it.
      struct _PlottedAnnotation {
        let view: AnyView
        let side: UnitPoint
        /// Where along its side the note stands.
        let place: UnitPoint
        let gap: CGFloat
        init(_ view: AnyView, _ position: AnnotationPosition, _ alignment: Alignment, gap: CGFloat) {
          (self.view, self.gap, side) = (view, gap, position.side)
          let x = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
          let y = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
          place = UnitPoint(
            x: position.side.x == 0.5 ? x : position.side.x,
            y: position.side.y == 0.5 ? y : position.side.y)
        }
        func beside(_ size: CGSize) -> some View {
          view.fixedSize()
            .alignmentGuide(.leading) {
              side.x == 0.5
                ? $0.width * place.x : $0.width * (1 - side.x) + gap * (1 - 2 * side.x)
            }
            .alignmentGuide(.top) {
              side.y == 0.5
                ? $0.height * place.y : $0.height * (1 - side.y) + gap * (1 - 2 * side.y)
            }
            .frame(width: 0, height: 0, alignment: .topLeading)
            .offset(x: size.width * place.x, y: size.height * place.y)
        }
      }
      extension _PlottedMark {
        /// The annotations beside, or over, the view of the mark.
        @ViewBuilder func annotated<Mark: View>(_ mark: Mark) -> some View {
          if annotations.isEmpty {
            mark
          } else {
            mark.overlay(alignment: Alignment(horizontal: .leading, vertical: .top)) {
              GeometryReader { proxy in
                ForEach(annotations.indices, id: \\.self) { annotations[$0].beside(proxy.size) }
              }
            }
          }
        }
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
        func offset(_ offset: CGSize) -> Self {
          changing { $0.shift = CGSize(width: $0.shift.width + offset.width, height: $0.shift.height + offset.height) }
        }
        func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { offset(CGSize(width: x, height: y)) }
        func offset(
          xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
        ) -> Self { self }
        func zIndex(_ value: Double) -> Self { self }
        func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> Self { self }
        func accessibilityLabel(_ label: Text) -> Self { self }
        func accessibilityLabel(_ label: String) -> Self { self }
        func accessibilityValue(_ value: Text) -> Self { self }
        func accessibilityValue(_ value: String) -> Self { self }
        func accessibilityHidden(_ isHidden: Bool) -> Self { self }
        func accessibilityIdentifier(_ identifier: String) -> Self { self }
        func annotation<Content: View>(
          position: AnnotationPosition = .automatic, alignment: Alignment = .center,
          spacing: CGFloat? = nil,
          overflowResolution: AnnotationOverflowResolution = .automatic,
          @ViewBuilder content: () -> Content
        ) -> Self {
          let view = AnyView(content())
          return changing {
            $0.annotations.append(_PlottedAnnotation(view, position, alignment, gap: spacing ?? 2))
          }
        }
      }
      extension ForEach {
        private var unchanged: _ChangedMarks { _ChangedMarks(marks: AnyView(self)) { _ in } }
        func foregroundStyle(by value: PlottableValue) -> _ChangedMarks {
          unchanged.foregroundStyle(by: value)
        }
        func symbol(by value: PlottableValue) -> _ChangedMarks { unchanged.symbol(by: value) }
        func symbol(_ symbol: BasicChartSymbolShape) -> _ChangedMarks { unchanged.symbol(symbol) }
        func symbolSize(_ area: CGFloat) -> _ChangedMarks { unchanged.symbolSize(area) }
        func position(by value: PlottableValue, axis: Axis? = nil) -> _ChangedMarks {
          unchanged.position(by: value)
        }
        func interpolationMethod(_ method: InterpolationMethod) -> _ChangedMarks {
          unchanged.interpolationMethod(method)
        }
        func lineStyle(_ style: StrokeStyle) -> _ChangedMarks { unchanged.lineStyle(style) }
      }
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
