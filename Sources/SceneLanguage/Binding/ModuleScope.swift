/// The names at the top level of a program's files.
final class ModuleScope {
  var types: NameTable<SceneType> = [:]
  var functions: NameTable<[FunctionDeclaration]> = [:]
  var variables: NameTable<PropertyDeclaration> = [:]
  /// Operators that scenes declare as free functions.
  var operatorFunctions: NameTable<[FunctionDeclaration]> = [:]
  /// The type declarations in the order of the source, for the choice of what is previewed.
  var declaredTypes: [TypeDeclaration] = []

  /// Whether anything says that it runs on the main actor.
  var usesMainActor = false

  var names: [String] { Array(types.keys) + Array(functions.keys) + Array(variables.keys) }
}
