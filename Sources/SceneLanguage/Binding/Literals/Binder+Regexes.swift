internal import SwiftSyntax

extension Binder {
  /// Binds a regular expression as it stands: `/[a-z]+/`.
  func bind(regex node: RegexLiteralExprSyntax) -> any BoundExpression {
    let place = span(node)
    let text = node.regex.text
    do {
      let regex = try RegexValue(
        text,
        isLiteral: true,
        isExtended: node.openingPounds != nil && text.contains(where: \.isNewline)
      )
      return RegexExpression(
        value: regex,
        span: place,
        type: .named(RegexValue.sceneName, [regex.output])
      )
    } catch {
      let what =
        if case .unsupported(let part) = error { part } else { "the regular expression '\(text)'" }
      return erroneous(.unsupported(what), at: place)
    }
  }

  /// Binds `match.1` and `match.year`: what was captured is a member of the match too.
  func bind(
    captured name: String,
    of base: any BoundExpression,
    at place: SourceSpan,
    nameSpan: SourceSpan
  ) -> (any BoundExpression)? {
    guard case .named(RegexMatchValue.sceneName, let arguments) = base.type,
      let output = arguments.first, members(name, of: base.type).isEmpty
    else { return nil }
    let whole = bind(
      memberNamed: "output",
      of: base,
      type: base.type,
      at: place,
      nameSpan: nameSpan,
      expecting: .unknown
    )
    guard case .tuple = output else { return nil }
    return bind(
      memberNamed: name,
      of: whole,
      type: output,
      at: place,
      nameSpan: nameSpan,
      expecting: .unknown
    )
  }
}

/// A regular expression as it stands.
struct RegexExpression: BoundExpression {
  let value: RegexValue
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) -> SceneValue { value.sceneValue }
}
