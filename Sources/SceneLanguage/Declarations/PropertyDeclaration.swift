internal import SwiftSyntax

/// A property or a variable outside functions: stored, computed, static, or global.
///
/// Unchecked: written while binding, by one thread, and emptied by the one that releases the
/// program, when nothing reads it any more.
final class PropertyDeclaration: @unchecked Sendable {
  /// Where the value is.
  enum Storage: Sendable {
    /// In a field of the value.
    case field(Int)
    /// In a cell of the evaluation, filled when it is first read.
    case global(Int)
    /// Nowhere: an accessor makes it.
    case computed
    /// A protocol's requirement.
    case requirement

    var isRequirement: Bool {
      if case .requirement = self { true } else { false }
    }
  }

  /// How far the type is known.
  enum TypeState: Sendable {
    case unresolved
    case resolving
    case resolved(SceneType)
  }

  let name: String
  let span: SourceSpan
  /// The word `let` or `var` before it, unless its value waits.
  var introducer: SourceSpan?
  /// What the declaration is written in.
  let scope: DeclarationScope
  var isMutable: Bool
  var storage: Storage
  var typeState = TypeState.unresolved
  var wrapper: PropertyWrapper?
  /// The attribute that names a property wrapper of the scene: the first of several.
  var wrapperAttribute: AttributeSyntax?
  /// What the attribute calls it, where it is one of the library's.
  var wrapperName: String?
  /// Whether the property wrapper takes only numbers with fractions, so that a whole number is one.
  var isFraction = false
  /// The result builder of the getter or, for a stored closure, of closures passed for it.
  var builder: BuilderKind?
  var isLazy = false
  /// Whether its value is begun at the same time as what follows: `async let`.
  var isConcurrent = false
  /// Whether it does not keep the object that it refers to.
  var isWeak = false
  var isStatic = false
  /// Whether reading it changes its owner.
  var hasMutatingGetter = false
  /// `Model.self` in `@Environment(Model.self)`, which tells the type too.
  var objectType: ExprSyntax?
  /// Where it may be read.
  var access = AccessLevel.everywhere
  /// Where it may be changed.
  var setterAccess = AccessLevel.everywhere
  /// Whether it only observes a property that it overrides, and has no place of its own.
  var observesInherited = false
  /// Whether it says that it stands in place of a superclass's.
  var isOverride = false
  /// Whether it says that no subclass may have one in its place.
  var isFinal = false
  /// Whether it says that it belongs to no actor.
  var isNonisolated = false
  /// Whether a publisher of its changes is asked for.
  var isPublished = false
  /// Whether an attribute names the actor that it belongs to, and whether that is the main one.
  var isIsolated = false
  var isOnMainActor = false
  /// Whether a subclass has a property of its own in place of this one.
  var isOverridden = false
  /// Whether the type is written with `!`, so that uses unwrap it without saying so.
  var isImplicitlyUnwrapped: Bool {
    typeSyntax?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }
  /// The default value and key of an entry of the environment, which is kept there.
  var entryKey: PropertyDeclaration?
  /// The tuple that this is a part of: `let (a, b) = pair` at the top level.
  var tuple: (whole: PropertyDeclaration, path: [Int])?
  /// The pattern that takes this value apart, where it is such a tuple.
  var pattern: PatternSyntax?
  /// The arguments of the attribute that names the property wrapper.
  var wrapperArguments: LabeledExprListSyntax? {
    guard case .argumentList(let arguments)? = wrapperAttribute?.arguments else { return nil }
    return arguments
  }
  /// The wrappers inside that one, where attributes name several, with their arguments.
  var innerWrappers: [(wrapper: TypeDeclaration, arguments: LabeledExprListSyntax?)] = []
  /// The type of the property wrapper's value.
  var wrapperType: SceneType?

  let typeSyntax: TypeSyntax?
  let initialSyntax: ExprSyntax?
  /// What a binding is given in its declaration, which takes none.
  var valueOfBinding: ExprSyntax?
  var initial: FunctionCode?
  var getterSyntax: CodeBlockItemListSyntax?
  var setterSyntax: AccessorDeclSyntax?
  var getter: FunctionCode?
  var setter: FunctionCode?
  var willSet: (syntax: AccessorDeclSyntax, code: FunctionCode)?
  var didSet: (syntax: AccessorDeclSyntax, code: FunctionCode)?
  /// Whether `didSet` asks for the value before, which then has to be kept.
  var comparesValues = false

  init(
    name: String,
    span: SourceSpan,
    scope: DeclarationScope,
    isMutable: Bool,
    storage: Storage,
    typeSyntax: TypeSyntax?,
    initialSyntax: ExprSyntax?
  ) {
    self.name = name
    self.span = span
    self.scope = scope
    self.isMutable = isMutable
    self.storage = storage
    self.typeSyntax = typeSyntax
    self.initialSyntax = initialSyntax
  }

  /// The name of the place in the value: that of a property wrapper begins with an underscore.
  var storageName: String {
    if isLazy { return "$__lazy_storage_$_" + name }
    return wrapper == nil ? name : "_" + name
  }

  /// The value of its place as it is shown: what a lazy property holds is optional.
  func shown(_ field: SceneValue, as type: SceneType) -> (value: SceneValue, type: SceneType) {
    guard isLazy else { return (field.strengthened, type) }
    if case .absent = field { return (.null, .optional(type)) }
    return (field, .optional(type))
  }

  /// Whether its setter leaves the value that it belongs to as it is.
  var hasNonmutatingSetter: Bool { setterSyntax?.modifier?.name.text == "nonmutating" }

  /// Whether an assignment can change it.
  var isSettable: Bool {
    switch storage {
    case .field, .global: isMutable
    case .computed: setterSyntax != nil || observesInherited || entryKey != nil
    case .requirement: isMutable
    }
  }
}

/// A property wrapper, of the library or of the scene.
enum PropertyWrapper: Hashable, Sendable {
  /// A wrapper that the scene declares: the field holds a value of it.
  case declared(TypeDeclaration)
  /// `@State` and what behaves as it in a still picture.
  case state
  /// `@FocusState`: as `@State`, and nothing has the focus at first.
  case focus
  /// `@Binding`: the field holds a binding.
  case binding
  /// `@Environment(\.name)`: the names behind the dot, of which most have one.
  case environment([String])
  /// `@EnvironmentObject`, and `@Environment(Model.self)`: an object, found by its type.
  case environmentObject
  /// `@Namespace`.
  case namespace
  /// `@ObservedObject`, `@Bindable`, and others: the value itself, with `$` for bindings to it.
  case reference
}
