extension Prelude {
  /// What scenes say of the axes of charts.
  static let chartAxes = Part(
    names: [
      "AxisMarks", "AxisMarkValues", "AxisValue", "AxisContent", "_PlottedAxis", "_PlottedLabel",
    ],
    source: """
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
          if let name, !isInBand { return [name] }
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
        static func automatic(
          desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
        ) -> AxisMarkValues { AxisMarkValues(count: desiredCount ?? 0) }
        static func automatic(
          minimumStride: Double, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
          roundUpperBound: Bool? = nil
        ) -> AxisMarkValues { AxisMarkValues(count: desiredCount ?? 0) }
        static func stride(
          by step: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
        ) -> AxisMarkValues { AxisMarkValues(step: step) }
        static func stride(
          by unit: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
          roundUpperBound: Bool? = nil, calendar: Calendar? = nil
        ) -> AxisMarkValues { AxisMarkValues(step: Double(count), component: unit) }
        fileprivate static func all<Value>(_ values: [Value]) -> AxisMarkValues {
          AxisMarkValues(
            places: values.map { _PlottedPlace(PlottableValue(label: "", value: $0)) })
        }
      }
      protocol AxisContent: View {}
      typealias AxisMark = View
      @resultBuilder
      enum _AxisMarksBuilder {
        static func buildExpression(_ marks: AxisMarks) -> [AxisMarks] { [marks] }
        static func buildExpression<Content: View>(_ content: Content) -> [AxisMarks] {
          (content as? AxisMarks).map { [$0] } ?? []
        }
        static func buildBlock(_ marks: [AxisMarks]...) -> [AxisMarks] { marks.flatMap { $0 } }
        static func buildOptional(_ marks: [AxisMarks]?) -> [AxisMarks] { marks ?? [] }
        static func buildEither(first marks: [AxisMarks]) -> [AxisMarks] { marks }
        static func buildEither(second marks: [AxisMarks]) -> [AxisMarks] { marks }
        static func buildArray(_ marks: [[AxisMarks]]) -> [AxisMarks] { marks.flatMap { $0 } }
        static func buildLimitedAvailability(_ marks: [AxisMarks]) -> [AxisMarks] { marks }
      }
      struct AxisMarks: AxisContent {
        let position: AxisMarkPosition
        let values: AxisMarkValues
        /// How the lines are drawn where the content does not say it.
        private(set) var stroke: StrokeStyle?
        private(set) var content: ((AxisValue) -> AnyView)?
        private(set) var format: ((_PlottedPlace) -> String?)?
        init(
          preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
          values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
        ) { (self.position, self.values, self.stroke) = (position, values, stroke) }
        init<Value>(
          preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
          values: [Value], stroke: StrokeStyle? = nil
        ) { (self.position, self.values, self.stroke) = (position, .all(values), stroke) }
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
          position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
          stroke: StrokeStyle? = nil
        ) {
          (self.position, self.values, self.stroke) = (position, values, stroke)
          self.format = { $0.text(in: format) }
        }
        var body: some View { EmptyView() }
      }
      /// An axis, and the places that it tells.
      struct _PlottedAxis {
        let marks: AxisMarks?
        let places: [_PlottedPlace]
        var isAbove: Bool { marks.map { $0.position == AxisMarkPosition.top } ?? false }
        var isBefore: Bool { marks.map { $0.position == AxisMarkPosition.leading } ?? false }
        static func axes(_ scale: _PlottedScale, _ told: [AxisMarks]) -> [_PlottedAxis] {
          if told.isEmpty { return [_PlottedAxis(marks: nil, places: scale.places)] }
          return told.map { marks in
            var own = scale
            own.take(marks.values)
            return _PlottedAxis(marks: marks, places: own.places)
          }
        }
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
        struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
          static let automatic = Length(integerLiteral: 0)
          static let label = Length(integerLiteral: 0)
          static let longestLabel = Length(integerLiteral: 0)
          static func label(extendPastBy length: CGFloat) -> Length { label }
          static func longestLabel(extendPastBy length: CGFloat) -> Length { longestLabel }
          init(integerLiteral value: Int) {}
          init(floatLiteral value: Double) {}
        }
        init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
        init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
        var body: some View { EmptyView() }
      }
      struct AxisValueLabel: View {
        private var content: AnyView?
        private var format: ((_PlottedPlace) -> String?)?
        @Environment(\\._plottedLabel) private var label
        init(
          centered: Bool? = nil, anchor: UnitPoint? = nil,
          multiLabelAlignment: Alignment? = nil,
          collisionResolution: AxisValueLabelCollisionResolution = .automatic,
          offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
          horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
        ) {}
        init<Content: View>(
          centered: Bool? = nil, anchor: UnitPoint? = nil,
          multiLabelAlignment: Alignment? = nil,
          collisionResolution: AxisValueLabelCollisionResolution = .automatic,
          offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
          horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
          @ViewBuilder content: () -> Content
        ) { self.content = AnyView(content()) }
        init(
          _ text: String, centered: Bool? = nil, anchor: UnitPoint? = nil,
          multiLabelAlignment: Alignment? = nil,
          collisionResolution: AxisValueLabelCollisionResolution = .automatic,
          offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
          horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
        ) { content = AnyView(Text(text)) }
        init<Format: FormatStyle>(
          format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
          multiLabelAlignment: Alignment? = nil,
          collisionResolution: AxisValueLabelCollisionResolution = .automatic,
          offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
          horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
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
      struct AxisValueLabelCollisionResolution {
        static let automatic = AxisValueLabelCollisionResolution()
        static let greedy = AxisValueLabelCollisionResolution()
        static let disabled = AxisValueLabelCollisionResolution()
        static func greedy(
          priority: Double = 0, minimumSpacing: CGFloat? = nil
        ) -> AxisValueLabelCollisionResolution { greedy }
        static func truncate(priority: Double = 0) -> AxisValueLabelCollisionResolution { greedy }
      }
      struct AxisValueLabelOrientation {
        static let automatic = AxisValueLabelOrientation()
        static let horizontal = AxisValueLabelOrientation()
        static let vertical = AxisValueLabelOrientation()
        static let verticalReversed = AxisValueLabelOrientation()
      }
      """
  )
}
