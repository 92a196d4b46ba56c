/// Storage that several values share and that may change: what alone can come to hold itself.
///
/// A value that is only made of others is there after them, and so none of them holds it. An object,
/// or a variable that closures share, may be given what holds it, and then nothing frees it. So each
/// is linked into a list, and the evaluation that made it empties it at its end.
///
/// Confined to the thread of its evaluation until that ends, when it is in no list any more.
class CyclicStorage {
  /// Its neighbours in the list.
  ///
  /// Unowned and unchecked: each leaves the list before its memory is freed, and an owning or a counted
  /// reference would cost what storage without circles can do without.
  private unowned(unsafe) var previous: CyclicStorage?
  private unowned(unsafe) var next: CyclicStorage?

  /// Lets go of everything that it holds.
  func release() {}

  deinit { unlink() }

  fileprivate func link(behind first: CyclicStorage) {
    if previous != nil { return }
    next = first.next
    previous = first
    next?.previous = self
    first.next = self
  }

  private func unlink() {
    previous?.next = next
    next?.previous = previous
    previous = nil
    next = nil
  }

  /// Takes what stands behind it out of the list.
  fileprivate func unlinkNext() -> CyclicStorage? {
    let storage = next
    storage?.unlink()
    return storage
  }
}

/// The storage that an evaluation has made and that is still there.
final class CyclicStorageList {
  private let first = CyclicStorage()

  /// Notes storage that may come to hold itself.
  ///
  /// - Complexity: O(1), also when it ends.
  func add(_ storage: CyclicStorage) { storage.link(behind: first) }

  /// Empties all storage that is still there.
  ///
  /// - Complexity: O(*n*) in the size of what it holds.
  func release() {
    while let storage = first.unlinkNext() { storage.release() }
  }

  deinit {
    while first.unlinkNext() != nil {}
  }
}
