internal import Synchronization

/// The members of a library type, made when they are asked for the first time.
final class LazyMembers: Sendable {
  /// Make the entries, one function for each family that extends the type.
  let makes: [@Sendable () -> [LibraryEntry]]
  private let owner: String
  private let made = AtomicLazyReference<Table>()

  /// Entries by kind and name.
  final class Table: Sendable {
    let initializers: [LibraryEntry]
    let subscripts: [LibraryEntry]
    let members: NameTable<[LibraryEntry]>
    let staticMembers: NameTable<[LibraryEntry]>

    fileprivate init(_ lists: [[LibraryEntry]], of owner: String) {
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

  init(owner: String, _ makes: [@Sendable () -> [LibraryEntry]]) {
    self.owner = owner
    self.makes = makes
  }

  var table: Table {
    if let table = made.load() { return table }
    // Two threads may make it at once: the first one's is kept.
    return made.storeIfNil(Table(makes.map { $0() }, of: owner))
  }
}
