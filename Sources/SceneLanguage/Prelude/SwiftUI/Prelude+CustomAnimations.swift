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

  /// Switches of several sources, and the button that asks for help.
  static let sourcesAndHelp = Part(
    names: ["sources", "HelpLink"],
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
        init<Sources: RandomAccessCollection>(
          _ title: LocalizedStringKey, systemImage: String, sources: Sources,
          isOn: KeyPath<Sources.Element, Binding<Bool>>
        ) {
          self.init(sources: sources, isOn: isOn) { Label(title, systemImage: systemImage) }
        }
        init<Source, Label: View>(
          sources: Binding<[Source]>, isOn: KeyPath<Source, Bool>, @ViewBuilder label: () -> Label
        ) {
          let isEveryOn = sources.wrappedValue.allSatisfy { $0[keyPath: isOn] }
          self.init(isOn: .constant(isEveryOn), label: label)
        }
        init<Source>(
          _ title: LocalizedStringKey, sources: Binding<[Source]>, isOn: KeyPath<Source, Bool>
        ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
        init<Source>(
          _ title: LocalizedStringKey, systemImage: String, sources: Binding<[Source]>,
          isOn: KeyPath<Source, Bool>
        ) {
          self.init(sources: sources, isOn: isOn) { Label(title, systemImage: systemImage) }
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
