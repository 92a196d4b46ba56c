extension Prelude {
  /// What reads of models are for; what changes later is told to no one.
  static let observationTracking = Part(
    names: ["withObservationTracking"],
    source: """
      @_unsupported("'onChange' of 'withObservationTracking'")
      func withObservationTracking<T>(
        _ apply: () -> T, onChange: @escaping () -> Void
      ) -> T {
        apply()
      }
      """
  )
}
