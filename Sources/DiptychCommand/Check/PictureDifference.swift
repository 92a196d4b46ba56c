/// How a picture differs from the one that was recorded, line by line.
///
/// A picture has both directions side by side, so a changed line shows both.
struct PictureDifference {
  /// The changed lines with a sign before them, and the lines around them.
  let text: String

  private enum Line {
    case same(Substring)
    case removed(Substring)
    case added(Substring)
  }

  /// The lines around a change that are shown.
  private static let surroundings = 2
  /// The most lines that are compared in every order, and the most that are shown.
  private static let limits = (compared: 1_000, shown: 200)

  init(from old: String, to new: String) {
    let lines = Self.lines(
      Self.split(old),
      Self.split(new)
    )
    text = Self.text(of: lines)
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
    guard max(old.count, new.count) <= limits.compared else {
      return (0..<max(old.count, new.count)).flatMap { index -> [Line] in
        let (before, after) = (
          old.indices.contains(index) ? old[index] : nil,
          new.indices.contains(index) ? new[index] : nil
        )
        if let before, before == after { return [.same(before)] }
        return [before.map(Line.removed), after.map(Line.added)].compactMap(\.self)
      }
    }
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if before < old.count, removed.contains(before) {
        lines.append(.removed(old[before]))
        before += 1
      } else if after < new.count, added.contains(after) {
        lines.append(.added(new[after]))
        after += 1
      } else {
        lines.append(.same(new[after]))
        before += 1
        after += 1
      }
    }
    return lines
  }

  private static func text(of lines: [Line]) -> String {
    let changed = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    var shown = Set<Int>()
    for index in changed {
      shown.formUnion(max(index - surroundings, 0)...min(index + surroundings, lines.count - 1))
    }
    var text = ""
    var last = -1
    for index in shown.sorted().prefix(limits.shown) {
      if index > last + 1 { text += "  ⋮\n" }
      last = index
      switch lines[index] {
      case .same(let line): text += "    \(line)\n"
      case .removed(let line): text += "  - \(line)\n"
      case .added(let line): text += "  + \(line)\n"
      }
    }
    if shown.count > limits.shown { text += "  ⋮ \(shown.count - limits.shown) more lines\n" }
    return text
  }
}
