internal import Diptych
internal import LayoutEngine

/// A view that a scene declares: its body is evaluated when the view is lowered.
struct SceneView: PrimitiveView {
  /// A struct or an enumeration.
  let value: SceneValue
  let declaration: TypeDeclaration
  let body: PropertyDeclaration
  let evaluation: Evaluation

  /// The view of a struct, when it conforms to a protocol that is drawn.
  static func make(_ value: StructureValue, in evaluation: Evaluation) -> (any View)? {
    let declaration = value.declaration
    if declaration.conforms(to: "Shape") { return SceneShape.make(value, in: evaluation) }
    if declaration.isRepresentable {
      return RepresentedView(value: value, evaluation: evaluation)
    }
    return make(.structure(value), of: declaration, in: evaluation)
  }

  /// The view of a value, when its type conforms to `View`.
  static func make(
    _ value: SceneValue,
    of declaration: TypeDeclaration,
    in evaluation: Evaluation
  ) -> SceneView? {
    guard declaration.conforms(to: "View"), let body = declaration.property("body") else {
      return nil
    }
    return SceneView(value: value, declaration: declaration, body: body, evaluation: evaluation)
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    evaluation.guarded(()) {
      // The views inside are lowered inside, so that a body that contains itself is found.
      try evaluation.enteringView(declaration.name, at: declaration.span) {
        var scope = scope
        tree.lower(try content(in: &scope), in: scope)
      }
    }
  }

  private func content(in scope: inout LoweringScope) throws -> any View {
    let span = declaration.span
    let old = evaluation.environment
    evaluation.environment = scope.environment
    defer { evaluation.environment = old }
    var receiver = value
    if case .structure(let structure) = value {
      receiver = .structure(try evaluation.connect(structure, in: &scope, at: span))
    }
    let result = try read(body, of: receiver)
    guard let view = result.view(in: evaluation) else {
      throw SceneStop(.valueIsNotView("\(result.type)"), at: span)
    }
    return view
  }

  /// The value of the property, which may be a stored one: `let body = Text("Hello")`.
  private func read(_ body: PropertyDeclaration, of receiver: SceneValue) throws -> SceneValue {
    if let getter = body.getter {
      return try getter.call(receiver, [], evaluation, at: declaration.span)
    }
    guard case .structure(let structure) = receiver, case .field(let index) = body.storage else {
      return receiver
    }
    return structure.fields[index]
  }
}

extension Frame {
  /// The views that a view builder gathered, as one value.
  func takeViews() throws -> SceneValue {
    if components.count == 1 { return components[0] }
    var views: [any View] = []
    for component in components {
      guard let view = component.view(in: evaluation) else {
        throw SceneStop(.valueIsNotView("\(component.type)"))
      }
      views.append(view)
    }
    return .view(ViewList(views))
  }
}
