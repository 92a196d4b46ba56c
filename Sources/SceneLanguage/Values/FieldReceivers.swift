/// Who waits for changes of the published fields of one object.
final class FieldReceivers {
  private(set) var waiting: [(id: Int, field: Int, closure: SceneValue)] = []
  private var count = 0

  /// Adds a closure, and gives what takes it away again.
  func add(_ closure: SceneValue, to field: Int) -> () -> Void {
    count += 1
    let id = count
    waiting.append((id, field, closure))
    return { [weak self] in self?.waiting.removeAll { $0.id == id } }
  }
}
