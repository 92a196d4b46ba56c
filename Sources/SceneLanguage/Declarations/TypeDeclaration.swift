/// A struct, enumeration, class, or protocol that a scene declares.
///
/// Unchecked: written while binding, by one thread, and emptied by the one that releases the
/// program, when nothing reads it any more.
final class TypeDeclaration: @unchecked Sendable {
  enum Kind: Sendable {
    case structure
    case enumeration
    case `class`
    case `protocol`
  }

  let name: String
  /// The name with the names of the types and the module around it, as debugging shows it.
  let qualifiedName: String
  /// The name with the names of the types around it, as messages show it.
  var nestedName: String { String(qualifiedName.drop { $0 != "." }.dropFirst()) }
  let kind: Kind
  let span: SourceSpan
  /// The generic parameters: its own, and behind them those of the types around it.
  var genericParameters: [String] = []
  /// How many of them are its own, which are written behind its name.
  var ownParameterCount = 0
  /// The type that it is declared inside of.
  weak var outer: TypeDeclaration?
  /// The protocols that each generic parameter must conform to.
  var constraints: [String: [SceneType]] = [:]
  /// What stands after the colon, without the superclass and the raw type.
  var conformances: [SceneType] = [] { didSet { plainOwners = nil } }
  /// The extensions in which it says of some of them that it conforms.
  var extensionPlaces: [SceneType: SourceSpan] = [:]
  /// What those extensions ask of the generic parameters.
  var extensionDemands: [SourceSpan: ConformanceDemands] = [:]
  var superclass: TypeDeclaration? { didSet { plainOwners = nil } }
  /// Whether something behind its colon is not supported, whose members nobody knows.
  var namesWhatIsUnknown = false
  /// Where its members are declared, once that is found; `nil` where other declarations of the
  /// scene have a part in it.
  var plainOwners: [MemberOwner]?
  /// How many classes of the scene it inherits from, one from the other.
  var superclassCount = 0
  /// The library's class that this one inherits from, without one of the scene between.
  var librarySuperclass: String?
  /// The type of an enumeration's raw values.
  var rawType: SceneType?
  /// Whether what stands where that type would means nothing.
  var hasUnknownRawType = false
  /// The properties that have a place in the value, in the order of the fields.
  var storedProperties: [PropertyDeclaration] = []
  /// Whether any of them may have a wrapper.
  var hasWrappers = false
  var cases: [EnumerationCase] = []
  /// Whether the cases of an enumeration may hold the enumeration itself.
  var isIndirect = false
  /// The generic arguments of the superclass.
  var superclassArguments: [SceneType] = []
  /// Where it may be named, and the word that limits that.
  var access = AccessLevel.everywhere
  var accessWord: String?
  /// Whether it is declared inside a function.
  var isLocal = false
  /// Whether it is an actor, and whether all of it runs on the main one.
  var isActor = false
  var isOnMainActor = false
  /// Whether a class may have no subclasses.
  var isFinal = false
  /// The associated types of a protocol for which it names no type itself.
  var associatedTypes: [String] = []
  /// The associated types that uses of a protocol may tell: `Item` of `Store<Item>`.
  var primaryTypes: [String] = []
  /// Where the type of the raw values is named.
  var rawTypeSpan: SourceSpan?
  /// Whether this stands for `A & B`, which nothing names after its colon.
  var isComposition = false
  /// Whether a syntax error among its members may hide some of them.
  var isCutOff = false
  /// Whether changes of its properties are told to who has read them.
  var isObservable = false
  /// Whether its values are not copied: each is in one place, and leaves the one for another.
  var isMoved = false
  /// Whether the program begins in it: `@main`.
  var isMain = false
  /// What runs when an object ends, or a value that is not copied.
  var deinitializer: FunctionDeclaration?
  /// Equality and hashing that the scene writes itself.
  var equality: DeclaredEquality?
  /// The types that its `where` clause says are the same.
  var equalities: [Signature.Equality] = []
  /// The members, those of extensions included.
  let members = MemberTable()

  init(name: String, inside outer: String = "main", kind: Kind, span: SourceSpan) {
    self.name = name
    qualifiedName = outer + "." + name
    self.kind = kind
    self.span = span
  }

  /// The generic parameters that are its own.
  var ownParameters: ArraySlice<String> { genericParameters.prefix(ownParameterCount) }

  /// The generic parameters of the types around it.
  var outerParameters: ArraySlice<String> { genericParameters.dropFirst(ownParameterCount) }

  /// The name with the generic parameters, as messages about conformances show it.
  var toldName: String {
    ownParameters.isEmpty ? nestedName : "\(nestedName)<\(ownParameters.joined(separator: ", "))>"
  }

