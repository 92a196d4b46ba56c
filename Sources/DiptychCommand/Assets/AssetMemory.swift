internal import Synchronization

/// What is known of assets by name, so that each is looked for once, however often a list shows it.
///
/// It lasts as long as one evaluation: the next save may find other assets.
final class AssetMemory<Asset: Sendable>: Sendable {
  private let known = Mutex<[String: Asset?]>([:])

  /// What is known of a name, or else what `find` finds.
  ///
  /// - Parameters:
  ///   - name: What the scene calls the asset.
  ///   - find: Looks for it; called again only where two threads ask at once.
  /// - Returns: The asset; `nil` where there is none of the name.
  func asset(_ name: String, finding find: () -> Asset?) -> Asset? {
    if let known = known.withLock({ $0[name] }) { return known }
    let found = find()
    known.withLock { $0[name] = .some(found) }
    return found
  }
}
