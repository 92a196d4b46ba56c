extension Prelude {
  /// What scenes say of the scales of charts.
  static let chartScaleModifiers = Part(
    names: ["Chart", "AutomaticScaleDomain", "PlotDimensionScaleRange"],
    source: """
      struct AutomaticScaleDomain {
        fileprivate var includesZero: Bool?
        fileprivate var isReversed = false
        static let automatic = AutomaticScaleDomain()
        static func automatic(
          includesZero: Bool? = nil, reversed: Bool? = nil
        ) -> AutomaticScaleDomain {
          AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
        }
      }
      /// Where in the plot a scale runs.
      struct PlotDimensionScaleRange {
        fileprivate var room: [CGFloat]?
        static let automatic = PlotDimensionScaleRange()
        static let plotDimension = PlotDimensionScaleRange(room: [0, 0])
        static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
          PlotDimensionScaleRange(room: [padding, padding])
        }
        static func plotDimension(
          startPadding: CGFloat = 0, endPadding: CGFloat = 0
        ) -> PlotDimensionScaleRange {
          PlotDimensionScaleRange(room: [startPadding, endPadding])
        }
      }
      extension View {
        private func look(_ change: @escaping (inout _PlottedLook) -> Void) -> some View {
          transformEnvironment(\\._plottedLook) { change(&$0) }
        }
        private func look(
          x domain: [_PlottedPlace], _ range: PlotDimensionScaleRange, _ type: ScaleType?
        ) -> some View {
          look { look in
            if !domain.isEmpty { look.domainX = domain }
            look.scaleX.type = type ?? look.scaleX.type
            look.scaleX.room = range.room ?? look.scaleX.room
          }
        }
        private func look(
          y domain: [_PlottedPlace], _ range: PlotDimensionScaleRange, _ type: ScaleType?
        ) -> some View {
          look { look in
            if !domain.isEmpty { look.domainY = domain }
            look.scaleY.type = type ?? look.scaleY.type
            look.scaleY.room = range.room ?? look.scaleY.room
          }
        }
        func chartXScale<Bound: Comparable>(
          domain: ClosedRange<Bound>, range: PlotDimensionScaleRange = .automatic,
          type: ScaleType? = nil
        ) -> some View {
          look(x: _places([domain.lowerBound, domain.upperBound]), range, type)
        }
        func chartXScale<Bound>(
          domain: [Bound], range: PlotDimensionScaleRange = .automatic, type: ScaleType? = nil
        ) -> some View { look(x: _places(domain), range, type) }
        func chartXScale(
          domain: AutomaticScaleDomain, range: PlotDimensionScaleRange = .automatic,
          type: ScaleType? = nil
        ) -> some View {
          look(x: [], range, type).look { look in
            look.scaleX.isReversed = domain.isReversed
          }
        }
        func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
          look(x: [], range, type)
        }
        func chartXScale(type: ScaleType) -> some View { look(x: [], .automatic, type) }
        func chartYScale<Bound: Comparable>(
          domain: ClosedRange<Bound>, range: PlotDimensionScaleRange = .automatic,
          type: ScaleType? = nil
        ) -> some View {
          look(y: _places([domain.lowerBound, domain.upperBound]), range, type)
        }
        func chartYScale<Bound>(
          domain: [Bound], range: PlotDimensionScaleRange = .automatic, type: ScaleType? = nil
        ) -> some View { look(y: _places(domain), range, type) }
        func chartYScale(
          domain: AutomaticScaleDomain, range: PlotDimensionScaleRange = .automatic,
          type: ScaleType? = nil
        ) -> some View {
          look(y: [], range, type).look { look in
            look.scaleY.isReversed = domain.isReversed
            if let zero = domain.includesZero { look.includesZero = zero }
          }
        }
        func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
          look(y: [], range, type)
        }
        func chartYScale(type: ScaleType) -> some View { look(y: [], .automatic, type) }
      }
      """
  )
}
