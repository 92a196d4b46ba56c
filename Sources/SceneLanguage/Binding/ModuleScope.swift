/// The names at the top level of a program's files.
///
/// What the library declares in Swift is a module of its own: a scene may use its names for other
/// things, and the library's code goes on meaning its own.
final class ModuleScope {
  /// Whether it has types whose values are not copied.
  var movesValues = false
  /// What files declare at their top level.
  struct Names {
    var types: NameTable<SceneType> = [:]
    var functions: NameTable<[FunctionDeclaration]> = [:]
    var variables: NameTable<PropertyDeclaration> = [:]
  }

  /// What the scene's own files declare.
  var scene = Names()
  /// What the library's parts declare that are written in Swift.
  var library = Names()
  /// Operators that files declare as free functions.
  var operatorFunctions: NameTable<[FunctionDeclaration]> = [:]
  /// The type declarations in the order of the source, for the choice of what is previewed.
  var declaredTypes: [TypeDeclaration] = []

  /// Whether anything says that it runs on the main actor.
  var usesMainActor = false

  /// What the scene says against uses of its own declarations.
  var availabilities: [ObjectIdentifier: Availability] = [:]

  var types: [SceneType] { Array(scene.types.values) + Array(library.types.values) }

  var functions: [[FunctionDeclaration]] {
    Array(scene.functions.values) + Array(library.functions.values)
  }

  var variables: [PropertyDeclaration] {
    Array(scene.variables.values) + Array(library.variables.values)
  }

  var typeNames: [String] { Array(scene.types.keys) + Array(library.types.keys) }

  var names: [String] {
    typeNames + Array(scene.functions.keys) + Array(library.functions.keys)
      + Array(scene.variables.keys) + Array(library.variables.keys)
  }
}

extension Binder {
  /// Whether what is being bound now is written in the library.
  var isInPrelude: Bool { scope.file >= program.firstPreludeFile }

  /// Changes the names beside which a declaration stands.
  func declare(_ change: (inout ModuleScope.Names) -> Void) {
    if isInPrelude { change(&module.library) } else { change(&module.scene) }
  }

  /// The names beside which a declaration stands.
  var namesAround: ModuleScope.Names { isInPrelude ? module.library : module.scene }

  /// The type that the scene declares at its top level by a name, which hides the library's.
  func sceneType(_ name: String) -> SceneType? {
    isInPrelude ? nil : module.scene.types[name]
  }

  /// The variable that a name means at the top level: the scene's hides the library's.
  func topLevelVariable(_ name: String) -> PropertyDeclaration? {
    if !isInPrelude, let variable = module.scene.variables[name] { return variable }
    return module.library.variables[name]
  }

  /// The functions of a name at the top level; `nil` where there is none.
  func topLevelFunctions(_ name: String) -> [FunctionDeclaration]? {
    guard !isInPrelude, let own = module.scene.functions[name] else {
      return module.library.functions[name]
    }
    return own + (module.library.functions[name] ?? [])
  }
}
