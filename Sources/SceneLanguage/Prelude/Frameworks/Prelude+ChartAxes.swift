extension Prelude {
  /// How bars share their bands and stand on each other, and what scenes say of charts' axes.
  static let chartAxes = Part(
    names: ["_PlottedBars", "AxisMarks", "ChartProxy"],
    source: """
      struct _PlottedBars {
        var bars: [_PlottedBar] = []
        init(marks: [_PlottedMark]) {
          let own = marks.filter { $0.kind == .bar }
          var groups: [String] = []
          for mark in own {
            if let group = mark.group, !groups.contains(group) { groups.append(group) }
          }
          var tops: [String: Double] = [:]
          for mark in own {
            guard let x = mark.x, let y = mark.y else { continue }
            let isAcross = mark.xEnd != nil || y.name != nil && x.name == nil
            var place = isAcross ? y : x
            if place.name == nil {
              place.name = place.isDate
                ? _PlottedScale.text(ofDate: place.number) : _PlottedScale.text(of: place.number)
            }
            let key = place.text + "/" + (mark.group ?? "")
            let value = (isAcross ? x : y).number
            let end = isAcross ? mark.xEnd : mark.yEnd
            let side = key + (value < 0 ? "-" : "")
            let base = end == nil ? tops[side] ?? 0 : value
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
              let number = groups.firstIndex(of: group)
            else { continue }
            let part = band / Double(groups.count)
            bars[index].share = part
            bars[index].shift = (Double(number) + 0.5) * part - band / 2
          }
        }
      }
      struct AxisValue {
        let index = 0
        let count = 0
        func `as`<Value>(_ type: Value.Type) -> Value? { nil }
      }
      struct AxisMarkPosition: Equatable {
        let name: String
        static let automatic = AxisMarkPosition(name: "automatic")
        static let leading = AxisMarkPosition(name: "leading")
        static let trailing = AxisMarkPosition(name: "trailing")
        static let top = AxisMarkPosition(name: "top")
        static let bottom = AxisMarkPosition(name: "bottom")
      }
      struct AxisMarkPreset {
        static let automatic = AxisMarkPreset()
        static let aligned = AxisMarkPreset()
        static let extended = AxisMarkPreset()
        static let inset = AxisMarkPreset()
      }
      struct AxisMarkValues {
        static let automatic = AxisMarkValues()
        static func automatic(desiredCount: Int? = nil) -> AxisMarkValues { automatic }
        static func stride(by step: Double) -> AxisMarkValues { automatic }
        static func stride(by unit: Calendar.Component, count: Int = 1) -> AxisMarkValues {
          automatic
        }
      }
      struct AxisMarks: View {
        let position: AxisMarkPosition
        init(
          preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
          values: AxisMarkValues = .automatic
        ) { self.position = position }
        init<Value>(
          preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
          values: [Value]
        ) { self.position = position }
        init<Content: View>(
          preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
          values: AxisMarkValues = .automatic, @ViewBuilder content: (AxisValue) -> Content
        ) { self.position = position }
        init<Value, Content: View>(
          preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
          values: [Value], @ViewBuilder content: (AxisValue) -> Content
        ) { self.position = position }
        init<Format: FormatStyle>(
          format: Format, preset: AxisMarkPreset = .automatic,
          position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic
        ) { self.position = position }
        var body: some View { EmptyView() }
      }
      struct AxisGridLine: View {
        init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
        var body: some View { EmptyView() }
      }
      struct AxisTick: View {
        init(centered: Bool? = nil, length: CGFloat = 0, stroke: StrokeStyle? = nil) {}
        var body: some View { EmptyView() }
      }
      struct AxisValueLabel: View {
        init(centered: Bool? = nil, anchor: UnitPoint? = nil) {}
        init<Content: View>(
          centered: Bool? = nil, anchor: UnitPoint? = nil, @ViewBuilder content: () -> Content
        ) {}
        init(_ text: String, centered: Bool? = nil) {}
        init<Format: FormatStyle>(format: Format, centered: Bool? = nil) {}
        var body: some View { EmptyView() }
      }
      struct ChartProxy {
        let plotSize = CGSize.zero
        func position<Value>(forX value: Value) -> CGFloat? { nil }
        func position<Value>(forY value: Value) -> CGFloat? { nil }
        func value<Value>(atX x: CGFloat, as type: Value.Type) -> Value? { nil }
        func value<Value>(atY y: CGFloat, as type: Value.Type) -> Value? { nil }
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
        func chartXAxis<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
        func chartYAxis<Content: View>(@ViewBuilder content: () -> Content) -> some View {
          let isLeading = (content() as? AxisMarks)?.position == .leading
          return look { $0.hasLeadingY = isLeading }
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
        ) -> some View { self }
        func chartXScale(domain: ClosedRange<Double>) -> some View { look { $0.domainX = domain } }
        func chartYScale(domain: ClosedRange<Double>) -> some View { look { $0.domainY = domain } }
        func chartXScale(domain: [String]) -> some View { self }
        func chartYScale(domain: [String]) -> some View { self }
        func chartXScale(domain: ClosedRange<Date>) -> some View { self }
        func chartXScale(domain: _PlottedScaleDomain) -> some View { self }
        func chartYScale(domain: _PlottedScaleDomain) -> some View {
          look { $0.includesZero = false }
        }
        func chartForegroundStyleScale(_ colors: [String: Color]) -> some View {
          look { for (name, color) in colors { $0.colors[name] = color } }
        }
        func chartForegroundStyleScale(domain: [String], range: [Color]) -> some View {
          look { for (name, color) in zip(domain, range) { $0.colors[name] = color } }
        }
        func chartForegroundStyleScale(range: [Color]) -> some View {
          look { if !range.isEmpty { $0.palette = range } }
        }
        func chartPlotStyle<Content: View>(
          @ViewBuilder content: (EmptyView) -> Content
        ) -> some View { self }
        func chartOverlay<Content: View>(
          alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> Content
        ) -> some View { self }
        func chartBackground<Content: View>(
          alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> Content
        ) -> some View { self }
        func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
        func chartXVisibleDomain(length: Double) -> some View { self }
        func chartXSelection<Value>(value: Binding<Value?>) -> some View { self }
        func chartYSelection<Value>(value: Binding<Value?>) -> some View { self }
        func chartAngleSelection<Value>(value: Binding<Value?>) -> some View { self }
        func chartScrollPosition<Value>(x: Binding<Value>) -> some View { self }
      }
      """
  )
}
