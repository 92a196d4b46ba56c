/// Who waits for changes of the published fields of one object.
final class FieldReceivers {
  private(set) var waiting: [(id: Int, field: Int, closure: SceneValue)] = []
  private var count = 0

  /// Whether anybody waits for changes of a field.
  func hasWaiting(for field: Int) -> Bool { waiting.contains { $0.field == field } }

  /// Adds a closure, and gives what takes it away again.
  func add(_ closure: SceneValue, to field: Int) -> () -> Void {
    count += 1
    let id = count
    waiting.append((id, field, closure))
    return { [weak self] in self?.waiting.removeAll { $0.id == id } }
  }
}
