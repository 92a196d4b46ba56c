internal import Diptych
internal import LayoutEngine

/// A view changed by a modifier that a scene declares: its body is evaluated when it is lowered.
struct ModifiedView: PrimitiveView {
  let content: any View
  let value: StructureValue
  let body: FunctionCode
  let evaluation: Evaluation

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let span = value.declaration.span
    evaluation.guarded(()) {
      try evaluation.enteringView(value.declaration.name, at: span) {
        var scope = scope
        let old = evaluation.environment
        evaluation.environment = scope.environment
        let receiver = try evaluation.connect(value, in: &scope, at: span)
        let result = try body.call(.structure(receiver), [.view(content)], evaluation, at: span)
        evaluation.environment = old
        guard let view = result.view(in: evaluation) else {
          throw SceneStop(.valueIsNotView("\(result.type)"), at: span)
        }
        tree.lower(view, in: scope)
      }
    }
  }
}
