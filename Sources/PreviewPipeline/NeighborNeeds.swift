internal import SceneLanguage
internal import Synchronization

/// What scenes lacked when they were bound last.
///
/// What a scene lacks shows when it is bound without its neighbors. As long as it mentions the same
/// names it lacks the same ones, so a save that changes none of them is bound once, and not twice.
package final class NeighborNeeds: Sendable {
  private struct Need: Sendable {
    let mentioned: Set<String>
    let rounds: [Set<String>]
  }

  private let needs = Mutex<[String: Need]>([:])

  package init() {}

  /// The names that neighbors were asked for, time after time; `nil` where that is not known.
  ///
  /// What a scene mentions shows when it is parsed, which is done only where something is known.
  func rounds(of source: SceneSource) -> [Set<String>]? {
    guard let need = needs.withLock({ $0[source.path] }), need.mentioned == source.mentionedNames
    else { return nil }
    return need.rounds
  }

  /// Keeps what neighbors of a scene were asked for; nothing where it has none.
  func note(_ rounds: [Set<String>], of source: SceneSource) {
    let need = rounds.isEmpty ? nil : Need(mentioned: source.mentionedNames, rounds: rounds)
    needs.withLock { $0[source.path] = need }
  }
}
