extension Prelude {
  /// Animations in steps: a picture shows their first phase, their initial value.
  static let keyframes = Part(
    names: ["PhaseAnimator", "KeyframeAnimator", "keyframeAnimator"],
    source: """
      struct PhaseAnimator<Phase: Equatable, Content: View>: View {
        private let content: AnyView
        init(
          _ phases: [Phase],
          @ViewBuilder content: @escaping (Phase) -> Content,
          animation: @escaping (Phase) -> Animation? = { _ in nil }
        ) {
          self.content = phases.first.map { AnyView(content($0)) } ?? AnyView(EmptyView())
        }
        init<Trigger: Equatable>(
          _ phases: [Phase],
          trigger: Trigger,
          @ViewBuilder content: @escaping (Phase) -> Content,
          animation: @escaping (Phase) -> Animation? = { _ in nil }
        ) {
          self.content = phases.first.map { AnyView(content($0)) } ?? AnyView(EmptyView())
        }
        var body: some View { content }
      }
      protocol KeyframeStep {}
      @resultBuilder
      struct KeyframeSteps {
        static func buildBlock(_ steps: [KeyframeStep]...) -> [KeyframeStep] { [] }
        static func buildOptional(_ steps: [KeyframeStep]?) -> [KeyframeStep] { [] }
        static func buildEither(first: [KeyframeStep]) -> [KeyframeStep] { [] }
        static func buildEither(second: [KeyframeStep]) -> [KeyframeStep] { [] }
        static func buildArray(_ steps: [[KeyframeStep]]) -> [KeyframeStep] { [] }
        static func buildExpression(_ step: KeyframeStep) -> [KeyframeStep] { [] }
      }
      struct KeyframeTrack<Root, Value>: KeyframeStep {
        init(
          _ keyPath: WritableKeyPath<Root, Value>, @KeyframeSteps content: () -> [KeyframeStep]
        ) {}
        init(@KeyframeSteps content: () -> [KeyframeStep]) {}
      }
      struct LinearKeyframe: KeyframeStep {
        init<Value>(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
        init(_ to: Angle, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
      }
      struct SpringKeyframe: KeyframeStep {
        init<Value>(
          _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
          startVelocity: Value? = nil
        ) {}
        init(_ to: Angle, duration: TimeInterval? = nil, spring: Spring = Spring()) {}
      }
      struct CubicKeyframe: KeyframeStep {
        init<Value>(
          _ to: Value, duration: TimeInterval, startVelocity: Value? = nil,
          endVelocity: Value? = nil
        ) {}
        init(_ to: Angle, duration: TimeInterval) {}
      }
      struct MoveKeyframe: KeyframeStep {
        init<Value>(_ to: Value) {}
        init(_ to: Angle) {}
      }
      struct KeyframeAnimator<Value, Content: View>: View {
        private let content: Content
        init(
          initialValue: Value,
          repeating: Bool = true,
          @ViewBuilder content: @escaping (Value) -> Content,
          @KeyframeSteps keyframes: @escaping (Value) -> [KeyframeStep]
        ) {
          self.content = content(initialValue)
        }
        init<Trigger: Equatable>(
          initialValue: Value,
          trigger: Trigger,
          @ViewBuilder content: @escaping (Value) -> Content,
          @KeyframeSteps keyframes: @escaping (Value) -> [KeyframeStep]
        ) {
          self.content = content(initialValue)
        }
        var body: some View { content }
      }
      extension View {
        func keyframeAnimator<Value, Content: View>(
          initialValue: Value,
          repeating: Bool = true,
          @ViewBuilder content: @escaping (AnyView, Value) -> Content,
          @KeyframeSteps keyframes: @escaping (Value) -> [KeyframeStep]
        ) -> some View {
          content(AnyView(self), initialValue)
        }
        func keyframeAnimator<Value, Trigger: Equatable, Content: View>(
          initialValue: Value,
          trigger: Trigger,
          @ViewBuilder content: @escaping (AnyView, Value) -> Content,
          @KeyframeSteps keyframes: @escaping (Value) -> [KeyframeStep]
        ) -> some View {
          content(AnyView(self), initialValue)
        }
      }
      """
  )

  /// How a movement runs, which no picture shows.
  static let curves = Part(
    names: ["Spring", "UnitCurve", "PhaseAnimator", "KeyframeAnimator", "keyframeAnimator"],
    source: """
      struct UnitCurve {
        static let linear = UnitCurve()
        static let easeIn = UnitCurve()
        static let easeOut = UnitCurve()
        static let easeInOut = UnitCurve()
        static let circularEaseIn = UnitCurve()
        static let circularEaseOut = UnitCurve()
        static let circularEaseInOut = UnitCurve()
        static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
          UnitCurve()
        }
        init() {}
        init(startControlPoint: UnitPoint, endControlPoint: UnitPoint) {}
      }
      struct Spring: Hashable {
        static let smooth = Spring(duration: 0.5, bounce: 0)
        static let snappy = Spring(duration: 0.5, bounce: 0.15)
        static let bouncy = Spring(duration: 0.5, bounce: 0.3)
        static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
          Spring(duration: duration, bounce: extraBounce)
        }
        static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
          Spring(duration: duration, bounce: 0.15 + extraBounce)
        }
        static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
          Spring(duration: duration, bounce: 0.3 + extraBounce)
        }
        let duration: TimeInterval
        let bounce: Double
        init(duration: TimeInterval = 0.5, bounce: Double = 0) {
          (self.duration, self.bounce) = (duration, bounce)
        }
        init(response: Double, dampingRatio: Double) {
          (duration, bounce) = (response, 1 - dampingRatio)
        }
        init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
          (duration, bounce) = (0.5, 0)
        }
      }
      """
  )
}
