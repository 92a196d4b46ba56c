internal import SwiftParser
internal import SwiftSyntax
internal import Synchronization

/// How the files of a scene were parsed last, so that a save parses only what it changed.
///
/// A file that did not change keeps its tree, and of one that did, the declarations and statements
/// that the change does not touch. A tree that shares parts with another keeps all of its memory, so
/// ``renew(_:)`` replaces it when no one waits.
package final class ParseMemory: Sendable {
  private struct Parse: Sendable {
    let text: String
    let nesting: Int
    let result: IncrementalParseResult
    /// Whether parts of the tree are those of an older one.
    let isShared: Bool
  }

  /// The parses by path; the parts of the library that are written in Swift share one.
  private let parses = Mutex<[String: [Parse]]>([:])

  package init() {}

  /// The tree of a text, equal to that which the parser makes of it alone.
  ///
  /// - Complexity: O(*n*) in the bytes of the text for finding what changed; what is parsed is the
  ///   changed declaration, or all of it where nothing fits.
  func tree(of source: SceneSource, nesting: Int) -> SourceFileSyntax {
    let known = parses.withLock { $0[source.path] ?? [] }.filter { $0.nesting == nesting }
    if let same = known.first(where: { $0.text == source.text }) { return same.result.tree }
    let parse = known.first.flatMap { reparse(source.text, after: $0) }
    let new = parse ?? Self.parse(source.text, nesting: nesting)
    parses.withLock { $0[source.path, default: []].append(new) }
    return new.result.tree
  }

  /// Forgets all but some files, and parses those as a whole whose trees share parts with older ones.
  ///
  /// - Parameter sources: The files of the newest program.
  package func renew(_ sources: [SceneSource]) {
    let old = parses.withLock { $0 }
    var new: [String: [Parse]] = [:]
    for source in Set(sources) {
      guard let parse = old[source.path]?.last(where: { $0.text == source.text }) else { continue }
      new[source.path, default: []].append(
        parse.isShared ? Self.parse(parse.text, nesting: parse.nesting) : parse
      )
    }
    parses.withLock { $0 = new }
  }

  private static func parse(_ text: String, nesting: Int) -> Parse {
    var bytes = text
    let result = bytes.withUTF8 {
      Parser.parseIncrementally(source: $0, maximumNestingLevel: nesting, parseTransition: nil)
    }
    return Parse(text: text, nesting: nesting, result: result, isShared: false)
  }

  /// Parses a text that came of an older one by one change; `nil` where that is not worth it.
  ///
  /// Where there is a syntax error before or after, what is around the change may mean something else.
  private func reparse(_ text: String, after old: Parse) -> Parse? {
    guard !old.result.tree.hasError, let edit = SourceEdit(from: old.text, to: text),
      2 * edit.replacementLength.utf8Length < text.utf8.count
    else { return nil }
    let transition = IncrementalParseTransition(
      previousIncrementalParseResult: old.result,
      edits: ConcurrentEdits(edit)
    )
    var bytes = text
    let result = bytes.withUTF8 {
      Parser.parseIncrementally(
        source: $0,
        maximumNestingLevel: old.nesting,
        parseTransition: transition
      )
    }
    guard !result.tree.hasError else { return nil }
    return Parse(text: text, nesting: old.nesting, result: result, isShared: true)
  }
}

extension SourceEdit {
  /// The change between what two texts begin and end with alike; `nil` where they are equal.
  fileprivate init?(from old: String, to new: String) {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    guard start < max(old.count, new.count) else { return nil }
    var ending = 0
    while ending < shorter - start, old[old.count - 1 - ending] == new[new.count - 1 - ending] {
      ending += 1
    }
    self.init(
      range: AbsolutePosition(utf8Offset: start)..<AbsolutePosition(utf8Offset: old.count - ending),
      replacement: Array(new[start..<new.count - ending])
    )
  }
}
