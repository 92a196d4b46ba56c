internal import SwiftOperators
internal import SwiftSyntax

extension Binder {
  /// Where the compiler points when it tells of the value of an expression.
  ///
  /// It is the name of a called member, the bracket of a subscript, and the sign of an operator;
  /// an expression of one part is pointed at where it begins.
  func anchor(of place: SourceSpan) -> SourceSpan {
    guard !diagnostics.forgetsWording, place.file < program.files.count else { return place }
    guard let expression = expression(at: place) else { return anchor(folded: place) ?? place }
    return anchor(of: expression, offset: 0, in: place.file) ?? place
  }

  /// Where the compiler points in a part of a sequence of operands, which only folding sets apart:
  /// at the sign of the operator.
  private func anchor(folded place: SourceSpan) -> SourceSpan? {
    var sequence: SequenceExprSyntax?
    var node = Syntax(program.files[place.file].tree)
    while let inner = part(of: node, endingAfter: place.start) {
      if let found = inner.as(SequenceExprSyntax.self) { sequence = found }
      node = inner
    }
    guard let sequence, sequence.endPosition.utf8Offset >= place.end,
      sequence.elements.count <= program.limits.nesting * 2
    else { return nil }
    let start = sequence.position.utf8Offset
    node = Syntax(operators.foldSingle(sequence) { _ in })
    while true {
      if node.positionAfterSkippingLeadingTrivia.utf8Offset + start == place.start,
        node.endPositionBeforeTrailingTrivia.utf8Offset + start == place.end
      {
        return node.as(ExprSyntax.self).flatMap { anchor(of: $0, offset: start, in: place.file) }
      }
      guard let inner = part(of: node, endingAfter: place.start - start) else { return nil }
      node = inner
    }
  }

  private func anchor(of syntax: ExprSyntax, offset: Int, in file: Int) -> SourceSpan? {
    let part: Syntax?
    switch syntax.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let node):
      return anchor(of: node.calledExpression, offset: offset, in: file)
    case .tryExpr(let node): return anchor(of: node.expression, offset: offset, in: file)
    case .awaitExpr(let node): return anchor(of: node.expression, offset: offset, in: file)
    case .sequenceExpr(let node):
      // What is folded stands alone, and counts its places from its own beginning.
      guard let folded = try? operators.foldSingle(node) else { return nil }
      return anchor(of: folded, offset: offset + node.position.utf8Offset, in: file)
    case .memberAccessExpr(let node): part = Syntax(node.declName)
    case .subscriptCallExpr(let node): part = Syntax(node.leftSquare)
    case .infixOperatorExpr(let node): part = Syntax(node.operator)
    case .forceUnwrapExpr(let node): part = Syntax(node.exclamationMark)
    case .ternaryExpr(let node): part = Syntax(node.questionMark)
    case .optionalChainingExpr(let node): part = Syntax(node.questionMark)
    default: part = Syntax(syntax)
    }
    guard let part else { return nil }
    return SourceSpan(
      file: file,
      start: offset + part.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: offset + part.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }

  /// The bracket that an expression ends with.
  func lastBracket(of place: SourceSpan) -> SourceSpan? {
    guard !diagnostics.forgetsWording, place.file < program.files.count, place.end > place.start,
      let last = program.files[place.file].source.text.utf8.dropFirst(place.end - 1).first,
      ")]}".utf8.contains(last)
    else { return nil }
    return SourceSpan(file: place.file, start: place.end - 1, end: place.end)
  }

  /// The outermost expression that fills a place.
  func expression(at place: SourceSpan) -> ExprSyntax? {
    var node = Syntax(program.files[place.file].tree)
    while true {
      if node.positionAfterSkippingLeadingTrivia.utf8Offset == place.start,
        node.endPositionBeforeTrailingTrivia.utf8Offset == place.end,
        let expression = node.as(ExprSyntax.self)
      {
        return expression
      }
      let inner = part(of: node, endingAfter: place.start)
      guard let inner else { return nil }
      node = inner
    }
  }

  /// The first part of a node that ends behind an offset.
  ///
  /// - Complexity: O(log *n*) in the parts, and O(*n*) when a node of many is first looked into.
  private func part(of node: Syntax, endingAfter offset: Int) -> Syntax? {
    let isBehind = { (part: Syntax) in part.endPosition.utf8Offset > offset }
    var rest = node.children(viewMode: .sourceAccurate).makeIterator()
    for _ in 0..<Self.fewParts {
      guard let part = rest.next() else { return nil }
      if isBehind(part) { return part }
    }
    let parts =
      partsOfWideNodes[node.id] ?? Array(node.children(viewMode: .sourceAccurate))
    partsOfWideNodes[node.id] = parts
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(parts[middle]) { high = middle } else { low = middle + 1 }
    }
    return low < parts.count ? parts[low] : nil
  }

  /// The most parts of a node that are gone through one after the other.
  private static let fewParts = 32
}

extension SceneMistake {
  /// Whether it is about the value of the expression at its place.
  var isAboutValue: Bool {
    switch self {
    case .cannotConvertArgument, .cannotConvertValue, .cannotAssignValue, .cannotAssignToSubscript,
      .cannotConvertElement,
      .cannotConvertDictionaryKey, .cannotConvertDictionaryValue, .cannotConvertReturn,
      .cannotConvertDefault, .cannotConvertClosureResult, .conditionNotBool,
      .extraArgument, .argumentDoesNotConform, .returnDoesNotConform, .valueDoesNotConform,
      .optionalNotUnwrapped, .memberOfOptional, .notASequence, .unexpectedReturnValue,
      .bindingNeedsOptional, .notCallable, .negationOfNumber, .functionNotCalled, .methodAsProperty,
      .returnTypeRequires, .noCandidates,
      .memberOfExistential:
      true
    default: false
    }
  }
}
