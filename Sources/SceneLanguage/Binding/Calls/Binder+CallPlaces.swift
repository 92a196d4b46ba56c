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
        let type = function.signature.parameters[index].type
        result.arguments[index] = .expression(
          bind(number: file.position(at: place.start).line, as: type, at: place)
        )
      case "function":
        result.arguments[index] = .expression(
          StringLiteral(value: functionName, span: place, type: .string)
        )
      default: break
      }
    }
    return result
  }

  /// A number that stands for itself, as one of the type that its place takes.
  func bind(number: Int, as expected: SceneType, at place: SourceSpan) -> any BoundExpression {
    let wanted = expected.unwrapped
    if wanted.isFloatingPoint {
      return DoubleLiteral(value: Double(number), span: place, type: wanted)
    }
    return IntLiteral(value: number, span: place, type: wanted.isInteger ? wanted : .int)
  }
}
