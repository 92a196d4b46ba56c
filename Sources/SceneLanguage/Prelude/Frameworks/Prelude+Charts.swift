extension Prelude {
  /// What assistive technologies are told of charts, which a picture does not show.
  static let accessibleCharts = Part(
    names: [
      "AXChartDescriptorRepresentable", "AXChartDescriptor", "AXDataPoint",
      "AXDataSeriesDescriptor", "AXNumericDataAxisDescriptor", "AXCategoricalDataAxisDescriptor",
    ],
    source: """
      protocol AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor
        func updateChartDescriptor(_ descriptor: AXChartDescriptor)
      }
      extension AXChartDescriptorRepresentable {
        func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
      }
      class AXNumericDataAxisDescriptor {
        init(
          title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
          valueDescriptionProvider: @escaping (Double) -> String
        ) {}
      }
      class AXCategoricalDataAxisDescriptor {
        init(title: String, categoryOrder: [String]) {}
      }
      class AXDataPoint {
        init(x: String, y: Double? = nil, label: String? = nil) {}
        init(x: Double, y: Double? = nil, label: String? = nil) {}
      }
      class AXDataSeriesDescriptor {
        init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {}
      }
      class AXChartDescriptor {
        var title: String?
        var summary: String?
        var series: [AXDataSeriesDescriptor]
        init(
          title: String?, summary: String?, xAxis: Any, yAxis: AXNumericDataAxisDescriptor?,
          additionalAxes: [Any] = [], series: [AXDataSeriesDescriptor]
        ) {
          (self.title, self.summary, self.series) = (title, summary, series)
        }
      }
      extension View {
        func accessibilityChartDescriptor<Chart: AXChartDescriptorRepresentable>(
          _ representable: Chart
        ) -> some View { self }
      }
      """
  )
}
