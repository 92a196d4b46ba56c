internal import SwiftParser
internal import SwiftSyntax

/// Regular expressions that are written in builders.
extension Binder {
  /// Binds `Regex { … }`.
  func bind(regexBuilder syntax: ExprSyntax, at place: SourceSpan) -> any BoundExpression {
    guard importedModules.contains("RegexBuilder"),
      let part = syntax.as(ClosureExprSyntax.self).flatMap({ built($0.statements) })
    else {
      return erroneous(.unsupported("regexes written in a builder"), at: place)
    }
    return built(part, at: place)
  }

  /// Binds a part that stands alone: `OneOrMore(.digit)`; `nil` for all other calls.
  func bind(
    regexComponent node: FunctionCallExprSyntax,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard importedModules.contains("RegexBuilder"),
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Binder.regexComponents.contains(name), findType(name) == nil
    else { return nil }
    guard let part = built(call: node, name) else {
      return erroneous(.unsupported("this part of a regular expression"), at: place)
    }
    return built(part, at: place)
  }

  private static let regexComponents: Set<String> = [
    "Capture", "TryCapture", "OneOrMore", "ZeroOrMore", "Optionally", "One", "Repeat", "ChoiceOf",
    "Lookahead", "NegativeLookahead", "Local", "CharacterClass",
  ]

  /// A part and the types of what is captured in it.
  private struct BuiltPart {
    var part: RegexPart
    var captures: [SceneType] = []

    /// The same part, which need not be found.
    var optional: BuiltPart {
      BuiltPart(
        part: part,
        captures: captures.map { $0.isOptional ? $0 : .optional($0) }
      )
    }

    func repeated(_ count: String) -> BuiltPart {
      BuiltPart(part: .repeated(part, count), captures: captures)
    }
  }

  private func built(_ built: BuiltPart, at place: SourceSpan) -> any BoundExpression {
    let output =
      built.captures.isEmpty
      ? .substring
      : SceneType.tuple(
        ([.substring] + built.captures).map { SceneType.TupleElement(label: nil, type: $0) }
      )
    return BuiltRegexExpression(
      root: built.part,
      span: place,
      type: .named(RegexValue.sceneName, [output])
    )
  }

  /// What the statements of a builder put in a row.
  private func built(_ statements: CodeBlockItemListSyntax) -> BuiltPart? {
    parts(of: statements).map { parts in
      BuiltPart(part: .sequence(parts.map(\.part)), captures: parts.flatMap(\.captures))
    }
  }

  /// What each of the statements of a builder makes; `nil` where one is no such part.
  private func parts(of statements: CodeBlockItemListSyntax) -> [BuiltPart]? {
    var parts: [BuiltPart] = []
    for statement in statements {
      guard case .expr(let expression) = statement.item, let part = built(expression) else {
        return nil
      }
      parts.append(part)
    }
    return parts
  }

  private func built(_ syntax: ExprSyntax) -> BuiltPart? {
    if let pattern = characterClass(syntax) { return BuiltPart(part: .pattern(pattern)) }
    if let member = syntax.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "Anchor" || member.base == nil,
      let anchor = Binder.anchors[member.declName.baseName.text]
    {
      return BuiltPart(part: .pattern(anchor))
    }
    if let call = syntax.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Binder.regexComponents.contains(name) || name == "Regex",
      findType(name) == nil || name == "Regex",
      call.trailingClosure != nil || name != "Regex"
    {
      return built(call: call, name)
    }
    // Of a name after a dot nothing is known but that it is none of these.
    if syntax.startsWithDot { return nil }
    let value = bind(syntax)
    if value.isErroneous { return BuiltPart(part: .value(value)) }
    if case .named(RegexValue.sceneName, let arguments) = value.type {
      guard case .tuple(let elements)? = arguments.first else {
        return BuiltPart(part: .value(value))
      }
      return BuiltPart(part: .value(value), captures: elements.dropFirst().map(\.type))
    }
    guard value.type.isText || value.type == .character else { return nil }
    return BuiltPart(part: .value(value))
  }

  private func built(call: FunctionCallExprSyntax, _ name: String) -> BuiltPart? {
    var arguments = Array(call.arguments)
    var transform = call.additionalTrailingClosures.first { $0.label.text == "transform" }
      .map { ExprSyntax($0.closure) }
    if let index = arguments.firstIndex(where: { $0.label?.text == "transform" }) {
      transform = arguments.remove(at: index).expression
    }
    arguments.removeAll { $0.label?.text == "as" }
    var manner = ""
    if let index = arguments.lastIndex(where: { Binder.manner(of: $0.expression) != nil }) {
      manner = Binder.manner(of: arguments.remove(at: index).expression) ?? ""
    }
    var count: String?
    if name == "Repeat" {
      guard let last = arguments.popLast(), let written = Binder.count(of: last) else { return nil }
      count = written
    }
    let content: BuiltPart?
    if let closure = call.trailingClosure {
      if transform == nil, !arguments.isEmpty, name.hasSuffix("Capture") {
        // The closure behind a part in parentheses makes something of it.
        transform = ExprSyntax(closure)
        content = built(arguments[0].expression)
      } else if name == "ChoiceOf" {
        return choice(closure.statements)
      } else {
        content = built(closure.statements)
      }
    } else {
      content = arguments.first.flatMap { built($0.expression) }
    }
    guard let content else { return nil }
    switch name {
    case "Capture", "TryCapture": return capture(content, transform, mayFail: name == "TryCapture")
    case "OneOrMore": return content.repeated("+" + manner)
    case "ZeroOrMore": return content.repeated("*" + manner).optional
    case "Optionally": return content.repeated("?" + manner).optional
    case "Repeat": return content.repeated((count ?? "") + manner)
    case "Lookahead":
      return BuiltPart(part: .look(content.part, isWanted: true), captures: content.captures)
    case "NegativeLookahead":
      return BuiltPart(part: .look(content.part, isWanted: false), captures: content.captures)
    case "One", "Regex", "Local", "CharacterClass": return content
    default: return nil
    }
  }

