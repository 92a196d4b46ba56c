internal import Diptych
internal import LayoutEngine

extension SceneShape {
  /// The shape of a struct that a scene declares.
  static func make(_ value: StructureValue, in evaluation: Evaluation) -> (any View)? {
    shape(value, in: evaluation)
  }

  static func shape(_ value: StructureValue, in evaluation: Evaluation) -> SceneShape? {
    let declaration = value.declaration
    guard declaration.conforms(to: "Shape"),
      let outline = declaration.method("path", labels: ["in"])
    else { return nil }
    let span = declaration.span
    return SceneShape(
      name: declaration.name,
      size: declaration.method("sizeThatFits", labels: [nil]).map { method in
        { proposal in
          evaluation.guarded(proposal.replacingUnspecifiedDimensions()) {
            let size = try method.code.call(
              .structure(value),
              [proposal.sceneValue],
              evaluation,
              at: span
            )
            return try size.read(as: CGSize.self)
          }
        }
      },
      inset: declaration.method("inset", labels: ["by"]).map { method in
        { amount in
          evaluation.guarded(Rectangle() as any Shape) {
            let inner = try method.code.call(
              .structure(value),
              [.double(amount)],
              evaluation,
              at: span
            )
            guard let shape = inner.shape(in: evaluation) else {
              throw SceneStop(.valueMismatch("\(inner.type)", expected: "Shape"), at: span)
            }
            return shape
          }
        }
      },
      path: { rectangle in
        evaluation.guarded(Path()) {
          let path = try outline.code.call(
            .structure(value),
            [rectangle.sceneValue],
            evaluation,
            at: span
          )
          return try path.read(as: Path.self)
        }
      }
    )
  }
}

extension SceneValue {
  /// The value as a Swift value, or a stop that tells of another type.
  func read<Result: SceneRepresentable>(as type: Result.Type) throws -> Result {
    guard let result = Result.read(self) else {
      throw SceneStop(.valueMismatch("\(self.type)", expected: "\(Result.sceneType)"))
    }
    return result
  }

  /// The value as a shape.
  func shape(in evaluation: Evaluation) -> (any Shape)? {
    switch self {
    case .native(let box): box.shape
    case .structure(let value): SceneShape.shape(value, in: evaluation)
    default: nil
    }
  }
}
