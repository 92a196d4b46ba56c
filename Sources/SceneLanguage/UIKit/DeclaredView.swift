internal import ConstraintLayout
internal import LayoutEngine

/// What a view class of the scene does in another way than the UIKit class it inherits from.
///
/// Layout calls it, so it cannot fail: a mistake is told, and the UIKit class answers.
final class DeclaredView: ViewOverrides {
  let object: ObjectValue
  let evaluation: Evaluation
  private var hasUpdatedProperties = false

  init(object: ObjectValue, evaluation: Evaluation) {
    self.object = object
    self.evaluation = evaluation
  }

  var typeName: String { object.declaration.name }

  func receive(_ event: ViewEvent) -> Bool {
    if case .layoutSubviews = event, !hasUpdatedProperties {
      hasUpdatedProperties = true
      _ = object.perform("updateProperties", [], [], evaluation)
    }
    // UIKit asks the layer's delegate only for views that draw themselves.
    if case .drawLayer = event, object.declaration.method("draw", labels: [nil]) == nil {
      return false
    }
    let (name, labels, arguments) = event.call
    return object.perform(name, labels, arguments, evaluation)
  }

  var intrinsicContentSize: CGSize? { property("intrinsicContentSize") }

  var alignmentRectInsets: UIEdgeInsets? { property("alignmentRectInsets") }

  func sizeThatFits(_ size: CGSize) -> CGSize? { call("sizeThatFits", [nil], [size.sceneValue]) }

  func textRect(forBounds bounds: CGRect) -> CGRect? {
    call("textRect", ["forBounds"], [bounds.sceneValue])
  }

  func trackRect(forBounds bounds: CGRect) -> CGRect? {
    call("trackRect", ["forBounds"], [bounds.sceneValue])
  }

  func buttonRect(_ part: UIButton.Part, in rect: CGRect) -> CGRect? {
    call(part.rawValue, [part.label], [rect.sceneValue])
  }

  func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect? {
    call(
      "textRect",
      ["forBounds", "limitedToNumberOfLines"],
      [bounds.sceneValue, lines.sceneValue]
    )
  }

  func baselineView(isFirst: Bool) -> UIView? {
    property(isFirst ? "forFirstBaselineLayout" : "forLastBaselineLayout")
  }

  /// What a method that the scene declares gives; `nil` where it declares none.
  private func call<Value: SceneRepresentable>(
    _ name: String,
    _ labels: [String?],
    _ arguments: [SceneValue]
  ) -> Value? {
    guard let method = object.declaration.method(name, labels: labels) else { return nil }
    return evaluation.guarded(nil) {
      try object.entering(evaluation) {
        let result = try method.code.call(.object(object), arguments, evaluation, at: method.span)
        return try result.read(as: Value.self)
      }
    }
  }

  /// The value of a property that the scene declares; `nil` where it declares none.
  private func property<Value: SceneRepresentable>(_ name: String) -> Value? {
    guard let property = object.declaration.property(name) else { return nil }
    return evaluation.guarded(nil) {
      try object.entering(evaluation) {
        let value = try evaluation.property(name, of: .object(object), at: property.span)
        return try value.read(as: Value.self)
      }
    }
  }
}

extension ViewEvent {
  /// The method that a scene declares for the event, and its arguments.
  fileprivate var call: (name: String, labels: [String?], arguments: [SceneValue]) {
    switch self {
    case .layoutSubviews: ("layoutSubviews", [], [])
    case .updateConstraints: ("updateConstraints", [], [])
    case .layoutMarginsDidChange: ("layoutMarginsDidChange", [], [])
    case .safeAreaInsetsDidChange: ("safeAreaInsetsDidChange", [], [])
    case .willMove(let superview): ("willMove", ["toSuperview"], [superview.sceneValue])
    case .didMoveToSuperview: ("didMoveToSuperview", [], [])
    case .didMoveToWindow: ("didMoveToWindow", [], [])
    case .didAddSubview(let view): ("didAddSubview", [nil], [view.sceneValue])
    case .willRemoveSubview(let view): ("willRemoveSubview", [nil], [view.sceneValue])
    case .tintColorDidChange: ("tintColorDidChange", [], [])
    case .drawText(let rect): ("drawText", ["in"], [rect.sceneValue])
    case .drawLayer(let layer, let context):
      ("draw", [nil, "in"], [layer.sceneValue, context.sceneValue])
    case .draw(let rect): ("draw", [nil], [rect.sceneValue])
    }
  }
}

extension ObjectValue {
  /// Calls a method of the scene for layout, and tells whether there is one.
  func perform(
    _ name: String,
    _ labels: [String?],
    _ arguments: [SceneValue],
    _ evaluation: Evaluation
  ) -> Bool {
    guard let method = declaration.method(name, labels: labels) else { return false }
    evaluation.guarded(()) {
      try entering(evaluation) {
        _ = try method.code.call(.object(self), arguments, evaluation, at: method.span)
      }
    }
    return true
  }

  /// Runs `body` as one more call of layout inside calls of layout, which end somewhere.
  func entering<Result>(_ evaluation: Evaluation, _ body: () throws -> Result) throws -> Result {
    try evaluation.enteringView(
      declaration.name,
      at: declaration.span,
      tooDeep: { .layoutCallsItself($0, limit: $1) },
      body
    )
  }
}
