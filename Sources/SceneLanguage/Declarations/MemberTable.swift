/// The members that a scene declares for one type, its own or one of the library.
///
/// Unchecked: written while binding, by one thread, and emptied by the one that releases the
/// program, when nothing reads it any more.
final class MemberTable: @unchecked Sendable {
  enum Member: Sendable {
    case property(PropertyDeclaration)
    case method(FunctionDeclaration)
    case enumerationCase(EnumerationCase)

    var isMethod: Bool {
      if case .method = self { true } else { false }
    }

    /// Whether it is a method with these labels.
    func fits(_ labels: [String?]) -> Bool {
      if case .method(let method) = self { method.signature.fits(labels) } else { false }
    }

    /// Whether its parameters may be told by the labels of some arguments.
    func mayTake(_ arguments: [CallArgument]) -> Bool {
      guard case .method(let method) = self else { return true }
      return method.signature.mayTake(arguments)
    }

    var name: String {
      switch self {
      case .property(let property): property.name
      case .method(let method): method.name
      case .enumerationCase(let enumerationCase): enumerationCase.name
      }
    }

    /// Where it may be used.
    var access: AccessLevel {
      switch self {
      case .property(let property): property.access
      case .method(let method): method.access
      case .enumerationCase: .everywhere
      }
    }

    /// The word that keeps code in a scope from using it; `nil` when it may be used.
    func inaccessibleLevel(from scope: DeclarationScope) -> String? {
      access.allows(scope) ? nil : access.word
    }

    /// What it is declared in.
    var scope: DeclarationScope? {
      switch self {
      case .property(let property): property.scope
      case .method(let method): method.scope
      case .enumerationCase: nil
      }
    }
  }

  private(set) var instanceMembers: NameTable<[Member]> = [:]
  private(set) var staticMembers: NameTable<[Member]> = [:]
  var initializers: [FunctionDeclaration] = []
  var subscripts: [SubscriptDeclaration] = []
  var types: NameTable<SceneType> = [:]

  func add(_ member: Member, named name: String, isStatic: Bool) {
    if isStatic {
      staticMembers[name, default: []].append(member)
    } else {
      instanceMembers[name, default: []].append(member)
    }
  }

  /// Takes away the members of a name.
  func hide(_ name: String, isStatic: Bool) {
    if isStatic { staticMembers[name] = [] } else { instanceMembers[name] = [] }
  }

  func removeAll() {
    instanceMembers = [:]
    staticMembers = [:]
    initializers = []
    subscripts = []
    types = [:]
  }

  /// The name of every member of one kind, for "did you mean".
  func names(isStatic: Bool) -> [String] {
    Array((isStatic ? staticMembers : instanceMembers).keys)
  }
}
