internal import SwiftSyntax

/// Members that what a property wrapper holds does not have.
///
/// The wrapper's projection takes every name for a part of the value, by a subscript for dynamic
/// members. So the compiler takes a misspelt member for one of the projection, and tells that the
/// name is none there either, that a dollar sign is missing, and how a binding does not fit.
extension Binder {
  /// Tells a missing member of a wrapped property; `nil` where no wrapper is to blame.
  func memberNotFound(
    _ name: String,
    ofWrapped base: any BoundExpression,
    _ type: SceneType,
    _ nameSpan: SourceSpan
  ) -> (any BoundExpression)? {
    guard let field = base as? FieldExpression, !type.isOptional, !type.isOpen,
      field.property.span.file == base.span.file || !isOfPrelude(base.span),
      let projection = projectionName(of: field.property, type)
    else { return nil }
    let own = base.span.lastPart(named: field.property.name)
    report(
      .projectionRequired(projection),
      at: own,
      fixIts: [
        SceneFixIt(message: "insert '$'", range: own.start..<own.start, replacement: "$")
      ]
    )
    report(.dynamicMemberNotFound(name, type: "\(type)", root: "\(type)"), at: nameSpan)
    let place = SourceSpan(file: base.span.file, start: base.span.start, end: nameSpan.end)
    guard let member = expression(at: place) else { return ErroneousExpression(span: nameSpan) }
    var (whole, last) = (member, nameSpan)
    while let outer = whole.parent?.as(MemberAccessExprSyntax.self), outer.base?.id == whole.id {
      (whole, last) = (ExprSyntax(outer), self.place(of: outer.declName, in: base.span.file))
    }
    tellUse(ofBinding: whole, last, isPart: whole.id != member.id)
    if whole.id == member.id { memberBindings[place] = nameSpan }
    return ErroneousExpression(span: place)
  }

  /// The type of what a wrapper of the library projects that has dynamic members.
  func projectionName(of property: PropertyDeclaration, _ type: SceneType) -> String? {
    switch property.wrapperName {
    case "State", "Binding", "AppStorage", "SceneStorage": "Binding<\(type)>"
    case "ObservedObject", "StateObject", "EnvironmentObject": "ObservedObject<\(type)>.Wrapper"
    case "Bindable": "Bindable<\(type)>"
    default: nil
    }
  }

  /// The type of what `object.$name` is, which is no binding.
  func publisherType(of expression: any BoundExpression) -> String? {
    guard let binding = expression as? BindingExpression,
      let field = binding.base as? FieldExpression, field.property.wrapperName == "Published",
      field.base.type.isObject,
      // What `&` hands over is assigned to.
      self.expression(at: expression.span)?.parent?.is(InOutExprSyntax.self) != true
    else { return nil }
    return "Published<\(field.type)>.Publisher"
  }

