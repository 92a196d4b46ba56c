internal import Diptych
internal import LayoutEngine

/// A style that a scene declares: a struct whose `makeBody(configuration:)`, or `_body` for fields,
/// is interpreted.
struct DeclaredStyle {
  let value: StructureValue
  let evaluation: Evaluation

  /// The view that the style makes of a configuration.
  func body(_ configuration: some NativeValue) -> AnyView {
    body(configuration.sceneValue, "makeBody")
  }

  /// The view that a function of the style makes of a configuration.
  func body(_ configuration: SceneValue, _ function: String) -> AnyView {
    AnyView(
      DeclaredStyleBody(
        value: value,
        function: function,
        configuration: configuration,
        evaluation: evaluation
      )
    )
  }
}

/// What a scene's style makes: its body is evaluated when it is lowered.
struct DeclaredStyleBody: PrimitiveView {
  let value: StructureValue
  let function: String
  let configuration: SceneValue
  let evaluation: Evaluation

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let span = value.declaration.span
    evaluation.guarded(()) {
      guard let method = value.declaration.method(function, labels: ["configuration"]) else {
        throw SceneStop.alreadyTold
      }
      // The views inside are lowered inside, so that a style that uses itself is found.
      try evaluation.enteringView(value.declaration.name, at: span) {
        var scope = scope
        let old = evaluation.environment
        evaluation.environment = scope.environment
        let receiver = try evaluation.connect(value, in: &scope, at: span)
        let result = try method.code.call(
          .structure(receiver),
          [configuration],
          evaluation,
          at: span
        )
        evaluation.environment = old
        guard let view = result.view(in: evaluation) else {
          throw SceneStop(.valueIsNotView("\(result.type)"), at: span)
        }
        tree.lower(view, in: scope)
      }
    }
  }
}

extension Parameter {
  /// A style: one of the library's, or, where scenes may declare their own, a scene's.
  ///
  /// - Parameters:
  ///   - protocolName: The protocol of the style.
  ///   - declared: Wraps a style of the scene; `nil` where scenes have none of their own.
  /// - Returns: The parameter, without a label.
  static func controlStyle(
    _ protocolName: String,
    declared: (@Sendable (DeclaredStyle) -> Value)? = nil
  ) -> Parameter {
    Parameter("_", type: .named(protocolName)) { value, call in
      switch value {
      case .native(let box):
        if let style = box.value as? Value { return style }
      case .structure(let structure):
        if let declared, structure.declaration.conforms(to: protocolName) {
          return declared(DeclaredStyle(value: structure, evaluation: call.evaluation))
        }
      default: break
      }
      throw SceneStop(.valueMismatch("\(value.type)", expected: protocolName), at: call.span)
    }
  }
}
