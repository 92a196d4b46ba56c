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
        if !isTrait {
          report(.extraArgument(label), at: span(argument))
          continue
        }
      } else if index == 0 {
        _ = bind(argument.expression, as: .string) { .cannotConvertArgument($0, to: $1) }
        continue
      }
      if isTrait { read(trait: argument.expression, into: &traits) }
    }
    return traits
  }

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
    let names = [
      "fixedLayout", "sizeThatFitsLayout", "defaultLayout", "portrait", "landscapeLeft",
      "landscapeRight", "portraitUpsideDown",
    ]
    return .implicitMemberNotFound(
      name,
      type: "PreviewTrait<Preview.ViewTraits>",
      suggestion: nearestName(to: name, among: names)
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
