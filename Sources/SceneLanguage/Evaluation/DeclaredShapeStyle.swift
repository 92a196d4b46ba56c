internal import Diptych
internal import LayoutEngine

/// A style to paint with that a scene declares: a struct whose `resolve(in:)` is interpreted.
///
/// Unchecked: values of the program are confined to the thread of their evaluation, which paints too.
struct DeclaredShapeStyle: PaintStyle, @unchecked Sendable {
  let value: StructureValue
  let evaluation: Evaluation

  func paint(in environment: EnvironmentValues) -> Paint {
    let place = value.declaration.span
    return evaluation.guarded(Paint(.primary)) {
      guard let method = value.declaration.method("resolve", labels: ["in"]) else {
        throw SceneStop.alreadyTold
      }
      // Entered like a view, so that a style that resolves to itself is found.
      return try evaluation.enteringView(value.declaration.name, at: place) {
        let result = try method.code.call(
          .structure(value),
          [environment.sceneValue],
          evaluation,
          at: place
        )
        guard let style = result.style(in: evaluation) else {
          throw SceneStop(.valueMismatch("\(result.type)", expected: "ShapeStyle"), at: place)
        }
        return style.resolvedPaint(in: environment)
      }
    }
  }
}

extension SceneValue {
  /// The value as something to paint with; `nil` where it is none.
  func style(in evaluation: Evaluation) -> (any ShapeStyle)? {
    switch self {
    case .native(let box): box.style
    case .structure(let value) where value.declaration.conforms(to: "ShapeStyle"):
      DeclaredShapeStyle(value: value, evaluation: evaluation)
    default: nil
    }
  }
}
