internal import SwiftSyntax

extension Binder {
  /// Notes that variables come from a case, or from a `catch`: in what follows no declaration could
  /// make them others.
  func noteChosen(after count: Int) {
    for variable in function?.watched.dropFirst(count) ?? [] { variable.introduction = .chosen }
  }

  func bind(switchStatement node: SwitchExprSyntax, label: String?) -> any BoundStatement {
    bindSwitch(node, label: label) { self.bind(block: $0) }
  }

  func bind(
    switchExpression node: SwitchExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    var values: [any BoundExpression] = []
    let statement = bindSwitch(node, label: nil) {
      self.bind(valueOf: $0, expecting: expected, &values)
    }
    return StatementExpression(
      statement: statement,
      span: span(node),
      type: expected.isOpen ? values.reduce(.unknown) { joined($0, $1.type) } : expected
    )
  }

  func bindSwitch(
    _ node: SwitchExprSyntax,
    label: String?,
    _ bindBody: (CodeBlockItemListSyntax) -> [any BoundStatement]
  ) -> any BoundStatement {
    let subject = bind(node.subject)
    guard let function else { return ErroneousStatement() }
    let number = function.pushTarget(label: label, isLoop: false)
    defer { function.popTarget() }
    var cases: [SwitchStatement.Case] = []
    var coverage = SwitchCoverage(of: subject.type)
    var literals: Set<String> = []
    var takesAll = false
    var isComplete = false
    var hasDefault = false
    let before = diagnostics.count
    for switchCase in node.cases.active {
      if hasDefault { report(.caseAfterDefault, at: span(switchCase.label)) }
      function.pushBlock()
      var labels: [SwitchStatement.Case.Label] = []
      switch switchCase.label {
      case .default:
        isComplete = true
        hasDefault = true
        // Frameworks may add cases: for those is the default of their enumerations, `@unknown` or not.
        if switchCase.attribute == nil, !subject.isErroneous, subject.type.isListable,
          !isOfFramework(subject.type), coverage.missingPatterns() == nil
        {
          report(.defaultNeverExecuted, at: span(switchCase.label), severity: .warning)
        }
      case .case(let list):
        checkNames(of: list.caseItems)
        for (index, item) in list.caseItems.inOrder.enumerated() {
          sharesPatternNames = index > 0
          defer { sharesPatternNames = false }
          let watched = function.watched.count
          let pattern = bind(
            pattern: item.pattern,
            of: subject.type,
            isMutable: false,
            declares: false
          )
          let condition = item.whereClause.map { bind(limit: $0) }
          noteChosen(after: watched)
          // The cases of an enumeration of the library are not listed; some are taken for all.
          if pattern.isLibraryCase, condition == nil { isComplete = true }
          let shape = pattern.shape(of: subject.type)
          let isUseful = condition == nil ? coverage.add(shape) : coverage.takesMore(shape)
          if let literal = item.pattern.comparedLiteral {
            if takesAll {
              report(.pattern(.neverReached), at: span(switchCase.label), severity: .warning)
            } else if condition == nil, !literals.insert(literal).inserted {
              report(.literalAlreadyHandled, at: span(item.pattern), severity: .warning)
            }
          } else if !isUseful, !subject.isErroneous, !item.pattern.compares {
            report(.caseAlreadyHandled, at: span(item.pattern), severity: .warning)
          }
          if condition == nil, pattern is WildcardPattern || pattern is VariablePattern {
            takesAll = true
          }
          labels.append(SwitchStatement.Case.Label(pattern: pattern, condition: condition))
        }
      }
      if switchCase.statements.isEmpty, !switchCase.hasError {
        let label = if case .default = switchCase.label { "default" } else { "case" }
        report(.emptyCase(label: label), at: span(switchCase.label))
      }
      let body = endingBlock(bindBody(switchCase.statements))
      cases.append(SwitchStatement.Case(labels: labels, body: body))
      function.popBlock()
    }
    if node.cases.isEmpty {
      let missing = subject.type.plainCases
      report(
        missing.isEmpty ? .switchWithoutCases : .switchNotExhaustive(missing: missing),
        at: span(node.switchKeyword)
      )
    } else if !subject.isErroneous, !subject.type.isOpen, !isComplete, !node.hasError,
      !diagnostics.hasErrors(after: before), let missing = coverage.missingPatterns()
    {
      report(.switchNotExhaustive(missing: missing), at: span(node.switchKeyword))
    }
    return SwitchStatement(subject: subject, cases: cases, number: number, span: span(node))
  }
}

