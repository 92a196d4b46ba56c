extension Prelude {
  /// What animations change step by step, of which a picture shows where it begins.
  static let animatableData = Part(
    names: ["AnimatablePair", "AnimatableData", "EmptyAnimatableData"],
    source: """
      struct EmptyAnimatableData: Hashable {
        static let zero = EmptyAnimatableData()
        static func + (
          left: EmptyAnimatableData, right: EmptyAnimatableData
        ) -> EmptyAnimatableData { left }
        static func - (
          left: EmptyAnimatableData, right: EmptyAnimatableData
        ) -> EmptyAnimatableData { left }
        mutating func scale(by rhs: Double) {}
        var magnitudeSquared: Double { 0 }
      }
      struct AnimatablePair<First, Second> {
        var first: First
        var second: Second
        init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
      }
      extension CGSize {
        typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
        var animatableData: AnimatablePair<CGFloat, CGFloat> {
          get { AnimatablePair(width, height) }
          set { (width, height) = (newValue.first, newValue.second) }
        }
      }
      extension CGPoint {
        typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
        var animatableData: AnimatablePair<CGFloat, CGFloat> {
          get { AnimatablePair(x, y) }
          set { (x, y) = (newValue.first, newValue.second) }
        }
      }
      extension CGRect {
        typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
        var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
          get { AnimatablePair(origin.animatableData, size.animatableData) }
          set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
          }
        }
      }
      extension UnitPoint {
        typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
        var animatableData: AnimatablePair<CGFloat, CGFloat> {
          get { AnimatablePair(x, y) }
          set { self = UnitPoint(x: newValue.first, y: newValue.second) }
        }
      }
      extension Angle {
        typealias AnimatableData = Double
        var animatableData: Double {
          get { radians }
          set { self = .radians(newValue) }
        }
      }
      extension EdgeInsets {
        typealias AnimatableData = AnimatablePair<
          CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
        >
        var animatableData: AnimatableData {
          get {
            AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing)))
          }
          set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
          }
        }
      }
      """
  )
}
