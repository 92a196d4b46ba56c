internal import Diptych
internal import SwiftSyntax

extension Binder {
  /// The ranges of the sliders and steppers that move a property, by the property.
  ///
  /// Bounds and steps are evaluated where they are literals, constants, or made of such.
  func controlledRanges() -> [ObjectIdentifier: ControlledRange] {
    let evaluation = Evaluation(program: program, environment: EnvironmentValues())
    var ranges: [ObjectIdentifier: ControlledRange] = [:]
    for file in program.files {
      let finder = ControlFinder(viewMode: .sourceAccurate)
      finder.walk(file.tree)
      for control in finder.controls {
        let range = visiting(DeclarationScope(file: file.index)) {
          self.range(of: control, evaluation)
        }
        guard let range, let property = property(movedBy: control) else { continue }
        ranges[ObjectIdentifier(property)] = ranges[ObjectIdentifier(property)] ?? range
      }
    }
    return ranges
  }

  private func property(movedBy control: ControlFinder.Control) -> PropertyDeclaration? {
    let named = (module.declaredTypes.flatMap(\.storedProperties) + program.globals)
      .filter { $0.name == control.property }
    return named.first { property in
      guard case .declared(let owner, _)? = property.scope.enclosing?.selfType else { return false }
      return owner.name == control.enclosingType
    } ?? (named.count == 1 ? named.first : nil)
  }

  private func range(
    of control: ControlFinder.Control,
    _ evaluation: Evaluation
  ) -> ControlledRange? {
    let step = control.step.flatMap { number($0, evaluation) }.flatMap { $0 > 0 ? $0 : nil }
    guard let bounds = control.bounds else {
      return ControlledRange(
        bounds: control.isSlider ? 0...1 : -Double.infinity...Double.infinity,
        step: control.isSlider ? step : step ?? 1
      )
    }
    guard let lower = number(bounds.lower, evaluation),
      let upper = number(bounds.upper, evaluation),
      lower <= upper
    else { return nil }
    return ControlledRange(bounds: lower...upper, step: control.isSlider ? step : step ?? 1)
  }

  private func number(_ syntax: ExprSyntax, _ evaluation: Evaluation) -> Double? {
    let code = FunctionCode(name: "bound")
    let trial = within(scope, FunctionScope(code: code, outer: nil)) {
      attempt { bind(syntax, as: .double) { .cannotConvertValue($0, to: $1) } }
    }
    guard trial.succeeded, !trial.result.isErroneous else { return nil }
    code.statements = [ReturnStatement(value: trial.result)]
    guard let value = try? code.call(evaluation, at: trial.result.span),
      let number = Double.read(value), number.isFinite
    else { return nil }
    return number
  }
}

/// Finds the sliders and steppers of a file.
private final class ControlFinder: SyntaxVisitor {
  struct Control {
    /// The name after the dollar sign.
    var property: String
    /// The type whose declaration the control stands in.
    var enclosingType: String?
    var isSlider: Bool
    var bounds: (lower: ExprSyntax, upper: ExprSyntax)?
    var step: ExprSyntax?
  }

  private(set) var controls: [Control] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name == "Slider" || name == "Stepper",
      let value = node.arguments.first(where: { $0.label?.text == "value" })?.expression,
      let property = Self.property(behind: value)
    else { return .visitChildren }
    let range = node.arguments.first { $0.label?.text == "in" }?.expression
    let bounds = range.flatMap(Self.bounds)
    // A range that is not written here is not known.
    if range != nil, bounds == nil { return .visitChildren }
    controls.append(
      Control(
        property: property,
        enclosingType: Self.type(around: Syntax(node)),
        isSlider: name == "Slider",
        bounds: bounds,
        step: node.arguments.first { $0.label?.text == "step" }?.expression
      )
    )
    return .visitChildren
  }

  /// `volume` of `$volume`, `self.$volume`, and `$model.volume`.
  private static func property(behind value: ExprSyntax) -> String? {
    let text = value.trimmedDescription
    guard text.contains("$"), let last = text.split(separator: ".").last else { return nil }
    return String(last.drop { $0 == "$" })
  }

  private static func bounds(of range: ExprSyntax) -> (lower: ExprSyntax, upper: ExprSyntax)? {
    guard let parts = range.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
      parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "..."
    else { return nil }
    return (parts[0], parts[2])
  }

  private static func type(around node: Syntax) -> String? {
    var node = node
    while let parent = node.parent {
      if let declaration = parent.as(StructDeclSyntax.self) { return declaration.name.text }
      if let declaration = parent.as(ClassDeclSyntax.self) { return declaration.name.text }
      if let declaration = parent.as(ExtensionDeclSyntax.self) {
        return declaration.extendedType.trimmedDescription
      }
      node = parent
    }
    return nil
  }
}
