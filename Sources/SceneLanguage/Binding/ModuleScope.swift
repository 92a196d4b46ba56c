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
  /// What each of the scene's own files keeps to itself, by the file's number.
  private(set) var kept: [Names] = []
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

  /// What the files of the scene declare, shared and kept.
  var ofScene: [Names] { [scene] + kept }

  private var all: [Names] { ofScene + [library] }

  var types: [SceneType] { all.flatMap { Array($0.types.values) } }

  var functions: [[FunctionDeclaration]] { all.flatMap { Array($0.functions.values) } }

  var variables: [PropertyDeclaration] { all.flatMap { Array($0.variables.values) } }

  /// The names of the types that a file of the scene can use.
  func typeNames(in file: Int) -> [String] {
    [scene, kept(by: file), library].flatMap { Array($0.types.keys) }
  }

  /// The names that a file of the scene can use.
  func names(in file: Int) -> [String] {
    typeNames(in: file)
      + [scene, kept(by: file), library].flatMap {
        Array($0.functions.keys) + Array($0.variables.keys)
      }
  }

  /// What a file keeps to itself.
  func kept(by file: Int) -> Names { kept.indices.contains(file) ? kept[file] : Names() }

  /// Changes what a file keeps to itself.
  func keep(in file: Int, _ change: (inout Names) -> Void) {
    while kept.count <= file { kept.append(Names()) }
    change(&kept[file])
  }
}

extension Binder {
  /// Whether what is being bound now is written in the library.
  var isInPrelude: Bool { scope.file >= program.firstPreludeFile }

  /// Changes the names beside which a declaration stands: those of all files, or those that its own
  /// file keeps to itself.
  func declare(_ access: AccessLevel, _ change: (inout ModuleScope.Names) -> Void) {
    if isInPrelude {
      change(&module.library)
    } else if access.visibility == .everywhere {
      change(&module.scene)
    } else {
      module.keep(in: scope.file, change)
    }
  }

  /// Whether a name is taken where a declaration stands; what other files keep takes none.
  func isTaken<Value>(
    _ name: String,
    in table: KeyPath<ModuleScope.Names, NameTable<Value>>
  ) -> Bool {
    let around = isInPrelude ? [module.library] : [module.scene, module.kept(by: scope.file)]
    return around.contains { $0[keyPath: table][name] != nil }
  }

  /// The type that the scene declares at its top level by a name, which hides the library's.
  func sceneType(_ name: String) -> SceneType? {
    if isInPrelude { return nil }
    return module.kept(by: scope.file).types[name] ?? module.scene.types[name]
  }

  /// The variable that a name means at the top level: the scene's hides the library's.
  func topLevelVariable(_ name: String) -> PropertyDeclaration? {
    if !isInPrelude,
      let variable = module.kept(by: scope.file).variables[name] ?? module.scene.variables[name]
    {
      return variable
    }
    return module.library.variables[name]
  }

  /// The functions of a name at the top level; `nil` where there is none.
  func topLevelFunctions(_ name: String) -> [FunctionDeclaration]? {
    let shared = module.library.functions[name]
    if isInPrelude { return shared }
    let own = [module.kept(by: scope.file).functions[name], module.scene.functions[name], shared]
    let all = own.compactMap(\.self)
    return all.isEmpty ? nil : all.count == 1 ? all[0] : all.flatMap(\.self)
  }
}
