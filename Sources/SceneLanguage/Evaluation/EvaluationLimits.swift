/// How much a scene may do before it is stopped.
///
/// No honest scene of ten thousand views reaches any of them.
package struct EvaluationLimits: Sendable, Hashable {
  /// The calls, loop rounds, and statements of one evaluation, layout included; one for every 256
  /// elements or characters that the library goes through by itself.
  package var steps = 3_000_000
  /// The calls inside calls, and the values inside values that are compared or written out.
  package var callDepth = 1_000
  /// The views whose bodies lie inside one another.
  package var viewDepth = 200
  /// The views that are made.
  package var views = 50_000
  /// The elements of all arrays and characters of all strings that are made.
  package var elements = 10_000_000
  /// The bytes that `print` may write.
  package var consoleBytes = 1_000_000
  /// The bytes of one source file.
  package var sourceBytes = 1_000_000
  /// The brackets inside brackets in a source file.
  package var nesting = 256

  package init() {}
}
