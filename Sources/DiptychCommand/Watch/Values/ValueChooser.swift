internal import SceneLanguage
internal import TerminalIO

/// The list of a scene's values while it is open: which one the keys change, and what is typed.
struct ValueChooser: Equatable, Sendable {
  /// The ``SettableValue/path`` of the value under the cursor; `nil` before there is a list.
  private(set) var cursor: String?
  /// What is typed in place of the value under the cursor; `nil` while nothing is.
  private(set) var typed: String?

  /// What a key led to.
  enum Outcome: Equatable {
    case moved
    case closed
    case set(SettableValue, String)
    case reset(SettableValue)
    case resetAll
    /// The key means what it means without the list.
    case passed
  }

  /// The longest value that can be typed, in characters.
  private static let limit = 200

  /// The place of the cursor in a list; 0 where its value is gone.
  func place(in values: [SettableValue]) -> Int {
    values.firstIndex { $0.path == cursor } ?? 0
  }

  /// Takes a key.
  mutating func press(_ press: KeyPress, in values: [SettableValue]) -> Outcome {
    let place = place(in: values)
    guard values.indices.contains(place) else {
      return [.escape, .character("s")].contains(press.key) ? .closed : .passed
    }
    let value = values[place]
    if let typed { return type(press, typed, for: value) }
    let steps = press.modifiers.contains(.shift) ? 10 : 1
    switch press.key {
    case .up: move(to: place - 1, in: values)
    case .down: move(to: place + 1, in: values)
    case .left: return value.stepped(by: -steps).map { .set(value, $0) } ?? .moved
    case .right: return value.stepped(by: steps).map { .set(value, $0) } ?? .moved
    case .enter:
      cursor = value.path
      typed = value.value
    case .backspace: return .reset(value)
    case .character("0") where press.modifiers.isEmpty: return .resetAll
    case .escape: return .closed
    case .character("s") where press.modifiers.isEmpty: return .closed
    default: return .passed
    }
    return .moved
  }

  private mutating func move(to place: Int, in values: [SettableValue]) {
    cursor = values[min(max(place, 0), values.count - 1)].path
  }

  private mutating func type(
    _ press: KeyPress,
    _ text: String,
    for value: SettableValue
  ) -> Outcome {
    switch press.key {
    case .escape: typed = nil
    case .enter:
      typed = nil
      return .set(value, text)
    case .backspace: typed = String(text.dropLast())
    case .character(let character) where press.modifiers.subtracting(.shift).isEmpty:
      if text.count < Self.limit { typed = text + String(character) }
    default: break
    }
    return .moved
  }
}
