internal import Diptych

extension Parameter where Value == any ShapeStyle {
  /// Something to paint with.
  static func style(
    _ label: String,
    default defaultValue: (@Sendable () -> any ShapeStyle)? = nil
  ) -> Parameter {
    Parameter(label, type: .named("ShapeStyle"), default: defaultValue) { value, call in
      guard let style = value.style(in: call.evaluation) else {
        throw SceneStop(.valueMismatch("\(value.type)", expected: "ShapeStyle"))
      }
      return style
    }
  }
}

extension Parameter where Value == any Shape {
  /// An outline.
  static func shape(
    _ label: String,
    default defaultValue: (@Sendable () -> any Shape)? = nil
  ) -> Parameter {
    Parameter(label, type: .named("Shape"), default: defaultValue) { value, call in
      guard let shape = value.shape(in: call.evaluation) else {
        throw SceneStop(.valueMismatch("\(value.type)", expected: "Shape"))
      }
      return shape
    }
  }
}

extension Parameter where Value == any Layout {
  /// A rule for the places of views.
  static func layout(_ label: String) -> Parameter {
    Parameter(label, type: .named("Layout")) { value, call in
      guard let layout = value.layout(in: call.evaluation) else {
        throw SceneStop(.valueMismatch("\(value.type)", expected: "Layout"))
      }
      return layout
    }
  }
}

extension SceneValue {
  /// The value as a layout.
  func layout(in evaluation: Evaluation) -> (any Layout)? {
    switch self {
    case .native(let box): box.value as? any Layout
    case .structure(let value) where value.declaration.conforms(to: "Layout"):
      DeclaredLayout(value: value, evaluation: evaluation)
    default: nil
    }
  }
}
