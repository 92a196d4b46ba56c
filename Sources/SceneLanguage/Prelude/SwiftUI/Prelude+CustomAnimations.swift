extension Prelude {
  /// Courses of changes that scenes compute themselves, which no still picture shows.
  static let customAnimations = Part(
    names: ["CustomAnimation", "AnimationContext", "AnimationState", "AnimationStateKey"],
    source: """
      protocol AnimationStateKey {
        associatedtype Value
        static var defaultValue: Value { get }
      }
      struct AnimationState<Value> {
        private var values: [ObjectIdentifier: Any] = [:]
        init() {}
        subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
          get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
          set { values[ObjectIdentifier(key)] = newValue }
        }
      }
      struct AnimationContext<Value> {
        var state = AnimationState<Value>()
        var isLogicallyComplete = false
      }
      protocol CustomAnimation: Hashable {
        func animate<V: VectorArithmetic>(
          value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V?
        func velocity<V: VectorArithmetic>(
          value: V, time: TimeInterval, context: AnimationContext<V>
        ) -> V?
        func shouldMerge<V: VectorArithmetic>(
          previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool
      }
      extension CustomAnimation {
        func velocity<V: VectorArithmetic>(
          value: V, time: TimeInterval, context: AnimationContext<V>
        ) -> V? { nil }
        func shouldMerge<V: VectorArithmetic>(
          previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool { false }
      }
      extension Animation {
        init<Base: CustomAnimation>(_ base: Base) { self = .default }
      }
      """
  )

  /// Controls of several sources, and what runs down by itself: a picture shows one moment of it.
  static let controlsOfTime = Part(
    names: ["sources", "timerInterval", "HelpLink"],
    source: """
      extension Toggle {
        init<Sources: RandomAccessCollection, Label: View>(
          sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
          @ViewBuilder label: () -> Label
        ) {
          let isEveryOn = sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
          self.init(isOn: .constant(isEveryOn), label: label)
        }
        init<Sources: RandomAccessCollection>(
          _ title: LocalizedStringKey, sources: Sources,
          isOn: KeyPath<Sources.Element, Binding<Bool>>
        ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
      }
      extension ClosedRange where Bound == Date {
        fileprivate func part(countsDown: Bool) -> Double {
          let length = upperBound.timeIntervalSince(lowerBound)
          let passed = Date.now.timeIntervalSince(lowerBound)
          let part = length > 0 ? Swift.min(Swift.max(passed / length, 0), 1) : 1
          return countsDown ? 1 - part : part
        }
      }
      extension ProgressView {
        init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
          self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
        }
        init<Label: View>(
          timerInterval: ClosedRange<Date>, countsDown: Bool = true,
          @ViewBuilder label: () -> Label
        ) {
          self.init(
            timerInterval: timerInterval, countsDown: countsDown, label: label
          ) { Text(timerInterval: timerInterval, countsDown: countsDown) }
        }
        init<Label: View, Current: View>(
          timerInterval: ClosedRange<Date>, countsDown: Bool = true,
          @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current
        ) {
          self.init(
            value: timerInterval.part(countsDown: countsDown), label: label,
            currentValueLabel: currentValueLabel)
        }
      }
      struct HelpLink: View {
        init(action: @escaping () -> Void) {}
        init(destination: URL) {}
        init(anchor: String) {}
        var body: some View {
          Button {} label: { Image(systemName: "questionmark.circle") }
        }
      }
      """
  )
}
