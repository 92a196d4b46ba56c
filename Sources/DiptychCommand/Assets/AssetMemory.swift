internal import Synchronization

/// What is known of assets by name, so that each is looked for once, however often a list shows it.
///
/// It lasts as long as one evaluation: the next save may find other assets.
final class AssetMemory<Asset: Sendable>: Sendable {
  private struct State {
    var known: [String: Asset?] = [:]
    var isListed = false
  }

  private let state = Mutex(State())

  /// The most names that are remembered: a scene can make up any number of them.
  private static var limit: Int { 1_000 }

  /// What is known of a name, or else what `find` finds.
  ///
  /// - Parameters:
  ///   - name: What the scene calls the asset.
  ///   - find: Looks for it; told the first time that folders may be listed anew for it.
  /// - Returns: The asset; `nil` where there is none of the name.
  func asset(_ name: String, finding find: (_ mayList: Bool) -> Asset?) -> Asset? {
    let (known, isListed) = state.withLock { ($0.known[name], $0.isListed) }
    if let known { return known }
    let found = find(!isListed)
    state.withLock { state in
      state.isListed = state.isListed || found == nil
      if state.known.count < Self.limit { state.known[name] = .some(found) }
    }
    return found
  }
}
