internal import SwiftOperators
internal import SwiftSyntax

/// Resolves the names of a program to declarations, slots, and library entries.
///
/// An expression is bound against the type that its place expects, so that literals, implicit
/// members, and the parameters of closures need no inference across statements. Mistakes go to
/// ``diagnostics``; binding goes on after each, so that all are found.
final class Binder {
  let library: Library
  let program: BoundProgram
  var diagnostics = DiagnosticCollector()
  /// Types, functions, and variables at the top level of the program's files.
  let module = ModuleScope()
  /// What is being bound now is written in this.
  var scope: DeclarationScope
  /// The function that is being bound now.
  var function: FunctionScope?
  /// Precedence groups and operators; most small scenes never need the table.
  lazy var operators = OperatorTable.standardOperators
  /// The declarations whose headers or bodies are still to be bound.
  var pending = PendingDeclarations()
  /// Type aliases and extensions, which wait until every type is declared.
  var aliases: [PendingDeclarations.Header] = []
  var extensions: [(DeclarationScope, ExtensionDeclSyntax)] = []
  var rawValues: [(EnumerationCase, ExprSyntax, DeclarationScope)] = []
  /// The cases whose associated values may have defaults.
  var pendingPayloads: [(EnumerationCase, EnumCaseElementSyntax, DeclarationScope)] = []
  /// How many of the module's types have their superclasses resolved.
  var resolvedTypeCount = 0
  /// The local functions of the blocks being bound, by their syntax.
  var localFunctions: [SyntaxIdentifier: (FunctionDeclaration, LocalVariable)] = [:]
  var importedNames: Set<String> = []
  /// The modules of the built-in vocabulary that the program's files import.
  var importedModules: Set<String> = []
  var importedPaths: [String] = []
  let resolveImport: (String) -> ImportResolution
  /// What is known of earlier texts of the files; `nil` where they are parsed once.
  let parseMemory: ParseMemory?
  /// Whether a view builder may hold statements that make no view: at the top level of a file.
  var allowsDeeds = false
  /// Where the tree being bound begins in its file: folding operators makes trees of their own.
  var offset = 0
  /// How many expressions may still be bound: overloads bind some again and again.
  var workLeft = 50_000
  /// Where that many were bound.
  var tooComplexPlace: SourceSpan?
  /// How many misspelt names may still be compared with others: more are not read.
  private var suggestionsLeft = 300
  /// The parts of the nodes that have many of them, once a place was looked for in these.
  var partsOfWideNodes: [SyntaxIdentifier: [Syntax]] = [:]
  /// The names of symbols that were looked up and found.
  var knownSymbols: NameTable<Bool> = [:]
  /// Whether the closure that is bound next is for a parameter that keeps it.
  var passesEscaping = false
  /// How many calls around are being tried with literals of other types than `Int` and `String`.
  var literalTries = 0
  /// What lists of whole numbers that are bound now are of, where not of `Int`, or the only ones
  /// that are of that type.
  var listedNumber: (type: SceneType, only: Set<SourceSpan>?)?
  /// The wrapped property of an object that is being bound by its wrapper.
  var propertyOfInstance: PropertyDeclaration?
  /// What texts that are bound now are for.
  var textKind = TextKind.plain
  /// The generic parameter that the closure which is bound next gives, where it has the choice.
  var closureResult: String?
  /// Where the value of a variable stands that is declared without a type.
  var untypedValue: SourceSpan?
  /// The properties that wrappers of the library hold, and the attributes that name these.
  var wrapped: [(PropertyDeclaration, AttributeSyntax)] = []
  /// Where members are named that a wrapper's value lacks, by the expressions that read them.
  var memberBindings: [SourceSpan: SourceSpan] = [:]
  /// What is bound now to be assigned to.
  var assigned: SourceSpan?
  var assigns: Bool { assigned != nil }
  /// The packs that the expansion being bound goes through.
  var packs: [any BoundExpression] = []
  /// The generic parameters that the calls being bound decide, whatever the scope calls so.
  var decidedParameters: Set<String> = []
  /// What the tabs around are chosen by, where a selection tells it.
  var tabValue: SceneType?
  /// The properties that do not keep the object that they refer to, and by which word.
  var referring: [(PropertyDeclaration, String)] = []
  /// The types that say that they are property wrappers, or else result builders.
  var wrappersAndBuilders: [(TypeDeclaration, isWrapper: Bool)] = []
  /// The calls that never return.
  var endlessCalls: Set<SourceSpan> = []
  /// The nesting of the expression that is being bound now.
  private var depth = 0
  /// Whether a pattern may give values to variables that a pattern beside it declares.
  var sharesPatternNames = false
  /// The protocols that stand for `A & B`.
  var compositions: [String: TypeDeclaration] = [:]
  /// The aliases of such, which ask for all of it where a generic parameter conforms to one; of a
  /// name that several scopes give one, nothing tells which is meant.
  var compositionAliases: [String: [CompositionTypeSyntax]] = [:]
  /// The associated types that are being inferred for a type, by their names.
  var inferredTypes: [TypeDeclaration: Set<String>] = [:]
  /// The type aliases with generic parameters of their own.
  var genericAliases: [String: [String]] = [:]
  /// The values that replace initial values, by property name, and whether each was used.
  var overrides: [String: String]
  var usedOverrides: Set<String> = []
  /// The values that replace initial values while the scene has them, and those that it has.
  let adjustments: [ValueAdjustment]
  var usedAdjustments: [ValueAdjustment] = []

