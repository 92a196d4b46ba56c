internal import Diptych
internal import LayoutEngine

/// A layout that a scene declares.
struct DeclaredLayout: NamedLayout {
  let value: StructureValue
  let evaluation: Evaluation

  var name: String { value.declaration.name }

  var setsGuides: Bool {
    value.declaration.members.instanceMembers["explicitAlignment"] != nil
  }

  var stackOrientation: Axis? {
    guard
      let property = value.declaration.property("layoutProperties", isStatic: true)
    else { return nil }
    return evaluation.guarded(nil) {
      let told: SceneValue?
      if case .global(let index) = property.storage {
        told = try evaluation.global(index)
      } else {
        told = try property.getter?.call(
          .type(TypeValue(value.declaration.selfType)),
          [],
          evaluation,
          at: property.span
        )
      }
      return try told?.read(as: LayoutProperties.self).stackOrientation
    }
  }

  private func call(
    _ name: String,
    _ labels: [String?],
    _ arguments: [SceneValue],
    cache: inout SceneValue
  ) throws -> SceneValue? {
    guard let method = value.declaration.method(name, labels: labels) else { return nil }
    let code = method.code
    let frame = Frame(slotCount: code.slotCount, evaluation: evaluation)
    if let variable = code.selfVariable { frame.declare(variable, .structure(value)) }
    return try evaluation.calling(at: value.declaration.span) {
      try code.bind(arguments + [cache], in: frame)
      cache = .absent
      defer { if let last = code.parameters.last { cache = frame.read(last.slot) } }
      return try code.run(in: frame)
    }
  }

  func makeCache(subviews: Subviews) -> SceneValue {
    evaluation.guarded(.void) {
      guard let method = value.declaration.method("makeCache", labels: ["subviews"]) else {
        return .void
      }
      return try method.code.call(
        .structure(value),
        [subviews.sceneValue],
        evaluation,
        at: method.span
      )
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout SceneValue
  ) -> CGSize {
    evaluation.guarded(.zero) {
      let size = try call(
        "sizeThatFits",
        ["proposal", "subviews", "cache"],
        [proposal.sceneValue, subviews.sceneValue],
        cache: &cache
      )
      return try size?.read(as: CGSize.self) ?? .zero
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout SceneValue
  ) {
    evaluation.guarded(()) {
      _ = try call(
        "placeSubviews",
        ["in", "proposal", "subviews", "cache"],
        [bounds.sceneValue, proposal.sceneValue, subviews.sceneValue],
        cache: &cache
      )
    }
  }

  func spacing(subviews: Subviews, cache: inout SceneValue) -> ViewSpacing {
    let declared = evaluation.guarded(nil as ViewSpacing?) {
      let result = try call(
        "spacing",
        ["subviews", "cache"],
        [subviews.sceneValue],
        cache: &cache
      )
      return try result?.read(as: ViewSpacing.self)
    }
    if let declared { return declared }
    return subviews.preferredSpacing
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout SceneValue
  ) -> CGFloat? {
    explicitAlignment(
      guide.sceneValue,
      .named("HorizontalAlignment"),
      bounds,
      proposal,
      subviews,
      &cache
    )
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout SceneValue
  ) -> CGFloat? {
    explicitAlignment(
      guide.sceneValue,
      .named("VerticalAlignment"),
      bounds,
      proposal,
      subviews,
      &cache
    )
  }

  private func explicitAlignment(
    _ guide: SceneValue,
    _ type: SceneType,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout SceneValue
  ) -> CGFloat? {
    evaluation.guarded(nil) {
      for case .method(let method) in value.declaration.members.instanceMembers["explicitAlignment"]
        ?? []
      where method.signature.parameters.first?.type == type {
        let code = method.code
        let frame = Frame(slotCount: code.slotCount, evaluation: evaluation)
        if let variable = code.selfVariable { frame.declare(variable, .structure(value)) }
        let arguments = [
          guide, bounds.sceneValue, proposal.sceneValue, subviews.sceneValue, cache,
        ]
        return try evaluation.calling(at: method.span) {
          try code.bind(arguments, in: frame)
          let result = try code.run(in: frame)
          if let last = code.parameters.last { cache = frame.read(last.slot) }
          return try result.read(as: CGFloat?.self)
        }
      }
      return nil
    }
  }
}
