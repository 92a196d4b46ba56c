/// What queues, and publishers that send on them, are given while a field changes.
///
/// In an app its turn comes later. A picture does it at once, but not before a change is made that
/// is told of while the field has its old value.
final class PutOffDeeds {
  private var changes = 0
  private var waiting: ArraySlice<() throws -> Void> = []

  /// Does something, after the changes that are under way.
  func perform(_ deed: @escaping () throws -> Void) throws {
    if changes == 0 { return try deed() }
    waiting.append(deed)
  }

  /// Makes a change that is told of, and does what was put off meanwhile.
  ///
  /// What was put off holds the evaluation, and goes with the scene where one of them fails.
  func change(_ change: () throws -> Void) throws {
    do {
      do {
        changes += 1
        defer { changes -= 1 }
        try change()
      }
      while changes == 0, let deed = waiting.popFirst() { try deed() }
    } catch {
      if changes == 0 { waiting = [] }
      throw error
    }
  }
}