  /// Where it says that it conforms to a protocol: its name, or the word `extension`.
  func place(ofConformingTo name: String) -> SourceSpan {
    let said = conformances.first { conformance in
      switch conformance {
      case .declared(let other, _): other.name == name || other.conforms(to: name)
      case .named(let other, _): other == name || Library.standard.conforms(other, to: name)
      default: false
      }
    }
    return said.flatMap { extensionPlaces[$0] } ?? span
  }

  /// Whether what an extension asks of the generic parameters, where it makes the type conform to a
  /// protocol, holds for what they stand for; of protocols it knows those of the scene and of texts.
  func keepsConformance(to name: String, with generics: [String: SceneType]) -> Bool {
    guard let demands = extensionDemands[place(ofConformingTo: name)] else { return true }
    return demands.protocols.allSatisfy { parameter, protocols in
      guard let type = generics[parameter] else { return true }
      return protocols.allSatisfy { wanted in
        switch (type, wanted) {
        case (.optional, .named("CustomStringConvertible", _)): false
        case (.declared(let own, _), .named("CustomStringConvertible", _)):
          own.conforms(to: "CustomStringConvertible")
        case (.declared(let own, _), .declared(let other, _)): own.conforms(to: other)
        default: true
        }
      }
    }
  }

  /// The type inside its own declaration.
  var selfType: SceneType { .declared(self, genericParameters.map { .parameter($0) }) }

  /// What its generic parameters stand for, in their order.
  func generics(_ arguments: [SceneType]) -> [String: SceneType] {
    Dictionary(zip(genericParameters, arguments)) { first, _ in first }
  }

  /// Whether it says that it conforms to a library protocol, itself or through what it inherits.
  func conforms(to name: String) -> Bool {
    inherits { conformance in
      guard case .named(let other, _) = conformance else { return false }
      return Library.standard.conforms(other, to: name)
    }
  }

  /// Whether it says that it conforms to any library protocol, itself or through what it inherits.
  var conformsToLibrary: Bool {
    inherits { if case .named = $0 { true } else { false } }
  }

  /// Whether it says that it conforms to a protocol of the scene, or inherits from a class.
  func conforms(to other: TypeDeclaration) -> Bool {
    if self === other { return true }
    if other.isComposition {
      return other.conformances.allSatisfy { part in
        switch part {
        case .declared(let declaration, _): conforms(to: declaration)
        case .named(let name, _): conforms(to: name)
        default: true
        }
      }
    }
    return inherits { conformance in
      if case .declared(let declaration, _) = conformance { declaration === other } else { false }
    }
  }

  /// Whether it says of itself, or what it inherits says, something of a kind.
  ///
  /// Each protocol is asked once, on however many ways it is inherited.
  private func inherits(_ isMeant: (SceneType) -> Bool) -> Bool {
    if conformances.isEmpty, superclass == nil { return false }
    var asked: [TypeDeclaration] = [self]
    // Most inherit from few, which are compared sooner than they are hashed.
    var known: Set<TypeDeclaration> = []
    func ask(_ declaration: TypeDeclaration) {
      if asked.count < 16 {
        if !asked.contains(declaration) { asked.append(declaration) }
        return
      }
      if known.isEmpty { known = Set(asked) }
      if known.insert(declaration).inserted { asked.append(declaration) }
    }
    var index = 0
    while index < asked.count {
      let declaration = asked[index]
      index += 1
      if declaration.conformances.contains(where: isMeant) { return true }
      if let superclass = declaration.superclass {
        if isMeant(.declared(superclass, [])) { return true }
        ask(superclass)
      }
      for case .declared(let inherited, _) in declaration.conformances { ask(inherited) }
    }
    return false
  }
}

extension TypeDeclaration: Hashable {
  static func == (left: TypeDeclaration, right: TypeDeclaration) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// One case of an enumeration.
///
/// Unchecked: written while binding, by one thread, and emptied by the one that releases the
/// program, when nothing reads it any more.
final class EnumerationCase: @unchecked Sendable {
  let name: String
  let index: Int
  unowned let owner: TypeDeclaration
  let span: SourceSpan
  /// The associated values, and the enumeration as the result.
  var signature: Signature
  /// Whether this case may hold the enumeration itself.
  var isIndirect = false
  /// The raw value, when the enumeration has them.
  var rawValue: (any BoundExpression)?
  /// The values of associated values that a construction may leave out, in the order of them.
  var defaults: [(any BoundExpression)?] = []

  init(name: String, index: Int, owner: TypeDeclaration, span: SourceSpan) {
    self.name = name
    self.index = index
    self.owner = owner
    self.span = span
    signature = Signature(parameters: [], result: .unknown)
  }
}
