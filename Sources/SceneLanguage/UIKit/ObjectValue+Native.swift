internal import ConstraintLayout
internal import LayoutEngine

extension ObjectValue {
  /// Joins an object of the scene with its UIKit part, which from then on asks the scene first.
  func attach(_ native: any NativeObject, _ evaluation: Evaluation) {
    self.native = native
    let position = span.map { evaluation.position($0) }
    switch native {
    case let view as UIView:
      view.overrides = DeclaredView(object: self, evaluation: evaluation)
      view.source = position
    case let controller as UIViewController:
      controller.overrides = DeclaredController(object: self, evaluation: evaluation)
      controller.source = position
    case let layer as CALayer:
      layer.overrides = DeclaredLayer(object: self, evaluation: evaluation)
    default: break
    }
  }

  /// Parts the object from its UIKit part, which holds it.
  func detach() {
    (native as? UIView)?.overrides = nil
    (native as? UIViewController)?.overrides = nil
    (native as? CALayer)?.overrides = nil
    native = nil
  }
}

/// Makes the UIKit part of an object: `super.init(frame: .zero)`.
struct NativeInitializerExpression: BoundExpression {
  let object: any BoundExpression
  let entry: LibraryEntry
  let arguments: BoundArguments
  let span: SourceSpan
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let receiver = try object.evaluate(in: frame)
    let values = try arguments.evaluate(in: frame)
    // `init(type:)` and its like lead to `init(frame:)`; what they made is then there already.
    guard case .object(let object) = receiver, object.native == nil else { return .void }
    try makeNative(of: object, values, frame.evaluation)
    return .void
  }

  private func makeNative(
    of object: ObjectValue,
    _ values: [SceneValue],
    _ evaluation: Evaluation
  ) throws {
    let made = try placing(at: span) { () -> SceneValue in
      var call = LibraryCall(
        receiver: .void,
        arguments: values,
        evaluation: evaluation,
        span: span
      )
      return try entry.perform(&call)
    }
    if let native = made.nativeObject { object.attach(native, evaluation) }
  }
}

/// Makes an object of a scene's class with an initializer that it has from UIKit.
struct InheritedInitializerExpression: BoundExpression {
  let declaration: TypeDeclaration
  let entry: LibraryEntry
  /// The scene's initializer that UIKit's leads to, as `init()` does to `init(frame:)`.
  let designated: FunctionDeclaration?
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    try frame.evaluation.make(
      declaration,
      inheriting: entry,
      arguments.evaluate(in: frame),
      designated: designated,
      at: span,
      generics: type.unwrapped.generics(in: frame)
    )
  }
}

extension Evaluation {
  /// Makes an object of a scene's class with an initializer that it has from UIKit, and runs the
  /// scene's own, `designated`, to which that leads.
  func make(
    _ declaration: TypeDeclaration,
    inheriting entry: LibraryEntry,
    _ arguments: [SceneValue],
    designated: FunctionDeclaration?,
    at span: SourceSpan,
    generics: [String: SceneType] = [:]
  ) throws -> SceneValue {
    let blank = Array(repeating: SceneValue.absent, count: declaration.storedProperties.count)
    var value = try declaration.instance(fields: blank, self, at: span, generics: generics)
    let made = try placing(at: span) { () -> SceneValue in
      var call = LibraryCall(receiver: .void, arguments: arguments, evaluation: self, span: span)
      return try entry.perform(&call)
    }
    guard case .object(let object) = value, let native = made.nativeObject else { return .null }
    object.attach(native, self)
    if let designated {
      let defaults = designated.signature.parameters.map { parameter -> SceneValue in
        parameter.label == "frame" ? CGRect.zero.sceneValue : .null
      }
      _ = try tracing(span) { try designated.code.call(on: &value, defaults, self, at: span) }
    }
    return value
  }

  /// Makes an object of a scene's class with the initializer of UIKit's that has such arguments.
  func makeInherited(
    _ declaration: TypeDeclaration,
    _ labels: [String?],
    _ arguments: [SceneValue],
    at span: SourceSpan
  ) throws -> SceneValue? {
    guard let name = declaration.inheritedLibraryClass else { return nil }
    for entry in Library.standard.types[name]?.initializers ?? [] {
      guard let sorted = entry.signature.sort(arguments, labeled: labels) else { continue }
      let designated = declaration.ownOrInheritedInitializers.first(where: \.overridesDesignated)
      return try make(declaration, inheriting: entry, sorted, designated: designated, at: span)
    }
    return nil
  }
}
