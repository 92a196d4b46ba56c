extension Prelude {
  /// Charts of functions, and of whole collections at once.
  static let chartPlots = Part(
    names: [
      "LinePlot", "AreaPlot", "PointPlot", "BarPlot", "RectanglePlot", "RulePlot", "SectorPlot",
    ],
    source: """
      struct PlottableProjection<Element> {
        let read: (Element) -> PlottableValue
        static func value<Value>(
          _ label: String, _ keyPath: KeyPath<Element, Value>
        ) -> PlottableProjection<Element> {
          PlottableProjection { PlottableValue(label: label, value: $0[keyPath: keyPath]) }
        }
      }
      protocol _PlottedMarksView: ChartContent {
        associatedtype Element
        var elements: [Element] { get }
        var marks: [_PlottedMark] { get set }
      }
      extension _PlottedMarksView {
        var body: some View { Color.clear.preference(key: _PlottedMarksKey.self, value: marks) }
        private func changing(_ change: (inout _PlottedMark, Int) -> Void) -> Self {
          var copy = self
          for index in marks.indices { change(&copy.marks[index], index) }
          return copy
        }
        func foregroundStyle(_ style: any ShapeStyle) -> Self {
          changing { mark, _ in mark.style = AnyShapeStyle(style) }
        }
        // A projection comes first: to the other function a key path were a value like any.
        func foregroundStyle(by projection: PlottableProjection<Element>) -> Self {
          changing { mark, index in
            mark.series = _PlottedPlace(projection.read(elements[index])).text
            mark.isInLegend = true
          }
        }
        func foregroundStyle(by value: PlottableValue) -> Self {
          changing { mark, _ in (mark.series, mark.isInLegend) = (_PlottedPlace(value).text, true) }
        }
        func symbol(by projection: PlottableProjection<Element>) -> Self {
          changing { mark, index in
            mark.series = mark.series ?? _PlottedPlace(projection.read(elements[index])).text
            mark.hasSymbol = true
          }
        }
        func symbol(_ symbol: BasicChartSymbolShape) -> Self {
          changing { mark, _ in mark.hasSymbol = true }
        }
        func symbolSize(_ area: CGFloat) -> Self {
          changing { mark, _ in mark.symbolLength = sqrt(max(area, 0)) }
        }
        func symbolSize(by projection: PlottableProjection<Element>) -> Self { self }
        func opacity(_ opacity: Double) -> Self { changing { mark, _ in mark.opacity = opacity } }
        func lineStyle(_ style: StrokeStyle) -> Self { changing { mark, _ in mark.stroke = style } }
        func interpolationMethod(_ method: InterpolationMethod) -> Self {
          changing { mark, _ in mark.interpolation = method }
        }
        func cornerRadius(_ radius: CGFloat) -> Self {
          changing { mark, _ in mark.cornerRadius = radius }
        }
      }
      extension _PlottedMark {
        /// A mark at each of the places at which a function is asked.
        fileprivate static func sampled(
          _ kind: Kind, over domain: ClosedRange<Double>?,
          _ point: @escaping (Double) -> (x: Double, y: Double, yEnd: Double?)
        ) -> _PlottedMark {
          var plot = _PlottedMark(kind: kind)
          plot.sample = { shown in
            let domain = domain ?? shown
            let step = (domain.upperBound - domain.lowerBound) / 100
            return (0...100).compactMap { index in
              let (x, y, yEnd) = point(domain.lowerBound + step * Double(index))
              guard x.isFinite, y.isFinite else { return nil }
              var mark = _PlottedMark(kind: kind)
              (mark.x, mark.y) = (_PlottedPlace(number: x), _PlottedPlace(number: y))
              if let yEnd, yEnd.isFinite { mark.yEnd = _PlottedPlace(number: yEnd) }
              return mark
            }
          }
          return plot
        }
        fileprivate static func marks<Data: RandomAccessCollection>(
          _ kind: Kind, _ data: Data, x: PlottableProjection<Data.Element>?,
          y: PlottableProjection<Data.Element>?
        ) -> [_PlottedMark] {
          data.map { element in
            var mark = _PlottedMark(kind: kind)
            mark.x = x.map { _PlottedPlace($0.read(element)) }
            mark.y = y.map { _PlottedPlace($0.read(element)) }
            return mark
          }
        }
      }
      struct LinePlot<Element>: _PlottedMarksView {
        var elements: [Element]
        var marks: [_PlottedMark]
        init<Data: RandomAccessCollection>(
          _ data: Data, x: PlottableProjection<Element>, y: PlottableProjection<Element>,
          series: PlottableProjection<Element>? = nil
        ) where Data.Element == Element {
          (elements, marks) = (Array(data), _PlottedMark.marks(.line, data, x: x, y: y))
          if let series {
            for index in marks.indices {
              marks[index].series = _PlottedPlace(series.read(elements[index])).text
            }
          }
        }
      }
      extension LinePlot where Element == Double {
        init(
          x: String, y: String, domain: ClosedRange<Double>? = nil,
          function: @escaping (Double) -> Double
        ) {
          elements = [0]
          marks = [_PlottedMark.sampled(.line, over: domain) { ($0, function($0), nil) }]
        }
        init(
          x: String, y: String, t: String, domain: ClosedRange<Double>,
          function: @escaping (Double) -> (x: Double, y: Double)
        ) {
          elements = [0]
          marks = [
            _PlottedMark.sampled(.line, over: domain) { time in
              let point = function(time)
              return (point.x, point.y, nil)
            }
          ]
        }
      }
      struct AreaPlot<Element>: _PlottedMarksView {
        var elements: [Element]
        var marks: [_PlottedMark]
        init<Data: RandomAccessCollection>(
          _ data: Data, x: PlottableProjection<Element>, y: PlottableProjection<Element>,
          stacking: MarkStackingMethod = .standard
        ) where Data.Element == Element {
          (elements, marks) = (Array(data), _PlottedMark.marks(.area, data, x: x, y: y))
          for index in marks.indices { marks[index].stacking = stacking }
        }
      }
      extension AreaPlot where Element == Double {
        init(
          x: String, y: String, domain: ClosedRange<Double>? = nil,
          function: @escaping (Double) -> Double
        ) {
          elements = [0]
          marks = [_PlottedMark.sampled(.area, over: domain) { ($0, function($0), nil) }]
        }
        init(
          x: String, yStart: String, yEnd: String, domain: ClosedRange<Double>? = nil,
          function: @escaping (Double) -> (yStart: Double, yEnd: Double)
        ) {
          elements = [0]
          marks = [
            _PlottedMark.sampled(.area, over: domain) { place in
              let ends = function(place)
              return (place, ends.yStart, ends.yEnd)
            }
          ]
        }
      }
      struct PointPlot<Element>: _PlottedMarksView {
        var elements: [Element]
        var marks: [_PlottedMark]
        init<Data: RandomAccessCollection>(
          _ data: Data, x: PlottableProjection<Element>, y: PlottableProjection<Element>
        ) where Data.Element == Element {
          (elements, marks) = (Array(data), _PlottedMark.marks(.point, data, x: x, y: y))
        }
      }
      struct BarPlot<Element>: _PlottedMarksView {
        var elements: [Element]
        var marks: [_PlottedMark]
        init<Data: RandomAccessCollection>(
          _ data: Data, x: PlottableProjection<Element>, y: PlottableProjection<Element>,
          width: MarkDimension = .automatic, height: MarkDimension = .automatic,
          stacking: MarkStackingMethod = .standard
        ) where Data.Element == Element {
          (elements, marks) = (Array(data), _PlottedMark.marks(.bar, data, x: x, y: y))
          for index in marks.indices {
            let isAcross = marks[index].y?.name != nil && marks[index].x?.name == nil
            marks[index].thickness = isAcross ? height : width
            marks[index].stacking = stacking
          }
        }
      }
      struct RectanglePlot<Element>: _PlottedMarksView {
        var elements: [Element]
        var marks: [_PlottedMark]
        init<Data: RandomAccessCollection>(
          _ data: Data, x: PlottableProjection<Element>, y: PlottableProjection<Element>,
          width: MarkDimension = .automatic, height: MarkDimension = .automatic
        ) where Data.Element == Element {
          (elements, marks) = (Array(data), _PlottedMark.marks(.rectangle, data, x: x, y: y))
          for index in marks.indices {
            (marks[index].thickness, marks[index].height) = (width, height)
          }
        }
      }
      struct RulePlot<Element>: _PlottedMarksView {
        var elements: [Element]
        var marks: [_PlottedMark]
        init<Data: RandomAccessCollection>(_ data: Data, x: PlottableProjection<Element>)
        where Data.Element == Element {
          (elements, marks) = (Array(data), _PlottedMark.marks(.rule, data, x: x, y: nil))
        }
        init<Data: RandomAccessCollection>(_ data: Data, y: PlottableProjection<Element>)
        where Data.Element == Element {
          (elements, marks) = (Array(data), _PlottedMark.marks(.rule, data, x: nil, y: y))
        }
      }
      struct SectorPlot<Element>: _PlottedMarksView {
        var elements: [Element]
        var marks: [_PlottedMark]
        init<Data: RandomAccessCollection>(
          _ data: Data, angle: PlottableProjection<Element>,
          innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
          angularInset: CGFloat? = nil
        ) where Data.Element == Element {
          (elements, marks) = (Array(data), _PlottedMark.marks(.sector, data, x: nil, y: angle))
          for index in marks.indices {
            marks[index].innerRadius = innerRadius
            marks[index].outerRadius = outerRadius
            marks[index].inset = angularInset ?? 0
          }
        }
      }
      """
  )
}
