extension Prelude {
  /// What views do on keys, none of which is pressed in a still picture.
  static let keyPresses = Part(
    names: ["onKeyPress", "KeyPress"],
    source: """
      struct KeyPress {
        struct Phases: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let down = Phases(rawValue: 1)
          static let `repeat` = Phases(rawValue: 2)
          static let up = Phases(rawValue: 4)
          static let all: Phases = [.down, .repeat, .up]
        }
        enum Result { case handled, ignored }
        let phase: Phases
        let key: KeyEquivalent
        let characters: String
        let modifiers: EventModifiers
      }
      extension View {
        func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
          self
        }
        func onKeyPress(
          _ key: KeyEquivalent, phases: KeyPress.Phases,
          action: @escaping (KeyPress) -> KeyPress.Result
        ) -> some View { self }
        func onKeyPress(
          keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
          action: @escaping (KeyPress) -> KeyPress.Result
        ) -> some View { self }
        func onKeyPress(
          characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
          action: @escaping (KeyPress) -> KeyPress.Result
        ) -> some View { self }
        func onKeyPress(
          phases: KeyPress.Phases = [.down, .repeat],
          action: @escaping (KeyPress) -> KeyPress.Result
        ) -> some View { self }
      }
      """
  )
}
