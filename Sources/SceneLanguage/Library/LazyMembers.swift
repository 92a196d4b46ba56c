internal import Synchronization

/// The members of a library type, or functions that belong together, made when they are asked for
/// the first time.
final class LazyMembers: Sendable {
  /// Make the entries, one function for each family that extends the type.
  let makes: [@Sendable () -> [LibraryEntry]]
  private let owner: String?
  private let isMade = Atomic(false)
  private let making = Mutex(())
  // Written once, by one thread, before `isMade` tells any other. An atomic reference would do the
  // same, but its load is a call of generic code, ten times as long.
  private nonisolated(unsafe) var made: Table?

  /// Entries by kind and name.
  final class Table: Sendable {
    let initializers: [LibraryEntry]
    let subscripts: [LibraryEntry]
    let members: NameTable<[LibraryEntry]>
    let staticMembers: NameTable<[LibraryEntry]>

    fileprivate init(_ lists: [[LibraryEntry]], of owner: String?) {
      var initializers: [LibraryEntry] = []
      var subscripts: [LibraryEntry] = []
      var members: NameTable<[LibraryEntry]> = [:]
      var staticMembers: NameTable<[LibraryEntry]> = [:]
      for var entry in lists.joined() {
        entry.owner = owner
        switch entry.kind {
        case .initializer: initializers.append(entry)
        case .subscript: subscripts.append(entry)
        case .staticProperty, .staticMethod: staticMembers[entry.name, default: []].append(entry)
        case .method, .property, .function: members[entry.name, default: []].append(entry)
        }
      }
      (self.initializers, self.subscripts) = (initializers, subscripts)
      (self.members, self.staticMembers) = (members, staticMembers)
    }
  }

  init(owner: String?, _ makes: [@Sendable () -> [LibraryEntry]]) {
    self.owner = owner
    self.makes = makes
  }

  var table: Table {
    if isMade.load(ordering: .acquiring), let made { return made }
    // Outside of the lock, since making entries may ask for those of another type. Two threads may
    // make it at once: the first one's is kept.
    let table = Table(makes.map { $0() }, of: owner)
    return making.withLock { _ in
      if let made { return made }
      made = table
      isMade.store(true, ordering: .releasing)
      return table
    }
  }
}
