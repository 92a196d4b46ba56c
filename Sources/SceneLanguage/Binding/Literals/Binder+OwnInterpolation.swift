internal import SwiftSyntax

extension Binder {
  /// Binds a text whose interpolations a type of the scene's own gathers; `nil` for other types.
  ///
  /// As the compiler does it, a `StringInterpolation` is made, every part is appended to it in
  /// turn, and the value is made of that.
  func bind(
    interpolated node: StringLiteralExprSyntax,
    as type: SceneType
  ) -> (any BoundExpression)? {
    guard case .declared(let declaration, _) = type, let function,
      declaration.conforms(to: "ExpressibleByStringInterpolation"),
      let taking = declaration.members.initializers.first(where: {
        $0.signature.parameters.map(\.label) == ["stringInterpolation"]
      })
    else { return nil }
    // What gathers is named so, or the initializer alone tells.
    let named = memberType("StringInterpolation", of: type)
    let gathering = named ?? taking.signature.parameters[0].type
    guard gathering.isDeclared else { return nil }
    let place = span(node)
    let variable = function.declare("_", type: gathering, isMutable: true, span: place)
    let size = node.segments.inOrder.reduce(into: (literals: 0, values: 0)) { size, segment in
      switch segment {
      case .stringSegment(let text): size.literals += text.content.text.utf8.count
      case .expressionSegment: size.values += 1
      }
    }
    let start = construct(
      gathering,
      [
        CallArgument("literalCapacity", IntLiteral(value: size.literals, span: place), at: place),
        CallArgument("interpolationCount", IntLiteral(value: size.values, span: place), at: place),
      ],
      at: place,
      expecting: gathering
    )
    let parts = node.segments.inOrder.compactMap { segment -> (any BoundExpression)? in
      switch segment {
      case .stringSegment(let text):
        let value = text.unescaped(
          delimiters: node.openingPounds?.text ?? "",
          isMultiline: node.openingQuote.tokenKind == .multilineStringQuote
        )
        if value.isEmpty { return nil }
        let place = span(text)
        let literal = StringLiteral(value: value, span: place, type: .string)
        let argument = CallArgument(nil, literal, at: place)
        return append("appendLiteral", [argument], to: variable, at: place)
      case .expressionSegment(let interpolation):
        let arguments = callArguments(in: interpolation.expressions)
        return append("appendInterpolation", arguments, to: variable, at: span(interpolation))
      }
    }
    let gathered = LocalExpression(variable, span: place)
    let result = construct(
      type,
      [CallArgument("stringInterpolation", gathered, at: place)],
      at: place,
      expecting: type
    )
    if ([start, result] + parts).contains(where: \.isErroneous) {
      return ErroneousExpression(span: place)
    }
    return GatheredInterpolation(
      variable: variable,
      start: start,
      parts: parts,
      result: result,
      span: place,
      type: type
    )
  }

  private func append(
    _ name: String,
    _ arguments: [CallArgument],
    to variable: LocalVariable,
    at place: SourceSpan
  ) -> any BoundExpression {
    bind(
      callOf: name,
      on: LocalExpression(variable, span: place),
      arguments,
      at: place,
      nameSpan: place,
      expecting: .void
    )
  }
}
