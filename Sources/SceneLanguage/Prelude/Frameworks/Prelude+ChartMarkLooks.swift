extension Prelude {
  /// How marks of charts look.
  static let chartMarkLooks = Part(
    names: [
      "_PlottedMarkView"
    ],
    source: """
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
        func position(
          by value: PlottableValue, axis: Axis? = nil, span: MarkDimension = .automatic
        ) -> Self {
          changing { ($0.group, $0.span) = (_PlottedPlace(value).text, span) }
        }
        func symbol(_ symbol: BasicChartSymbolShape) -> Self {
          changing { ($0.hasSymbol, $0.symbol) = (true, symbol) }
        }
        func symbol<Symbol: View>(_ symbol: Symbol) -> Self {
          changing {
            let view = symbol.frame(width: $0.symbolLength, height: $0.symbolLength)
            ($0.hasSymbol, $0.symbolView) = (true, AnyView(view))
          }
        }
        func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> Self {
          let view = AnyView(symbol())
          return changing { ($0.hasSymbol, $0.symbolView) = (true, view) }
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
        func blur(radius: CGFloat) -> Self { self }
        func shadow(
          color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Self { self }
        func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> Self {
          self
        }
        func mask<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
        func compositingLayer() -> Self { self }
        func compositingLayer<Layer: View>(_ style: (AnyView) -> Layer) -> Self { self }
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
      """
  )
}
