extension Prelude {
  /// A clock that ticks with every frame of the display, of which a picture is one alone.
  static let displayLinks = Part(
    names: ["CADisplayLink"],
    source: """
      class CADisplayLink {
        var isPaused = false
        var preferredFramesPerSecond = 0
        var preferredFrameRateRange: Any = 0
        var timestamp: TimeInterval { 0 }
        var targetTimestamp: TimeInterval { 1.0 / 60 }
        var duration: TimeInterval { 1.0 / 60 }
        init(target: Any, selector: Selector) {}
        func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
        func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {}
        func invalidate() {}
      }
      """
  )
}
