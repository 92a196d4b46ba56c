internal import ConstraintLayout
internal import Diptych

/// One run of a program: its budget, its global variables, and what it has to say.
///
/// Confined to one thread. Layout calls closures of it after the view was made.
final class Evaluation {
  let program: BoundProgram
  /// What views of UIKit find around them.
  let interface: InterfaceEnvironment
  private var isInInterface = false
  /// The values that views read with `@Environment`, where the evaluation stands now.
  var environment: EnvironmentValues
  private(set) var console = SceneConsole()
  /// The images and colours that the catalogs of assets lack, as far as they were told.
  var missingAssets: Set<String> = []
  private(set) var diagnostics: [SceneDiagnostic] = []
  private(set) var isStopped = false
  /// How often the scene put something off until what it was doing is done.
  private(set) var deferrals = 0
  var random = RandomNumbers()
  var tasks = TaskQueue()
  /// What was read of models, where someone wants to know.
  var reads: [ObservedRead]?
  /// The objects that have ended and whose `deinit` is still to run.
  var endings: [Ending] = []
  /// An object that has ended, of which only what it held is left.
  typealias Ending = (declaration: TypeDeclaration, fields: [SceneValue])

  private(set) var stepsLeft: Int
  /// The elements gone through since the last whole step of them was counted.
  private var elementsSeen = 0
  private var elementsLeft: Int
  private var viewsLeft: Int
  private var callDepth = 0
  private(set) var viewDepth = 0
  private var globals: [SceneValue]
  /// The objects and shared variables that it has made.
  let storage: CyclicStorageList
  private var globalsBeingMade: Set<Int> = []

  /// Whether views are to know where the modifiers around them are written.
  let locatesModifiers: Bool

  init(
    program: BoundProgram,
    environment: EnvironmentValues,
    interface: InterfaceEnvironment = InterfaceEnvironment(),
    locatesModifiers: Bool = false,
    storage: CyclicStorageList = CyclicStorageList()
  ) {
    self.program = program
    self.environment = environment
    self.interface = interface
    self.locatesModifiers = locatesModifiers
    self.storage = storage
    stepsLeft = program.limits.steps
    elementsLeft = program.limits.elements
    viewsLeft = program.limits.views
    globals = Array(repeating: .absent, count: program.globals.count)
    offerLooks()
  }

  /// Lets no more than some steps be done.
  func limitSteps(to count: Int) { stepsLeft = min(stepsLeft, count) }

  /// Notes that something is done at once which the scene put off.
  func noteDeferral() { deferrals += 1 }

  /// What `appearance()` gives; `nil` where the scene does not say it.
  private(set) lazy var proxies = program.setsLooks ? AppearanceProxies(self) : nil

  /// The keys that generic types have made.
  let genericKeys = GenericKeys()

  /// What waits for changes that are under way.
  let putOff = PutOffDeeds()

  /// Counts one step of work.
  func step(at span: SourceSpan?) throws {
    stepsLeft -= 1
    if stepsLeft < 0 { throw stop(.tooManySteps(limit: program.limits.steps), at: span) }
  }

  /// Counts work that no loop or call of the scene shows: layout asked for by the scene.
  func charge(steps count: Int, at span: SourceSpan) throws {
    stepsLeft -= count
    if stepsLeft < 0 { throw stop(.tooManySteps(limit: program.limits.steps), at: span) }
  }

  /// Counts elements, or characters, that a function of the library goes through by itself.
  func charge(seen count: Int) throws {
    elementsSeen += count
    guard elementsSeen >= Self.elementsPerStep else { return }
    stepsLeft -= elementsSeen / Self.elementsPerStep
    elementsSeen %= Self.elementsPerStep
    if stepsLeft < 0 { throw stop(.tooManySteps(limit: program.limits.steps), at: nil) }
  }

  /// So many elements are gone through in about the time that a step of a scene takes.
  private static let elementsPerStep = ComparisonBudget.partsPerStep

  /// Counts work of what cannot throw; where nothing is left, the next step ends the evaluation.
  ///
  /// - Returns: Whether there were so many steps left.
  func take(steps count: Int) -> Bool {
    stepsLeft = max(stepsLeft, -1) - count
    return stepsLeft >= 0
  }

  /// Counts elements of collections, or characters, that are about to be made.
  func charge(elements count: Int) throws {
    if count > elementsLeft || count < 0 {
      throw stop(.tooManyElements(limit: program.limits.elements), at: nil)
    }
    elementsLeft -= count
  }

  /// Counts a value that is about to be made and that holds `count` others.
  ///
  /// Values can hold one another in a chain, and the last that goes takes the whole chain apart on
  /// the stack: up to a kilobyte for each. So each counts as several elements, and no chain is
  /// longer than the stack of an evaluation is deep.
  func charge(holding count: Int) throws { try charge(elements: count + 10) }

  /// Counts a view that is about to be made.
  func chargeView(at span: SourceSpan) throws {
    viewsLeft -= 1
    if viewsLeft < 0 { throw stop(.tooManyViews(limit: program.limits.views), at: span) }
  }

  /// Runs `body` one call, or one part of a value, deeper, where `generics` tells what generic
  /// parameters stand for.
  func calling<Result>(
    at span: SourceSpan?,
    with generics: [String: SceneType] = [:],
    _ body: () throws -> Result
  ) throws -> Result {
    if callDepth >= program.limits.callDepth {
      throw SceneStop(.tooDeep(limit: program.limits.callDepth), at: span)
    }
    // A call that makes a pair of its type and calls itself doubles it each time.
    if generics.values.contains(where: { $0.isMade(ofMoreThan: SceneType.mostInOne) }) {
      throw SceneStop(.typeTooLarge(limit: SceneType.mostInOne), at: span)
    }
    try step(at: span)
    callDepth += 1
    defer { callDepth -= 1 }
    return try body()
  }

