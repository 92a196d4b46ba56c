/// A value as the name of something that layout keeps.
///
/// Swift's own dictionary ends the program where keys that were different become equal. So names are
/// the same where their parts are, and objects where they are one, whatever a scene's own `==` says.
struct SceneIdentity: Hashable {
  private let value: SceneValue
  private let hash: Int

  init(_ value: SceneValue) {
    self.value = value
    hash = value.identityHash
  }

  static func == (left: SceneIdentity, right: SceneIdentity) -> Bool {
    var budget = ComparisonBudget(asksScene: false)
    return left.hash == right.hash && left.value.isEqual(to: right.value, &budget)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