extension SceneType {
  /// The cases of an enumeration that holds nothing else, as they are told to be missing.
  fileprivate var plainCases: [String] {
    guard case .declared(let declaration, _) = self,
      declaration.cases.allSatisfy(\.signature.parameters.isEmpty)
    else { return [] }
    return declaration.cases.map { ".\($0.name)" }
  }

  /// Whether all values of the type can be told apart by patterns.
  fileprivate var isListable: Bool {
    switch self {
    case .named("Bool", _), .optional: true
    case .tuple(let elements): elements.allSatisfy(\.type.isListable)
    case .declared(let declaration, _): declaration.kind == .enumeration
    default: false
    }
  }
}

extension Binder {
  private func isOfFramework(_ type: SceneType) -> Bool {
    if case .declared(let declaration, _) = type { isOfPrelude(declaration.span) } else { false }
  }
}

extension BoundPattern {
  /// Whether this is a static member of a library type: a case of an enumeration there.
  fileprivate var isLibraryCase: Bool {
    switch self {
    case let pattern as ExpressionPattern:
      switch pattern.expression {
      case let entry as EntryPropertyExpression: entry.type.isLibraryEnumeration
      case let entry as EntryCallExpression: entry.type.isLibraryEnumeration
      default: false
      }
    case is LibraryCasePattern: true
    case let pattern as OptionalPattern: pattern.wrapped.isLibraryCase
    case let pattern as TuplePattern: pattern.elements.contains(where: \.isLibraryCase)
    case let pattern as CasePattern: pattern.elements.contains(where: \.isLibraryCase)
    default: false
    }
  }
}

extension SceneType {
  fileprivate var isLibraryEnumeration: Bool {
    switch self {
    case .named("Int", _), .named("Double", _), .named("CGFloat", _), .named("String", _),
      .named("Substring", _), .named("Character", _), .named("Float", _):
      false
    case .named: true
    default: false
    }
  }
}

extension StmtSyntax {
  /// The case of a `switch` that this stands in.
  private var enclosingCase: SwitchCaseSyntax? {
    var current = parent
    while let node = current, !node.is(ClosureExprSyntax.self), !node.is(FunctionDeclSyntax.self) {
      if let own = node.as(SwitchCaseSyntax.self) { return own }
      current = node.parent
    }
    return nil
  }

  /// The cases of the `switch` that this stands in, from its own on.
  private var casesFromHere: ArraySlice<SwitchCaseSyntax>? {
    guard let own = enclosingCase else { return nil }
    let around = sequence(first: Syntax(own), next: \.parent)
    let node = around.lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first
    return node?.cases.active.drop { $0.id != own.id }
  }

  /// Whether this stands in the last case of a `switch`.
  var standsInLastCase: Bool { casesFromHere?.dropFirst().isEmpty == true }

  /// The first variable that the patterns of the case behind this one's declare.
  var nameInNextCase: TokenSyntax? {
    guard let next = casesFromHere?.dropFirst().first, case .case(let list) = next.label
    else { return nil }
    return list.caseItems.lazy.compactMap(\.variables.first).first
  }
}

extension SwitchCaseItemSyntax {
  /// The variables that are declared where they stand: `let x` in `.a(let x)`.
  fileprivate var variables: [TokenSyntax] {
    var found: [TokenSyntax] = []
    var rest = [Syntax(pattern)]
    while let node = rest.popLast() {
      if node.is(ClosureExprSyntax.self) { continue }
      if let name = node.as(IdentifierPatternSyntax.self) { found.append(name.identifier) }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return found
  }

  /// Whether all variables are declared where they stand, and not by one word before a pattern.
  fileprivate var declaresEach: Bool { !pattern.is(ValueBindingPatternSyntax.self) }
}

extension Binder {
  /// Tells of variables that not every pattern of a case declares.
  private func checkNames(of items: SwitchCaseItemListSyntax) {
    guard items.count > 1, items.allSatisfy(\.declaresEach) else { return }
    let variables = items.map(\.variables)
    let names = variables.map { Set($0.map(\.text)) }
    var told: Set<String> = []
    for variable in variables.joined()
    where !names.allSatisfy({ $0.contains(variable.text) })
      && told.insert(variable.text).inserted
    {
      report(.boundInSomePatterns(variable.identifierText), at: span(variable))
    }
  }
}

extension PatternSyntax {
  /// The number or text that is all of the pattern; `nil` for others, and for `true` and `false`.
  fileprivate var comparedLiteral: String? {
    guard let expression = self.as(ExpressionPatternSyntax.self)?.expression, expression.isLiteral,
      !expression.is(BooleanLiteralExprSyntax.self)
    else { return nil }
    return expression.trimmedDescription
  }

  /// Whether a value is compared with numbers or texts in it: what these leave nobody knows.
  fileprivate var compares: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote: true
      default: false
      }
    }
  }
}
