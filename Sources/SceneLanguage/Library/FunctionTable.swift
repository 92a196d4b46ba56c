/// The free functions of the library by name.
struct FunctionTable: Sendable {
  private var made: NameTable<[LibraryEntry]> = [:]
  private var late: NameTable<LateFunctions> = [:]

  mutating func add(_ functions: [LibraryEntry]) {
    for function in functions { made[function.name, default: []].append(function) }
  }

  mutating func add(_ functions: LateFunctions) {
    for name in functions.names { late[name] = functions }
  }

  var names: [String] { Array(made.keys) + late.keys.filter { made[$0] == nil } }

  /// The functions with a name; `nil` where there are none.
  subscript(name: String) -> [LibraryEntry]? {
    guard let functions = late[name] else { return made[name] }
    return (made[name] ?? []) + functions.named(name)
  }
}

/// Functions whose names are known before they are made.
struct LateFunctions: Sendable {
  let names: [String]
  private let entries: LazyMembers

  init(names: [String], _ make: @escaping @Sendable () -> [LibraryEntry]) {
    self.names = names
    entries = LazyMembers(owner: nil, [make])
  }

  var all: [LibraryEntry] { Array(entries.table.members.values.joined()) }

  fileprivate func named(_ name: String) -> [LibraryEntry] { entries.table.members[name] ?? [] }
}
