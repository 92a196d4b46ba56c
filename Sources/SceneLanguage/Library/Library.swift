internal import Synchronization

/// Everything that scenes may use without declaring it: a table to look up and to print.
struct Library: Sendable {
  /// The types and protocols by name.
  let types: NameTable<LibraryType>
  /// The free functions by name.
  let functions: FunctionTable
  private let ownersFound = OwnersFound()

  /// Gathers families; a type that several families extend is joined.
  init(_ families: [LibraryFamily]) {
    var types: NameTable<LibraryType> = [:]
    var functions = FunctionTable()
    for family in families {
      for type in family.types {
        // Most types are told by one family only.
        let isKnown = types[type.name]?.join(type) != nil
        if !isKnown { types[type.name] = type }
      }
      functions.add(family.functions)
      if let numeric = family.numericFunctions { functions.add(numeric) }
    }
    self.types = types
    self.functions = functions
  }

  /// Whether a library type conforms to a library protocol, or inherits from a library class.
  func conforms(_ type: String, to name: String) -> Bool {
    type == name || owners(of: type).contains(name)
  }

  /// Whether a name is that of a class, from which classes of scenes may inherit.
  func isClass(_ name: String) -> Bool { types[name]?.isClass == true }

  /// The owners whose members a value of a type has, the most special first.
  func owners(of type: String) -> [String] { found(for: type).names }

  /// The same with the members that they have.
  func memberOwners(of type: String) -> [MemberOwner] { found(for: type).owners }

  private func found(for type: String) -> OwnersFound.Entry {
    if let found = ownersFound.byType.withLock({ $0[type] }) { return found }
    let names = findOwners(of: type)
    let owners = names.map { MemberOwner.library($0, types[$0]?.lazyMembers) }
    let found = OwnersFound.Entry(names: names, owners: owners)
    // A scene may ask for any number of names that the library does not have.
    guard types[type] != nil || LibraryProtocols.contains(type) else { return found }
    ownersFound.byType.withLock { $0[type] = found }
    return found
  }

  private func findOwners(of type: String) -> [String] {
    var result = [type]
    var index = 0
    while index < result.count {
      for name in types[result[index]]?.conformances ?? [] where !result.contains(name) {
        result.append(name)
      }
      for name in LibraryProtocols.refined(by: result[index]) where !result.contains(name) {
        result.append(name)
      }
      index += 1
    }
    return result
  }
}

/// The owners of members that were asked for so far.
private final class OwnersFound: Sendable {
  struct Entry: Sendable {
    let names: [String]
    let owners: [MemberOwner]
  }

  let byType = Mutex<NameTable<Entry>>([:])
}

/// Where members of a type are declared.
enum MemberOwner: Sendable {
  case declared(TypeDeclaration)
  /// A type or protocol of the library, and its members; none for a name without a type.
  case library(String, LazyMembers?)

  var libraryName: String? { if case .library(let name, _) = self { name } else { nil } }
}

/// Entries that belong together: one file, one chapter of the reference.
struct LibraryFamily: Sendable {
  let title: String
  var types: [LibraryType] = []
  var functions: [LibraryEntry] = []
  /// Functions that are many, and made when a scene calls one of them.
  var numericFunctions: LateFunctions?
}

/// A type or protocol of the library with its members.
struct LibraryType: Sendable {
  let name: String
  var conformances: [String]
  /// What the type has, made when it is asked for: a scene uses few of all types.
  private(set) var lazyMembers: LazyMembers
  /// The type that this name is another word for.
  var alias: SceneType?
  /// Whether its values are objects; the class that it inherits from is its first conformance.
  var isClass = false
  /// Joins values to one, for types that an array literal can make: `[.top, .leading]`.
  var arrayLiteral: (@Sendable ([SceneValue]) throws -> SceneValue)?
  /// The type of the elements of such a literal, where they are not values of the type themselves.
  var literalElement: SceneType?
  /// The type of what a loop over a value gets.
  var element: SceneType?

  init(
    _ name: String,
    conformsTo conformances: [String] = [],
    _ entries: @escaping @autoclosure @Sendable () -> [LibraryEntry] = []
  ) {
    self.name = name
    self.conformances = conformances
    lazyMembers = LazyMembers(owner: name, [entries])
  }

  /// Another word for a type, which by this name may be made in other ways too.
  init(
    _ name: String,
    alias: SceneType,
    _ initializers: @escaping @autoclosure @Sendable () -> [LibraryEntry] = []
  ) {
    self.init(name, initializers())
    self.alias = alias
  }

  var initializers: [LibraryEntry] { lazyMembers.table.initializers }
  var members: NameTable<[LibraryEntry]> { lazyMembers.table.members }
  var staticMembers: NameTable<[LibraryEntry]> { lazyMembers.table.staticMembers }
  var subscripts: [LibraryEntry] { lazyMembers.table.subscripts }

  /// Adds what another family says of the same type.
  mutating func join(_ other: LibraryType) {
    conformances += other.conformances.filter { !conformances.contains($0) }
    lazyMembers = LazyMembers(owner: name, lazyMembers.makes + other.lazyMembers.makes)
    alias = alias ?? other.alias
    isClass = isClass || other.isClass
    arrayLiteral = arrayLiteral ?? other.arrayLiteral
    literalElement = literalElement ?? other.literalElement
    element = element ?? other.element
  }
}
