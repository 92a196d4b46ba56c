extension Prelude {
  /// How bars share their bands and stand on each other, and what scenes say of charts' axes.
  static let chartAxes = Part(
    names: ["_PlottedBars", "AxisMarks", "AxisMarkValues", "ChartProxy"],
    source: """
      struct _PlottedBars {
        var bars: [_PlottedBar] = []
        init(marks: [_PlottedMark]) {
          let own = marks.filter { $0.kind == .bar }
          var groups: [String: Int] = [:]
          for mark in own {
            if let group = mark.group { groups[group] = groups[group] ?? groups.count }
          }
          func key(_ place: _PlottedPlace, _ mark: _PlottedMark) -> String {
            place.text + "/" + (mark.group ?? "")
          }
          func isAcross(_ mark: _PlottedMark) -> Bool {
            mark.xEnd != nil || mark.y?.name != nil && mark.x?.name == nil
          }
          var sums: [String: Double] = [:]
          for mark in own where mark.stacking == .normalized || mark.stacking == .center {
            guard let x = mark.x, let y = mark.y else { continue }
            sums[isAcross(mark) ? key(y, mark) : key(x, mark), default: 0]
              += isAcross(mark) ? x.number : y.number
          }
          var tops: [String: Double] = [:]
          for mark in own {
            guard let x = mark.x, let y = mark.y else { continue }
            let isAcross = isAcross(mark)
            var place = isAcross ? y : x
            let sum = sums[key(place, mark)] ?? 0
            if place.name == nil {
              place.isInBand = true
              place.name = place.isDate
                ? _PlottedScale.text(ofDate: place.number) : _PlottedScale.text(of: place.number)
            }
            let number = (isAcross ? x : y).number
            let value = mark.stacking == .normalized && sum != 0 ? number / sum : number
            let end = isAcross ? mark.xEnd : mark.yEnd
            let side = key(place, mark) + (value < 0 ? "-" : "")
            let bottom = mark.stacking == .center ? -sum / 2 : 0
            let base = end != nil ? value : mark.stacking == .unstacked ? 0 : tops[side] ?? bottom
            let top = end?.number ?? base + value
            if end == nil { tops[side] = top }
            bars.append(
              _PlottedBar(
                isAcross: isAcross, place: place, shift: 0, share: 0, start: base, end: top,
                mark: mark))
          }
          let names = Set(bars.map { $0.place.text })
          let band = 0.7 / Double(max(names.count, 1))
          for index in bars.indices {
            bars[index].share = band
            guard groups.count > 1, let group = bars[index].mark.group,
              let number = groups[group]
            else { continue }
            let part = band / Double(groups.count)
            bars[index].share = part
            bars[index].shift = (Double(number) + 0.5) * part - band / 2
          }
        }
      }
      struct AxisValue {
        let index: Int
        let count: Int
        let place: _PlottedPlace
        func `as`<Value>(_ type: Value.Type) -> Value? {
          for value in place.values {
            if let value = value as? Value { return value }
          }
          return nil
        }
      }
      struct _PlottedLabel {
        /// Whether lines through the plot are drawn, and not what is written beside it.
        var isLine = false
        var place = _PlottedPlace(number: 0)
        var text = ""
      }
      extension EnvironmentValues {
        @Entry var _plottedLabel = _PlottedLabel()
      }
      extension _PlottedPlace {
        /// The value in the types in which scenes may ask for it.
        fileprivate var values: [Any] {
          if isDate { return [Date(timeIntervalSinceReferenceDate: number)] }
          if let name { return [name] }
          let whole = abs(number) < 1e15 ? Int(number.rounded()) : 0
          return [number, whole, CGFloat(number), Float(number)]
        }
        fileprivate func text<Format: FormatStyle>(in format: Format) -> String? {
          for value in values {
            if let value = value as? Format.FormatInput { return "\\(format.format(value))" }
          }
          return nil
        }
      }
      struct AxisMarkValues {
        var places: [_PlottedPlace] = []
        var count = 0
        var step = 0.0
        var component: Calendar.Component?
        static let automatic = AxisMarkValues()
        static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
          AxisMarkValues(count: desiredCount ?? 0)
        }
        static func automatic(
          minimumStride: Double, desiredCount: Int? = nil
        ) -> AxisMarkValues { AxisMarkValues(count: desiredCount ?? 0) }
        static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues(step: step) }
        static func stride(by unit: Calendar.Component, count: Int = 1) -> AxisMarkValues {
          AxisMarkValues(step: Double(count), component: unit)
        }
        fileprivate static func all<Value>(_ values: [Value]) -> AxisMarkValues {
          AxisMarkValues(
            places: values.map { _PlottedPlace(PlottableValue(label: "", value: $0)) })
        }
      }
      struct AxisMarks: View {
        let position: AxisMarkPosition
        let values: AxisMarkValues
        private(set) var content: ((AxisValue) -> AnyView)?
        private(set) var format: ((_PlottedPlace) -> String?)?
        init(
          preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
          values: AxisMarkValues = .automatic
        ) { (self.position, self.values) = (position, values) }
        init<Value>(
          preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
          values: [Value]
        ) { (self.position, self.values) = (position, .all(values)) }
        init<Content: View>(
          preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
          values: AxisMarkValues = .automatic, @ViewBuilder content: @escaping (AxisValue) -> Content
        ) {
          (self.position, self.values) = (position, values)
          self.content = { AnyView(content($0)) }
        }
        init<Value, Content: View>(
          preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
          values: [Value], @ViewBuilder content: @escaping (AxisValue) -> Content
        ) {
          (self.position, self.values) = (position, .all(values))
          self.content = { AnyView(content($0)) }
        }
        init<Content: View>(
          preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
          values: AxisMarkValues = .automatic, @ViewBuilder content: @escaping () -> Content
        ) {
          self.init(preset: preset, position: position, values: values) { _ in content() }
        }
        init<Value, Content: View>(
          preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
          values: [Value], @ViewBuilder content: @escaping () -> Content
        ) {
          self.init(preset: preset, position: position, values: .all(values)) { _ in content() }
        }
        init<Format: FormatStyle>(
          format: Format, preset: AxisMarkPreset = .automatic,
          position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic
        ) {
          (self.position, self.values) = (position, values)
          self.format = { $0.text(in: format) }
        }
        var body: some View { EmptyView() }
      }
      struct AxisGridLine: View {
        private let stroke: StrokeStyle?
        @Environment(\\._plottedLabel) private var label
        init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }
        var body: some View {
          if label.isLine {
            GeometryReader { proxy in
              Path { path in
                let isUpright = proxy.size.height > proxy.size.width
                path.move(to: CGPoint(x: 0.5 * (isUpright ? proxy.size.width : 0), y: isUpright ? 0 : 0.5 * proxy.size.height))
                path.addLine(
                  to: isUpright
                    ? CGPoint(x: 0.5 * proxy.size.width, y: proxy.size.height)
                    : CGPoint(x: proxy.size.width, y: 0.5 * proxy.size.height))
              }
              .stroke(.quaternary, style: stroke ?? StrokeStyle(lineWidth: 1))
            }
          }
        }
      }
      struct AxisTick: View {
        init(centered: Bool? = nil, length: CGFloat = 0, stroke: StrokeStyle? = nil) {}
        var body: some View { EmptyView() }
      }
      struct AxisValueLabel: View {
        private var content: AnyView?
        private var format: ((_PlottedPlace) -> String?)?
        @Environment(\\._plottedLabel) private var label
        init(
          centered: Bool? = nil, anchor: UnitPoint? = nil,
          orientation: AxisValueLabelOrientation = .automatic
        ) {}
        init<Content: View>(
          centered: Bool? = nil, anchor: UnitPoint? = nil, @ViewBuilder content: () -> Content
        ) { self.content = AnyView(content()) }
        init(_ text: String, centered: Bool? = nil) { content = AnyView(Text(text)) }
        init<Format: FormatStyle>(
          format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
          orientation: AxisValueLabelOrientation = .automatic
        ) { self.format = { $0.text(in: format) } }
        var body: some View {
          if label.isLine {
            EmptyView()
          } else if let content {
            content
          } else {
            Text(format?(label.place) ?? label.text)
          }
        }
      }
      struct AxisValueLabelOrientation {
        static let automatic = AxisValueLabelOrientation()
        static let horizontal = AxisValueLabelOrientation()
        static let vertical = AxisValueLabelOrientation()
        static let verticalReversed = AxisValueLabelOrientation()
      }
      struct ChartProxy {
        private let frame: Anchor<CGRect>
        private let x: _PlottedScale
        private let y: _PlottedScale
        let plotSize: CGSize
        init(frame: Anchor<CGRect>, size: CGSize, x: _PlottedScale, y: _PlottedScale) {
          (self.frame, self.x, self.y, plotSize) = (frame, x, y, size)
        }
        var plotFrame: Anchor<CGRect>? { frame }
        var plotAreaFrame: Anchor<CGRect> { frame }
        var plotAreaSize: CGSize { plotSize }
        func position<Value>(forX value: Value) -> CGFloat? {
          plotSize.width * x.fraction(of: _PlottedPlace(PlottableValue(label: "", value: value)))
        }
        func position<Value>(forY value: Value) -> CGFloat? {
          plotSize.height * (1 - y.fraction(of: _PlottedPlace(PlottableValue(label: "", value: value))))
        }
        func value<Value>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
          value(x, position / max(plotSize.width, 1))
        }
        func value<Value>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
          value(y, 1 - position / max(plotSize.height, 1))
        }
        private func value<Value>(_ scale: _PlottedScale, _ fraction: CGFloat) -> Value? {
          let place = scale.place(at: fraction)
          return AxisValue(index: 0, count: 1, place: place).as(Value.self)
        }
      }
      enum _PlottedScaleDomain {
        case automatic
        static func automatic(includesZero: Bool) -> _PlottedScaleDomain { .automatic }
      }
      extension View {
        private func look(_ change: @escaping (inout _PlottedLook) -> Void) -> some View {
          transformEnvironment(\\._plottedLook) { change(&$0) }
        }
        func chartXAxis(_ visibility: Visibility) -> some View {
          look { $0.hidesX = visibility == .hidden }
        }
        func chartYAxis(_ visibility: Visibility) -> some View {
          look { $0.hidesY = visibility == .hidden }
        }
        func chartXAxis<Content: View>(@ViewBuilder content: () -> Content) -> some View {
          let axis = content() as? AxisMarks
          return look { $0.axisX = axis }
        }
        func chartYAxis<Content: View>(@ViewBuilder content: () -> Content) -> some View {
          let axis = content() as? AxisMarks
          return look { $0.axisY = axis }
        }
        func chartXAxisLabel(
          _ label: String, position: AxisMarkPosition = .automatic,
          alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View { look { $0.labelX = label } }
        func chartYAxisLabel(
          _ label: String, position: AxisMarkPosition = .automatic,
          alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View { look { $0.labelY = label } }
        func chartLegend(_ visibility: Visibility) -> some View {
          look { $0.hidesLegend = visibility == .hidden }
        }
        func chartLegend(
          position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
          spacing: CGFloat? = nil
        ) -> some View {
          look {
            ($0.legendPosition, $0.legendGap) = (position, spacing)
            $0.legendAlignment = alignment
          }
        }
        func chartLegend<Content: View>(
          position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
          spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
        ) -> some View {
          let legend = AnyView(content())
          return look {
            ($0.legendPosition, $0.legendGap) = (position, spacing)
            ($0.legendAlignment, $0.legend) = (alignment, legend)
          }
        }
        private func places<Bound>(_ bounds: [Bound]) -> [_PlottedPlace] {
          bounds.map { _PlottedPlace(PlottableValue(label: "", value: $0)) }
        }
        func chartXScale<Bound: Comparable>(domain: ClosedRange<Bound>) -> some View {
          let bounds = places([domain.lowerBound, domain.upperBound])
          return look { $0.domainX = bounds }
        }
        func chartYScale<Bound: Comparable>(domain: ClosedRange<Bound>) -> some View {
          let bounds = places([domain.lowerBound, domain.upperBound])
          return look { $0.domainY = bounds }
        }
        func chartXScale<Bound>(domain: [Bound]) -> some View {
          let bounds = places(domain)
          return look { $0.domainX = bounds }
        }
        func chartYScale<Bound>(domain: [Bound]) -> some View {
          let bounds = places(domain)
          return look { $0.domainY = bounds }
        }
        func chartXScale(domain: _PlottedScaleDomain) -> some View { self }
        func chartYScale(domain: _PlottedScaleDomain) -> some View {
          look { $0.includesZero = false }
        }
        func chartForegroundStyleScale<Bound: Plottable>(
          _ colors: KeyValuePairs<Bound, Color>
        ) -> some View {
          look { for (bound, color) in colors { $0.colors[places([bound])[0].text] = color } }
        }
        func chartForegroundStyleScale<Bound: Plottable>(
          domain: [Bound], range: [Color]
        ) -> some View {
          look { for (place, color) in zip(places(domain), range) { $0.colors[place.text] = color } }
        }
        func chartForegroundStyleScale(range: [Color]) -> some View {
          look { if !range.isEmpty { $0.palette = range } }
        }
        func chartForegroundStyleScale(range: Gradient) -> some View {
          chartForegroundStyleScale(range: range.stops.map(\\.color))
        }
        func chartForegroundStyleScale(
          domain: [String], mapping: @escaping (String) -> Color
        ) -> some View { look { for name in domain { $0.colors[name] = mapping(name) } } }
        func chartForegroundStyleScale(mapping: @escaping (String) -> Color) -> some View {
          look { $0.color = mapping }
        }
        func chartSymbolScale<Symbol>(_ symbols: [String: Symbol]) -> some View { self }
        func chartSymbolScale<Symbol>(domain: [String], range: [Symbol]) -> some View { self }
        func chartSymbolSizeScale<Bound>(range: ClosedRange<Bound>) -> some View { self }
        func chartLineStyleScale(_ styles: [String: StrokeStyle]) -> some View { self }
        func chartPlotStyle<Content: View>(
          @ViewBuilder content: @escaping (AnyView) -> Content
        ) -> some View { look { $0.plotStyle = { AnyView(content($0)) } } }
        func chartOverlay<Content: View>(
          alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
        ) -> some View {
          look { look in
            look.overlay = { proxy in
              AnyView(content(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
            }
          }
        }
        func chartBackground<Content: View>(
          alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
        ) -> some View {
          look { look in
            look.background = { proxy in
              AnyView(content(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
            }
          }
        }
        func chartXAxisStyle<Content: View>(
          @ViewBuilder content: @escaping (AnyView) -> Content
        ) -> some View { self }
        func chartYAxisStyle<Content: View>(
          @ViewBuilder content: @escaping (AnyView) -> Content
        ) -> some View { self }
        func chartGesture<Value: Gesture>(_ gesture: @escaping (ChartProxy) -> Value) -> some View {
          self
        }
        func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
        func chartXVisibleDomain<Length>(length: Length) -> some View { self }
        func chartYVisibleDomain<Length>(length: Length) -> some View { self }
        func chartXSelection<Value>(value: Binding<Value?>) -> some View { self }
        func chartXSelection<Value>(range: Binding<ClosedRange<Value>?>) -> some View { self }
        func chartYSelection<Value>(range: Binding<ClosedRange<Value>?>) -> some View { self }
        func chartYSelection<Value>(value: Binding<Value?>) -> some View { self }
        func chartAngleSelection<Value>(value: Binding<Value?>) -> some View { self }
        func chartScrollPosition<Value>(x: Binding<Value>) -> some View { self }
        func chartScrollPosition<Value>(y: Binding<Value>) -> some View { self }
        func chartScrollPosition<Value>(initialX: Value) -> some View { self }
        func chartScrollPosition<Value>(initialY: Value) -> some View { self }
      }
      """
  )
}