  init(
    library: Library,
    program: BoundProgram,
    overrides: [String: String],
    adjustments: [ValueAdjustment],
    resolving resolveImport: @escaping (String) -> ImportResolution,
    parsingAfter parseMemory: ParseMemory? = nil
  ) {
    self.resolveImport = resolveImport
    self.parseMemory = parseMemory
    self.library = library
    self.program = program
    self.overrides = overrides
    self.adjustments = adjustments
    scope = DeclarationScope(file: 0)
  }

  var file: SceneFile { program.files[scope.file] }

  /// The place of a node.
  func span(_ node: some SyntaxProtocol) -> SourceSpan {
    // Not through `file`, which would be copied each time.
    SourceSpan(
      file: scope.file,
      start: node.positionAfterSkippingLeadingTrivia.utf8Offset + offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset + offset
    )
  }

  /// Whether a place is in the part of the library that is written in Swift.
  func isOfPrelude(_ span: SourceSpan) -> Bool { program.isOfPrelude(span) }

  /// The name nearest to a misspelt one; `nil` while mistakes are only counted, and for the last
  /// of very many.
  func nearestName(
    to name: String,
    among candidates: @autoclosure () -> some Sequence<String>
  ) -> String? {
    if diagnostics.forgetsWording || suggestionsLeft <= 0 { return nil }
    suggestionsLeft -= 1
    return SceneLanguage.nearestName(to: name, among: candidates())
  }

  /// Tells a mistake.
  func report(
    _ mistake: SceneMistake,
    at span: SourceSpan,
    severity: SceneDiagnostic.Severity = .error,
    fixIts: [SceneFixIt]? = nil
  ) {
    // Nobody who writes a scene can do anything about the library's own code.
    if severity == .warning, isOfPrelude(span) { return }
    let place = mistake.isAboutValue ? anchor(of: span) : span
    diagnostics.add(mistake, at: place, severity: severity, fixIts: fixIts)
  }

  /// Tells a mistake, and gives an expression to go on with.
  func erroneous(_ mistake: SceneMistake, at span: SourceSpan) -> any BoundExpression {
    report(mistake, at: span)
    return ErroneousExpression(span: span, isUnknown: mistake.losesMeaning)
  }

  /// Runs `body` in another scope and function.
  func within<Result>(
    _ scope: DeclarationScope,
    _ function: FunctionScope?,
    _ body: () -> Result
  ) -> Result {
    let (oldScope, oldFunction) = (self.scope, self.function)
    defer { (self.scope, self.function) = (oldScope, oldFunction) }
    (self.scope, self.function) = (scope, function)
    return body()
  }

  /// Runs `body` at another declaration, as if nothing else were being bound.
  func visiting<Result>(_ scope: DeclarationScope, _ body: () -> Result) -> Result {
    let oldOffset = offset
    defer { offset = oldOffset }
    offset = 0
    return within(scope, nil, body)
  }

  /// Runs `body` one level deeper, or tells that the source is nested too deeply.
  func descending(
    at node: some SyntaxProtocol,
    _ body: () -> any BoundExpression
  ) -> any BoundExpression {
    depth += 1
    defer { depth -= 1 }
    // A bracket holds a few levels of expressions: a call, its closure, an operator.
    let limit = program.limits.nesting * 8
    workLeft -= 1
    if workLeft <= 0 {
      // Told at the end: an attempt that is given up takes its mistakes back.
      tooComplexPlace = tooComplexPlace ?? span(node)
      return ErroneousExpression(span: span(node))
    }
    guard depth <= limit else { return erroneous(.nestedTooDeeply(limit: limit), at: span(node)) }
    return body()
  }

  /// Tries `body`; when it tells an error, its diagnostics are taken back and it counts as failed.
  func attempt<Result>(_ body: () -> Result) -> (result: Result, succeeded: Bool) {
    let before = diagnostics.count
    diagnostics.attemptDepth += 1
    defer { diagnostics.attemptDepth -= 1 }
    let result = body()
    let succeeded = !diagnostics.hasErrors(after: before)
    diagnostics.removeAll(after: before)
    return (result, succeeded)
  }
}
