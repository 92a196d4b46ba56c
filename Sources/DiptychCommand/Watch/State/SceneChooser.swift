internal import FileWatching
internal import TerminalIO

/// The list of scenes while one is being chosen: typing narrows it.
struct SceneChooser: Equatable, Sendable {
  /// All scenes, in the order in which they are listed.
  private(set) var scenes: [FilePath]
  /// What was typed; a scene is listed if its path holds it, whatever the case of letters.
  private(set) var filter = ""
  /// The place of the cursor among the ``matches``.
  private(set) var cursor: Int

  /// What a key led to.
  enum Outcome: Equatable {
    case open
    case closed
    case chosen(Int)
  }

  /// Opens the list with the cursor on a scene.
  init(_ scenes: [FilePath], chosen: Int) {
    self.scenes = scenes
    cursor = chosen
  }

  /// The places in ``scenes`` of those that hold what was typed.
  var matches: [Int] {
    let wanted = filter.lowercased()
    return scenes.indices.filter {
      wanted.isEmpty || "\(scenes[$0])".lowercased().contains(wanted)
    }
  }

  /// Replaces the scenes; the cursor stays on its scene where that is still there.
  mutating func list(_ listed: [FilePath]) {
    let matches = matches
    let under = matches.indices.contains(cursor) ? scenes[matches[cursor]] : nil
    scenes = listed
    let now = self.matches
    cursor = now.firstIndex { listed[$0] == under } ?? min(cursor, max(now.count - 1, 0))
  }

  /// Takes a key.
  mutating func press(_ press: KeyPress) -> Outcome {
    let matches = matches
    switch press.key {
    case .escape: return .closed
    case .enter: return matches.indices.contains(cursor) ? .chosen(matches[cursor]) : .open
    case .up: move(-1)
    case .down: move(1)
    case .pageUp: move(-WatchKey.page)
    case .pageDown: move(WatchKey.page)
    case .home: move(-matches.count)
    case .end: move(matches.count)
    case .backspace:
      if !filter.isEmpty { narrow { $0.removeLast() } }
    case .character(let character) where press.modifiers.subtracting(.shift).isEmpty:
      if filter.count < 60 { narrow { $0.append(character) } }
    default: break
    }
    return .open
  }

  private mutating func move(_ step: Int) {
    cursor = min(max(cursor + step, 0), max(matches.count - 1, 0))
  }

  private mutating func narrow(_ change: (inout String) -> Void) {
    change(&filter)
    cursor = 0
  }
}
