extension Paint {
  /// Creates a fixed colour from its components, each 0...1.
  package init(red: Double, green: Double, blue: Double, opacity: Double) {
    self.init(
      .rgb(
        red: red.inUnitInterval(),
        green: green.inUnitInterval(),
        blue: blue.inUnitInterval()
      ),
      opacity: opacity.inUnitInterval()
    )
  }

  /// Creates a fixed colour from its hue, saturation and brightness, each 0...1.
  package init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    // The six sides of the colour circle: one component falls while its neighbour rises.
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let side = max(min(position, 4 - position, 1), 0)
      return brightness - brightness * saturation * side
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
}
