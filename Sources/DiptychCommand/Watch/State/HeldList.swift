/// The newest list of scenes, while it waits for the chosen one to come back.
///
/// Some editors move a file away before they write it anew. If the list were followed at once,
/// another scene would flash up with every save. A pure state machine, fed with lists and instants.
struct HeldList<List: Sendable>: Sendable {
  typealias Instant = ContinuousClock.Instant

  /// How long a list without the chosen scene is held.
  static var patience: Duration { .milliseconds(300) }

  private var list: List?
  /// When the list is to be followed; `nil` while none is held.
  private(set) var due: Instant?

  /// Takes the newest list in place of the one that is held.
  ///
  /// - Parameters:
  ///   - newest: The list.
  ///   - lacksChosen: Whether the chosen scene is not in it.
  ///   - now: The present instant.
  /// - Returns: The list if it is to be followed now.
  mutating func take(_ newest: List, lacksChosen: Bool, at now: Instant) -> List? {
    list = newest
    // More lists without it do not make the wait longer.
    due = lacksChosen ? due ?? now + Self.patience : now
    return release(at: now)
  }

  /// Gives the list out when it was held long enough.
  mutating func release(at now: Instant) -> List? {
    guard let due, due <= now else { return nil }
    defer { (self.list, self.due) = (nil, nil) }
    return list
  }
}
