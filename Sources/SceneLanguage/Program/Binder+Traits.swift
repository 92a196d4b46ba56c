internal import Diptych
internal import LayoutEngine
internal import SwiftSyntax

extension Binder {
  /// Reads the traits of a `#Preview`; their numbers must be literals or constants.
  func bind(traits arguments: LabeledExprListSyntax) -> ScenePreviewTraits {
    var traits = ScenePreviewTraits()
    var isTrait = false
    for (index, argument) in arguments.enumerated() {
      if let label = argument.label?.text {
        isTrait = label == "traits"
        if !isTrait, label == "body", argument.expression.is(ClosureExprSyntax.self) { continue }
        if !isTrait {
          report(.extraArgument(label), at: span(argument))
          continue
        }
      } else if index == 0 {
        _ = bind(argument.expression, as: .string) { .cannotConvertArgument($0, to: $1) }
        continue
      }
      let isModifier =
        module.library.types["PreviewTrait"] != nil && !isLayout(argument.expression)
      if isTrait, !isModifier { read(trait: argument.expression, into: &traits) }
    }
    return traits
  }

  /// The traits of a `#Preview` that are modifiers, which a scene declares itself.
  func modifiers(in arguments: LabeledExprListSyntax) -> [CallArgument] {
    guard module.library.types["PreviewTrait"] != nil else { return [] }
    var isTrait = false
    return arguments.inOrder.compactMap { argument in
      if let label = argument.label?.text { isTrait = label == "traits" }
      guard isTrait, !isLayout(argument.expression) else { return nil }
      return CallArgument(
        label: nil,
        labelSpan: nil,
        expression: argument.expression,
        span: span(argument.expression),
        isTrailing: false
      )
    }
  }

  /// Whether a trait tells a canvas.
  private func isLayout(_ trait: ExprSyntax) -> Bool {
    let called = trait.as(FunctionCallExprSyntax.self)?.calledExpression ?? trait
    let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    return name == "fixed" || Self.layoutTraits.contains(name)
  }

  private static let layoutTraits = [
    "fixedLayout", "sizeThatFitsLayout", "defaultLayout", "portrait", "landscapeLeft",
    "landscapeRight", "portraitUpsideDown",
  ]

  private func read(trait syntax: ExprSyntax, into traits: inout ScenePreviewTraits) {
    let place = span(syntax)
    if let call = syntax.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let name = member.declName.baseName.text
      guard name == "fixedLayout" || name == "fixed" else {
        if name != "defaultLayout" { report(unknownTrait(name), at: span(member.declName)) }
        return
      }
      let parameters = ["width", "height"].map {
        ParameterSignature(label: $0, name: $0, type: .cgFloat)
      }
      let candidate = Callable(
        name: name,
        signature: Signature(parameters: parameters, result: .unknown)
      ) { arguments, _ in
        TraitExpression(arguments: arguments, span: place)
      }
      let bound = self.call(
        [candidate],
        callArguments(of: call),
        at: place,
        nameSpan: place,
        expecting: .unknown
      )
      traits.fixedSize = (bound as? TraitExpression)?.size(in: program)
      return
    }
    guard let member = syntax.as(MemberAccessExprSyntax.self) else {
      report(.unsupported("this trait"), at: place)
      return
    }
    let name = member.declName.baseName.text
    switch name {
    case "sizeThatFitsLayout": traits.fitsContent = true
    case "defaultLayout": break
    default:
      if let orientation = ScenePreviewTraits.Orientation(rawValue: name) {
        traits.orientation = orientation
      } else {
        report(unknownTrait(name), at: span(member.declName))
      }
    }
  }

  private func unknownTrait(_ name: String) -> SceneMistake {
    .implicitMemberNotFound(
      name,
      type: "PreviewTrait<Preview.ViewTraits>",
      suggestion: nearestName(to: name, among: Self.layoutTraits)
    )
  }
}

/// The size of a preview's canvas.
private struct TraitExpression: BoundExpression {
  let arguments: BoundArguments
  let span: SourceSpan
  var type: SceneType { .unknown }

  func evaluate(in frame: Frame) -> SceneValue { .void }

  func size(in program: BoundProgram) -> CGSize? {
    let evaluation = Evaluation(program: program, environment: EnvironmentValues())
    let frame = Frame(slotCount: 0, evaluation: evaluation)
    guard let values = try? arguments.evaluate(in: frame), values.count == 2,
      let width = Double.read(values[0]), let height = Double.read(values[1])
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
