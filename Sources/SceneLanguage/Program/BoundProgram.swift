/// A program ready to run: what evaluations share.
///
/// Unchecked: written while binding, by one thread, and never afterwards.
final class BoundProgram: @unchecked Sendable {
  var files: [SceneFile] = []
  /// Where the parts of the library begin among the files.
  var firstPreludeFile = Int.max
  var globals: [PropertyDeclaration] = []
  let limits: EvaluationLimits
  let assets: SceneAssets
  /// The methods and properties that extensions add, for calls whose receiver shows at run time.
  var extensions: NameTable<MemberTable> = [:]
  /// Whether some class runs code when an object ends, or some variable is weak.
  var noticesEndings = false
  /// The operators that the scene declares.
  var operatorFunctions: NameTable<[FunctionDeclaration]> = [:]
  /// The protocols that extensions say library types conform to.
  var conformances: [String: [SceneType]] = [:]
  /// What those extensions ask of the generic parameters, where they ask anything.
  var conformanceDemands: [String: [TypeDeclaration: ConformanceDemands]] = [:]
  /// The symbols without a glyph that warnings already name.
  var toldSymbols: Set<String> = []
  /// Where to point when a mistake has no place.
  var entry: SourceSpan { SourceSpan(file: 0, start: 0, end: 0) }

  init(limits: EvaluationLimits, assets: SceneAssets = .none) {
    self.limits = limits
    self.assets = assets
  }
}
