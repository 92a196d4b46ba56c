/// One of the things that a name in a call can mean.
///
/// It is an object, since lists of candidates are sorted out again and again.
final class Callable {
  /// What messages call it: `'frame'`, `initializer`.
  let name: String
  var signature: Signature
  /// What ``subject`` is; worded when a mistake is told: most candidates are tried and forgotten.
  let wording: (() -> String)?
  /// What the library has, whose calls may take more in Apple's frameworks.
  let entry: LibraryEntry?
  /// Whether it changes its receiver.
  let isMutating: Bool
  /// The generic parameters that stand for themselves where nothing else tells what they are: a
  /// type's own, where it is made inside its declaration.
  var ownParameters: Set<String> = []
  /// Whether it throws on what its closures throw.
  var isRethrowing = false
  /// The function that it calls, where a scene declares that.
  var declaration: FunctionDeclaration?
  /// Where it may be called.
  var access = AccessLevel.everywhere
  /// Makes the call from its arguments and its result type; for an entry of the library, the binder
  /// does.
  let make: ((BoundArguments, SceneType) -> any BoundExpression)?
  /// What stands before the dot of a call of the library, and where the call is.
  var receiver: (any BoundExpression)?
  let place: SourceSpan?
  /// The generic type that an initializer makes, with its kind: `generic struct 'Box'`.
  var genericType: String?
  /// Tells the result type from the types of the arguments, where the signature does not.
  var resultType: (([SceneType]) -> SceneType)?

  init(
    name: String,
    signature: Signature,
    subject: (() -> String)? = nil,
    isMutating: Bool = false,
    make: @escaping (BoundArguments, SceneType) -> any BoundExpression
  ) {
    self.name = name
    self.signature = signature
    wording = subject
    entry = nil
    self.isMutating = isMutating
    self.make = make
    receiver = nil
    place = nil
  }

  /// An entry of the library, called on a receiver.
  init(
    _ entry: LibraryEntry,
    signature: Signature,
    on receiver: (any BoundExpression)?,
    at place: SourceSpan
  ) {
    name = entry.name == "init" ? entry.owner ?? "init" : entry.name
    self.signature = signature
    wording = nil
    self.entry = entry
    isMutating = entry.isMutating
    make = nil
    self.receiver = receiver
    self.place = place
  }

  var isLibrary: Bool { entry != nil }

  /// Whether it is a function or method that the scene declares.
  var isFunctionOfScene: Bool { entry == nil && wording != nil }

  /// What messages call that which constrains a generic parameter: the type, where the parameter is
  /// one of the type's own.
  func subject(constraining name: String) -> String {
    guard let entry, entry.kind == .initializer else { return subject }
    if entry.owner == "Set" { return "generic struct 'Set'" }
    guard entry.owner == "ForEach" else { return subject }
    return name == "D" ? "referencing \(subject) on 'ForEach'" : "generic struct 'ForEach'"
  }

  /// What messages call it that are about all functions of its name: `global function 'greet'`.
  var subjectWithoutLabels: String {
    guard let bracket = subject.firstIndex(of: "(") else { return subject }
    return subject[..<bracket] + "'"
  }

  /// What messages about its generic parameters call it: `global function 'greet'`.
  var subject: String {
    if let genericType { return genericType }
    if let entry { return "\(entry.kindWording) \(entry.spelled)" }
    return wording?() ?? "'\(name)'"
  }
}
