extension Binder {
  /// Binds `self` where there is none, in the initial value of a property of an object of `NSObject`:
  /// it is the method of that class under this name.
  ///
  /// `addTarget(self, …)` in such a value is wrong but common, and Swift takes it, as a target may
  /// be anything.
  func selfMethod(at place: SourceSpan) -> (any BoundExpression)? {
    guard let type = scope.enclosing?.selfType, inherits(type, from: .named("NSObject")) else {
      return nil
    }
    report(.selfIsMethod("\(type)"), at: place, severity: .warning)
    return SelfMethodExpression(owner: type, span: place)
  }
}

/// `NSObject.self`, which gives the object that it is called on, as a function of the object.
struct SelfMethodExpression: BoundExpression {
  let owner: SceneType
  let span: SourceSpan
  var type: SceneType { .function(FunctionType([owner], .function(FunctionType([], owner)))) }

  func evaluate(in frame: Frame) -> SceneValue {
    .closure(
      SceneClosure { objects in
        let object = objects.first ?? .null
        return .closure(SceneClosure { _ in object })
      }
    )
  }
}
