extension Prelude {
  /// What scenes say of their charts.
  static let chartModifiers = Part(
    names: ["Chart", "_places", "ValueAlignedChartScrollTargetBehavior"],
    source: """
      struct ValueAlignedChartScrollTargetBehavior {
        struct MajorValueAlignment<Value> {
          static var page: MajorValueAlignment<Value> { MajorValueAlignment() }
          static func unit(_ unit: Value) -> MajorValueAlignment<Value> { page }
          static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> { page }
        }
        struct LimitBehavior {
          static let automatic = LimitBehavior()
          static let always = LimitBehavior()
          static let never = LimitBehavior()
        }
        static func valueAligned<Value>(
          unit: Value, majorAlignment: MajorValueAlignment<Value>? = nil,
          limitBehavior: LimitBehavior = .automatic
        ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
        static func valueAligned(
          matching components: DateComponents,
          majorAlignment: MajorValueAlignment<Date>? = nil,
          limitBehavior: LimitBehavior = .automatic
        ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
      }
      func _places<Bound>(_ bounds: [Bound]) -> [_PlottedPlace] {
        bounds.map { _PlottedPlace(PlottableValue(label: "", value: $0)) }
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
        func chartXAxis(@_AxisMarksBuilder content: () -> [AxisMarks]) -> some View {
          let axes = content()
          return look { $0.axesX = axes }
        }
        func chartYAxis(@_AxisMarksBuilder content: () -> [AxisMarks]) -> some View {
          let axes = content()
          return look { $0.axesY = axes }
        }
        func chartXAxisLabel<Label: View>(
          position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
          spacing: CGFloat? = nil, @ViewBuilder content: () -> Label
        ) -> some View {
          let label = _PlottedAxisLabel(content(), position, alignment, spacing)
          return look { $0.labelX = label }
        }
        func chartYAxisLabel<Label: View>(
          position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
          spacing: CGFloat? = nil, @ViewBuilder content: () -> Label
        ) -> some View {
          let label = _PlottedAxisLabel(content(), position, alignment, spacing)
          return look { $0.labelY = label }
        }
        func chartXAxisLabel(
          _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
          alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View {
          chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
        }
        func chartYAxisLabel(
          _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
          alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View {
          chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
        }
        func chartXAxisLabel<Label: StringProtocol>(
          _ label: Label, position: AnnotationPosition = .automatic,
          alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View {
          chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
        }
        func chartYAxisLabel<Label: StringProtocol>(
          _ label: Label, position: AnnotationPosition = .automatic,
          alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View {
          chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
        }
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
        func chartForegroundStyleScale<Bound: Plottable>(
          _ colors: KeyValuePairs<Bound, Color>
        ) -> some View {
          chartForegroundStyleScale(domain: colors.map(\\.key), range: colors.map(\\.value))
        }
        func chartForegroundStyleScale<Bound: Plottable>(
          domain: [Bound], range: [Color] = []
        ) -> some View {
          let names = _places(domain).map(\\.text)
          return look {
            $0.series = names
            for (name, color) in zip(names, range) { $0.colors[name] = color }
          }
        }
        func chartForegroundStyleScale(range: [Color]) -> some View {
          look { if !range.isEmpty { $0.palette = range } }
        }
        func chartForegroundStyleScale(range: Gradient) -> some View {
          chartForegroundStyleScale(range: range.stops.map(\\.color))
        }
        func chartForegroundStyleScale(
          domain: [String], mapping: @escaping (String) -> Color
        ) -> some View { chartForegroundStyleScale(domain: domain, range: domain.map(mapping)) }
        func chartForegroundStyleScale(mapping: @escaping (String) -> Color) -> some View {
          look { $0.color = mapping }
        }
        func chartSymbolScale<Bound: Plottable>(
          _ symbols: KeyValuePairs<Bound, BasicChartSymbolShape>
        ) -> some View {
          look { for (bound, symbol) in symbols { $0.symbols[_places([bound])[0].text] = symbol } }
        }
        func chartSymbolScale<Bound: Plottable>(
          domain: [Bound], range: [BasicChartSymbolShape]
        ) -> some View {
          look { for (place, symbol) in zip(_places(domain), range) { $0.symbols[place.text] = symbol } }
        }
        func chartSymbolScale(range: [BasicChartSymbolShape]) -> some View { self }
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
        func chartScrollableAxes(_ axes: Axis.Set) -> some View {
          look { $0.scrollsX = axes.contains(.horizontal) }
        }
        func chartXVisibleDomain<Length>(length: Length) -> some View {
          let length = _places([length])[0].number
          return look { $0.visibleX = length }
        }
        func chartScrollTargetBehavior(
          _ behavior: ValueAlignedChartScrollTargetBehavior
        ) -> some View { self }
        func chartYVisibleDomain<Length>(length: Length) -> some View { self }
        func chartXSelection<Value>(value: Binding<Value?>) -> some View { self }
        func chartXSelection<Value>(range: Binding<ClosedRange<Value>?>) -> some View { self }
        func chartYSelection<Value>(range: Binding<ClosedRange<Value>?>) -> some View { self }
        func chartYSelection<Value>(value: Binding<Value?>) -> some View { self }
        func chartAngleSelection<Value>(value: Binding<Value?>) -> some View { self }
        func chartScrollPosition<Value>(x: Binding<Value>) -> some View {
          chartScrollPosition(initialX: x.wrappedValue)
        }
        func chartScrollPosition<Value>(y: Binding<Value>) -> some View { self }
        func chartScrollPosition<Value>(initialX: Value) -> some View {
          let start = _places([initialX])[0]
          return look { $0.startX = start }
        }
        func chartScrollPosition<Value>(initialY: Value) -> some View { self }
      }
      """
  )
}
