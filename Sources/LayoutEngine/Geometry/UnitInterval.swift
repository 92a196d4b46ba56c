extension Double {
  /// The number kept within 0...1; `fallback` for what is no number.
  @inlinable
  package func inUnitInterval(orNaN fallback: Double = 0) -> Double {
    isNaN ? fallback : min(max(self, 0), 1)
  }
}