  /// Of a choice one part is found, so what the others capture is missing.
  private func choice(_ statements: CodeBlockItemListSyntax) -> BuiltPart? {
    parts(of: statements).map { parts in
      BuiltPart(part: .choice(parts.map(\.part)), captures: parts.flatMap(\.optional.captures))
    }
  }

  private func capture(
    _ content: BuiltPart,
    _ transform: ExprSyntax?,
    mayFail: Bool
  ) -> BuiltPart {
    var capture = RegexCapture(mayFail: mayFail)
    var type = SceneType.substring
    if let transform {
      let wanted = SceneType.function(FunctionType([.substring], .unknown))
      let make = bind(transform, expecting: wanted)
      let result = make.type.functionType?.result ?? .unknown
      type = mayFail ? result.unwrapped : result
      capture.transform = make
    }
    return BuiltPart(
      part: .capture(content.part, capture),
      captures: [type] + content.captures
    )
  }
}

/// How parts are written as patterns.
extension Binder {
  private static let anchors = [
    "startOfSubject": "\\A", "endOfSubject": "\\z", "endOfSubjectBeforeNewline": "\\Z",
    "startOfLine": "(?m:^)", "endOfLine": "(?m:$)", "wordBoundary": "\\b",
  ]

  private static let characterClasses = [
    "digit": "\\d", "word": "\\w", "whitespace": "\\s", "any": "(?s:.)", "anyNonNewline": "\\N",
    "horizontalWhitespace": "\\h", "newlineSequence": "\\R", "hexDigit": "[0-9A-Fa-f]",
    "anyGraphemeCluster": "\\X",
  ]

  /// `.reluctant`, `.possessive`, and `.eager` as they stand behind a quantifier.
  private static func manner(of syntax: ExprSyntax) -> String? {
    guard let member = syntax.as(MemberAccessExprSyntax.self), member.base == nil else {
      return nil
    }
    switch member.declName.baseName.text {
    case "reluctant": return "?"
    case "possessive": return "+"
    case "eager": return ""
    default: return nil
    }
  }

  /// `count: 2` and `1...3` as a quantifier.
  private static func count(of argument: LabeledExprSyntax) -> String? {
    if argument.label?.text == "count" {
      return Int(argument.expression.trimmedDescription).map { "{\($0)}" }
    }
    let text = argument.expression.trimmedDescription.filter { $0 != " " }
    let isHalfOpen = text.contains("..<")
    guard text.contains("...") || isHalfOpen else { return nil }
    let bounds = text.split(separator: isHalfOpen ? "..<" : "...", omittingEmptySubsequences: false)
    guard bounds.count == 2, bounds.allSatisfy({ $0.isEmpty || Int($0) != nil }) else { return nil }
    var last = String(bounds[1])
    if isHalfOpen {
      guard let end = Int(last), end > 0 else { return nil }
      last = String(end - 1)
    }
    return "{\(bounds[0].isEmpty ? "0" : String(bounds[0])),\(last)}"
  }

  /// A class of characters as a pattern; `nil` for anything else.
  private func characterClass(_ syntax: ExprSyntax) -> String? {
    if let member = syntax.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if name == "inverted", let base = member.base {
        return characterClass(base).map { "[^\($0)]" }
      }
      guard member.base == nil || member.base?.trimmedDescription == "CharacterClass" else {
        return nil
      }
      return Binder.characterClasses[name]
    }
    if let sequence = syntax.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first?.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue,
      let last = sequence.elements.last?.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      first.count == 1, last.count == 1, first <= last
    {
      return "[\(RegexPattern.escaped(first))-\(RegexPattern.escaped(last))]"
    }
    guard let call = syntax.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return nil
    }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "anyOf",
      member.base == nil || member.base?.trimmedDescription == "CharacterClass",
      let letters = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
    {
      return "[\(RegexPattern.escaped(letters))]"
    }
    guard call.calledExpression.trimmedDescription == "CharacterClass", !call.arguments.isEmpty
    else { return nil }
    var pattern = "["
    for argument in call.arguments {
      guard let part = characterClass(argument.expression) else { return nil }
      pattern += part
    }
    return pattern + "]"
  }
}