  /// Tells how a binding does not fit where it is used.
  private func tellUse(ofBinding node: ExprSyntax, _ name: SourceSpan, isPart: Bool) {
    let binding = SceneType.aBinding
    switch node.parent?.as(ExprSyntax.self)?.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call)? where call.calledExpression.id == node.id:
      if isPart, call.trailingClosure != nil { return }
      report(.notCallable(binding), at: name)
    case .optionalChainingExpr(let chain)?:
      report(.chainOfNonOptional(binding), at: place(of: chain.questionMark, in: name.file))
    case .forceUnwrapExpr(let unwrap)?:
      report(
        .forceUnwrapOfNonOptional(binding),
        at: place(of: unwrap.exclamationMark, in: name.file)
      )
    case .prefixOperatorExpr(let prefix)? where prefix.operator.text == "!":
      report(.cannotConvertArgument(binding, to: "Bool"), at: name)
    case .prefixOperatorExpr(let prefix)?:
      report(
        .unaryMismatch(operator: prefix.operator.text, operand: binding),
        at: place(of: prefix.operator, in: name.file)
      )
    default:
      if let elements = node.parent?.as(ExprListSyntax.self) {
        tellOperand(ofBinding: node, Array(elements), name, isPart: isPart)
      } else if node.parent?.is(ConditionElementSyntax.self) == true, !isPart {
        report(.conditionNotBool(binding), at: name)
      } else if !isPart, let call = node.callOfText {
        let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        report(
          .requiresConformance(
            "initializer 'init(\(labels)\(call.trailingClosure == nil ? "" : "action:"))'",
            type: binding,
            protocolName: "StringProtocol"
          ),
          at: place(of: call.calledExpression, in: name.file)
        )
      }
    }
  }

  private func tellOperand(
    ofBinding node: ExprSyntax,
    _ elements: [ExprSyntax],
    _ name: SourceSpan,
    isPart: Bool
  ) {
    let binding = SceneType.aBinding
    guard let index = elements.firstIndex(where: { $0.id == node.id }) else { return }
    let isLeft = index == 0
    guard
      let sign = elements.indices.contains(isLeft ? 1 : index - 1)
        ? elements[isLeft ? 1 : index - 1] : nil,
      let other = elements.indices.contains(isLeft ? 2 : index - 2)
        ? elements[isLeft ? 2 : index - 2] : nil
    else { return }
    if sign.is(UnresolvedTernaryExprSyntax.self), isLeft, !isPart {
      return report(.conditionNotBool(binding), at: name)
    }
    let word = sign.trimmedDescription
    let symbol = place(of: sign, in: name.file)
    if isPart, word != "=" { return }
    switch word {
    case "&&", "||": return report(.cannotConvertArgument(binding, to: "Bool"), at: name)
    case "==", "!=", "<", ">", "<=", ">=":
      guard other.is(IntegerLiteralExprSyntax.self) else { return }
      return report(.operatorRequires(word, owner: "BinaryInteger", type: binding), at: symbol)
    case "=" where isLeft, "+", "-", "*", "/", "%", "+=", "-=", "*=", "/=", "..<", "...", "??":
      break
    default: return
    }
    if word == "=", elements.count > 3 { return }
    let type = attempt { self.bind(other) }.result.type
    guard !type.isOpen, !type.isOptional else { return }
    if word == "=" {
      report(.cannotAssignValue("\(type)", to: binding), at: place(of: other, in: name.file))
    } else if word == "??" {
      report(.operandMismatch(operator: word, left: binding, right: "\(type)"), at: symbol)
    } else if type.isInteger || type.isFloatingPoint {
      report(.cannotConvertArgument(binding, to: "\(type)"), at: name)
    }
  }

  /// Where a part of the file's own tree stands.
  private func place(of node: some SyntaxProtocol, in file: Int) -> SourceSpan {
    SourceSpan(
      file: file,
      start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }

  /// Tells that the binding which a misspelt member of a wrapped property stands for does not fit.
  func tellMisfit(
    ofBinding expression: any BoundExpression,
    to expected: SceneType,
    mistake: (String, String) -> SceneMistake
  ) {
    let expected = expected.unwrapped
    guard !memberBindings.isEmpty, let name = memberBindings[expression.span],
      expected.isScalar || expected.isDeclared || expected.isArrayOfScalars
        || expected == .named("Color")
    else { return }
    let misfit = mistake(SceneType.aBinding, "\(expected)")
    switch misfit {
    case .conditionNotBool, .cannotConvertArgument(_, to: "LocalizedStringKey"):
      return
    default: report(misfit, at: name)
    }
  }
}

extension SceneType {
  /// How messages name the binding to a member whose type nothing tells.
  fileprivate static let aBinding = "Binding<Subject>"

  fileprivate var isArrayOfScalars: Bool {
    if case .array(let element) = self { element.isScalar } else { false }
  }
}

extension ExprSyntax {
  /// The call of a view that shows this as its text.
  fileprivate var callOfText: FunctionCallExprSyntax? {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let list = argument.parent?.as(LabeledExprListSyntax.self), list.first?.id == argument.id,
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Text", "Label", "Button", "Toggle"].contains(name)
    else { return nil }
    return call
  }
}
