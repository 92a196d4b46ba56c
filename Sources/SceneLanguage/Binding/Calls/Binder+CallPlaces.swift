internal import SwiftSyntax

/// Defaults that mean the place of a call.
extension Binder {
  /// Adds what the call leaves to defaults such as `#line`, which mean the place of the call.
  func withPlaces(
    _ arguments: BoundArguments,
    of function: FunctionDeclaration,
    at place: SourceSpan
  ) -> BoundArguments {
    var result = arguments
    for (index, parameter) in function.parameterSyntax.enumerated() {
      guard index < arguments.arguments.count, case .omitted = arguments.arguments[index],
        let macro = parameter.defaultValue?.value.as(MacroExpansionExprSyntax.self)
      else { continue }
      switch macro.macroName.text {
      case "line":
        let line = file.position(at: place.start).line
        result.arguments[index] = .expression(IntLiteral(value: line, span: place))
      case "function":
        result.arguments[index] = .expression(
          StringLiteral(value: functionName, span: place, type: .string)
        )
      default: break
      }
    }
    return result
  }
}
