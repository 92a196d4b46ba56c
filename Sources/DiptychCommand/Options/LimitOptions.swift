internal import ArgumentParser
internal import SceneLanguage

/// How much a scene may do before it is stopped.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Calls, loop rounds, and statements of a scene (default: \(Self.standard.steps)).",
      valueName: "n"
    )
  )
  var maxSteps: TypedLimit?

  @Option(
    help: ArgumentHelp(
      "Calls inside calls, at most 4000 (default: \(Self.standard.callDepth)).",
      valueName: "n"
    )
  )
  var maxDepth: TypedLimit?

  @Option(
    help: ArgumentHelp("Views of a scene (default: \(Self.standard.views)).", valueName: "n")
  )
  var maxViews: TypedLimit?

  @Option(
    help: ArgumentHelp(
      "Elements of collections and characters of strings (default: \(Self.standard.elements)).",
      valueName: "n"
    )
  )
  var maxElements: TypedLimit?

  @Option(
    help: ArgumentHelp(
      "Bytes that print() may write (default: \(Self.standard.consoleBytes)).",
      valueName: "n"
    )
  )
  var maxOutput: TypedLimit?

  private static let standard = EvaluationLimits()

  /// The limits as asked for.
  var limits: EvaluationLimits {
    var limits = EvaluationLimits()
    if let maxSteps { limits.steps = maxSteps.value }
    // Each call takes a part of the stack, which does not grow.
    if let maxDepth { limits.callDepth = min(maxDepth.value, 4_000) }
    if let maxViews { limits.views = maxViews.value }
    if let maxElements { limits.elements = maxElements.value }
    if let maxOutput { limits.consoleBytes = maxOutput.value }
    return limits
  }
}

/// A number of things as typed on the command line: `1000000`, at least 1.
struct TypedLimit: ExpressibleByArgument {
  let value: Int

  init?(argument: String) {
    guard let value = Int(argument.filter { $0 != "_" }), value > 0, value < 1 << 48 else {
      return nil
    }
    self.value = value
  }
}
