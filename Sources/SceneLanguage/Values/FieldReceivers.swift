/// Who waits for changes of the published fields of one object.
final class FieldReceivers {
  /// What tells of changes of all of them, once somebody asks for it.
  private(set) var publisher: SceneValue?
  /// Tells by the publisher that one of them is about to change.
  private var tell: SceneValue?
  private(set) var waiting: [(id: Int, field: Int, closure: SceneValue)] = []
  private var count = 0

  /// Whether anybody waits for changes of a field.
  func hasWaiting(for field: Int) -> Bool {
    publisher != nil || waiting.contains { $0.field == field }
  }

  /// What tells of changes of all fields; made at the first time.
  func publisher(_ make: SceneValue, telling tell: SceneValue) throws -> SceneValue {
    if let publisher { return publisher }
    let made = try make.call([])
    (publisher, self.tell) = (made, tell)
    return made
  }

  /// Tells who waits what a field is about to become.
  func publish(_ new: SceneValue, of field: Int) throws {
    if let publisher, let tell { _ = try tell.call([publisher]) }
    for receiver in waiting where receiver.field == field {
      _ = try receiver.closure.call([new])
    }
  }

  /// Adds a closure, and gives what takes it away again.
  func add(_ closure: SceneValue, to field: Int) -> () -> Void {
    count += 1
    let id = count
    waiting.append((id, field, closure))
    return { [weak self] in self?.waiting.removeAll { $0.id == id } }
  }
}
