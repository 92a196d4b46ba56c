internal import ConstraintLayout

/// What a layer class of the scene, or of the prelude, draws.
final class DeclaredLayer: LayerOverrides {
  let object: ObjectValue
  let evaluation: Evaluation

  init(object: ObjectValue, evaluation: Evaluation) {
    self.object = object
    self.evaluation = evaluation
  }

  func draw(in context: CGContext) {
    _ = object.perform("draw", ["in"], [context.sceneValue], evaluation)
  }
}

extension UIView {
  /// The layer of the view, of the class that a scene's view asks for.
  func layer(_ evaluation: Evaluation, at span: SourceSpan) throws -> CALayer {
    guard layer.overrides == nil, let declaration = sceneObject?.declaration,
      let property = declaration.property("layerClass", isStatic: true)
    else { return layer }
    let receiver = SceneValue.type(TypeValue(declaration.selfType))
    let value = try property.getter?.call(receiver, [], evaluation, at: span)
    guard case .type(let type)? = value, case .declared(let wanted, _) = type.type,
      wanted.inheritedLibraryClass == "CALayer"
    else { return layer }
    let blank = Array(repeating: SceneValue.absent, count: wanted.storedProperties.count)
    let made = try wanted.instance(fields: blank, evaluation, at: span)
    if case .object(let object) = made { object.attach(layer, evaluation) }
    return layer
  }
}
