extension Prelude {
  /// Marks of charts that are changed together.
  static let chartGroups = Part(
    names: ["_ChangedMarks", "Plot"],
    source: """
      /// Marks that are changed together, as those of a `ForEach` are.
      struct _ChangedMarks: ChartContent {
        let marks: AnyView
        let change: (inout _PlottedMark) -> Void
        var body: some View {
          marks.transformPreference(_PlottedMarksKey.self) { marks in
            for index in marks.indices { change(&marks[index]) }
          }
        }
      }
      /// Marks that are written together, and changed so.
      struct Plot: ChartContent {
        private let marks: AnyView
        init<Content: View>(@ViewBuilder content: () -> Content) { marks = AnyView(content()) }
        var body: some View { marks }
      }
      extension ChartContent {
        private func changing(_ change: @escaping (inout _PlottedMark) -> Void) -> _ChangedMarks {
          _ChangedMarks(marks: AnyView(self), change: change)
        }
        func foregroundStyle(_ style: any ShapeStyle) -> _ChangedMarks {
          changing { $0.style = AnyShapeStyle(style) }
        }
        func foregroundStyle(by value: PlottableValue) -> _ChangedMarks {
          changing { ($0.series, $0.isInLegend) = (_PlottedPlace(value).text, true) }
        }
        func symbol(by value: PlottableValue) -> _ChangedMarks {
          changing { ($0.series, $0.hasSymbol) = ($0.series ?? _PlottedPlace(value).text, true) }
        }
        func symbol(_ symbol: BasicChartSymbolShape) -> _ChangedMarks {
          changing { ($0.hasSymbol, $0.symbol) = (true, symbol) }
        }
        func symbolSize(_ area: CGFloat) -> _ChangedMarks {
          changing { $0.symbolLength = sqrt(max(area, 0)) }
        }
        func position(
          by value: PlottableValue, axis: Axis? = nil, span: MarkDimension = .automatic
        ) -> _ChangedMarks {
          changing { ($0.group, $0.span) = (_PlottedPlace(value).text, span) }
        }
        func interpolationMethod(_ method: InterpolationMethod) -> _ChangedMarks {
          changing { $0.interpolation = method }
        }
        func lineStyle(_ style: StrokeStyle) -> _ChangedMarks { changing { $0.stroke = style } }
        func cornerRadius(_ radius: CGFloat) -> _ChangedMarks {
          changing { $0.cornerRadius = radius }
        }
        func opacity(_ opacity: Double) -> _ChangedMarks { changing { $0.opacity = opacity } }
      }
      """
  )
}