  /// Runs `body` as if nothing were called yet: on another stack, or while others run.
  func leavingDepth(_ body: () -> Void) {
    let depths = (callDepth, viewDepth)
    (callDepth, viewDepth) = (0, 0)
    defer { (callDepth, viewDepth) = depths }
    body()
  }

  /// Runs `body` inside the body of one more view.
  func enteringView<Result>(
    _ name: String,
    at span: SourceSpan,
    tooDeep mistake: (String, Int) -> SceneMistake = { .viewContainsItself($0, limit: $1) },
    _ body: () throws -> Result
  ) throws -> Result {
    if viewDepth >= program.limits.viewDepth {
      throw stop(mistake(name, program.limits.viewDepth), at: span)
    }
    viewDepth += 1
    defer { viewDepth -= 1 }
    try step(at: span)
    return try body()
  }

  /// Makes the variable that several closures share.
  func share(_ value: SceneValue) -> VariableBox {
    let box = VariableBox(value)
    storage.add(box)
    return box
  }

  /// Lets go of everything that the scene has made.
  func end() {
    isStopped = true
    storage.release()
    globals = Array(repeating: .null, count: globals.count)
  }

  /// Ends the evaluation because a budget is spent.
  func stop(_ mistake: SceneMistake, at span: SourceSpan?) -> SceneStop {
    isStopped = true
    return SceneStop(mistake, at: span, isFinal: true)
  }
}

extension Evaluation {
  /// The value of a global variable, made when it is first read.
  func global(_ index: Int) throws -> SceneValue {
    if case .absent = globals[index] {} else { return globals[index].strengthened }
    let property = program.globals[index]
    guard let code = property.initial else { return .null }
    guard globalsBeingMade.insert(index).inserted else {
      throw SceneStop(.circularReference(property.name), at: property.span)
    }
    defer { globalsBeingMade.remove(index) }
    let value = try code.call(self, at: property.span)
    globals[index] = property.isWeak ? value.weakened : value
    return value
  }

  func modifyGlobal(_ index: Int, _ change: (inout SceneValue) throws -> Void) throws {
    var value = try global(index)
    globals[index] = .null
    let isWeak = program.globals[index].isWeak
    defer { globals[index] = isWeak ? value.weakened : value }
    try change(&value)
  }

  /// Writes a line for `print`.
  func write(_ text: String, terminator: String = "\n") {
    if tasks.isEnding { return }
    let limit = program.limits.consoleBytes
    if console.write(text + terminator, limit: limit) == .justFull {
      report(SceneStop(.consoleFull(limit: limit)), severity: .warning)
    }
  }

  /// Tells a mistake that does not end the evaluation.
  func report(_ stop: SceneStop, severity: SceneDiagnostic.Severity = .error) {
    var stop = stop
    if stop.mistake == SceneStop.alreadyTold.mistake {
      // A program with mistakes does not run, so what led here was never told.
      stop.mistake = .unsupported("a statement that this leads to")
    }
    // What the library's own code does is told where the scene calls it.
    stop.calls.removeAll(where: program.isOfPrelude)
    var span = stop.span ?? program.entry
    if program.isOfPrelude(span) { span = stop.calls.first ?? program.entry }
    let diagnostic = diagnostic(stop.mistake, severity, at: span)
    if diagnostics.count >= Self.mostTold || diagnostics.contains(diagnostic) { return }
    diagnostics.append(diagnostic)
    for call in stop.toldCalls(from: span) {
      diagnostics.append(self.diagnostic(.calledFromHere, .note, at: call))
    }
  }

  /// Each is compared with those before.
  private static let mostTold = 1_000

  private func diagnostic(
    _ mistake: SceneMistake,
    _ severity: SceneDiagnostic.Severity,
    at span: SourceSpan
  ) -> SceneDiagnostic {
    DiagnosticCollector.Entry(mistake: mistake, severity: severity, span: span, fixIts: [])
      .diagnostic(in: program.files)
  }

  /// Runs `body`; when it fails, tells why and gives `neutral` in its place.
  ///
  /// For closures that layout calls, which cannot fail. After a budget is spent nothing runs.
  func guarded<Result>(_ neutral: @autoclosure () -> Result, _ body: () throws -> Result) -> Result
  {
    if isStopped { return neutral() }
    do {
      return try insideInterface(body)
    } catch {
      report(failure: error)
      return neutral()
    }
  }

  /// Runs a part of the scene where UIKit finds the sizes of texts and the direction of the app.
  ///
  /// Where a view of UIKit is around it, that says more of both.
  private func insideInterface<Result>(_ body: () throws -> Result) throws -> Result {
    if isInInterface { return try body() }
    isInInterface = true
    defer { isInInterface = false }
    return try running {
      if InterfaceEnvironment.current.textMeasuring != nil { return try body() }
      return try InterfaceEnvironment.$current.withValue(interface, operation: body)
    }
  }

  /// The evaluation that runs on this thread.
  @TaskLocal static var running: RunningEvaluation?

  /// Runs `body` where comparisons count what they do as steps of this evaluation.
  func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$running.withValue(RunningEvaluation(evaluation: self), operation: body)
  }

  /// Tells any failure of a run.
  func report(failure: any Error) {
    switch failure {
    case let stop as SceneStop:
      report(stop)
    case is SceneWait:
      // What comes after the wait is no part of the picture.
      break
    case let thrown as ThrownError:
      let text = (try? text(of: thrown.value)) ?? thrown.value.text
      report(SceneStop(.uncaughtError(text), at: thrown.span))
    default:
      report(SceneStop(.invalidArgument("\(failure)")))
    }
  }
}
