extension Prelude {
  /// Where scrolling comes to rest, which behaviours that scenes declare may change.
  static let scrollTargets = Part(
    names: ["ScrollTarget", "TargetContext", "ScrollTargetBehaviorContext"],
    source: """
      struct ScrollTarget: Hashable {
        var rect: CGRect
        var anchor: UnitPoint?
      }
      struct ScrollTargetBehaviorContext {
        var originalTarget = ScrollTarget(rect: .zero, anchor: nil)
        var velocity = CGVector.zero
        var contentSize = CGSize.zero
        var containerSize = CGSize.zero
        var axes: Axis.Set = .vertical
      }
      typealias TargetContext = ScrollTargetBehaviorContext
      """
  )

  /// A gesture whose own type is forgotten.
  static let erasedGestures = Part(
    names: ["AnyGesture"],
    source: """
      struct AnyGesture<Value>: Gesture {
        init<Erased: Gesture>(_ gesture: Erased) {}
        func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture { self }
        func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { self }
      }
      """
  )

  /// Gestures made of two others, which nobody makes in a picture, so that no handler is called.
  static let gestures = Part(
    names: ["SimultaneousGesture", "SequenceGesture", "ExclusiveGesture", "SpatialTapGesture"],
    source: """
      struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
        struct Value {
          var first: First.Value?
          var second: Second.Value?
        }
        var first: First
        var second: Second
        init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
        func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture { self }
        func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { self }
        func updating<State>(
          _ state: GestureState<State>,
          body: @escaping (Value, inout State, inout Transaction) -> Void
        ) -> some Gesture { self }
      }
      struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
        enum Value {
          case first(First.Value)
          case second(First.Value, Second.Value?)
        }
        var first: First
        var second: Second
        init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
        func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture { self }
        func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { self }
        func updating<State>(
          _ state: GestureState<State>,
          body: @escaping (Value, inout State, inout Transaction) -> Void
        ) -> some Gesture { self }
      }
      struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
        enum Value {
          case first(First.Value)
          case second(Second.Value)
        }
        var first: First
        var second: Second
        init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
        func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture { self }
        func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { self }
      }
      struct SpatialTapGesture: Gesture {
        struct Value: Hashable { var location: CGPoint }
        var count = 1
        init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
        func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { self }
      }
      """
  )
}
