internal import Diptych

extension Parameter where Value == any View {
  /// A closure in a view builder, already evaluated.
  static func content(
    _ label: String = "content",
    default defaultValue: (@Sendable () -> any View)? = nil
  ) -> Parameter {
    Parameter(
      label,
      type: .function(FunctionType([], .view, builder: .view)),
      default: defaultValue
    ) { value, call in
      guard case .closure(let closure) = value else { return try value.view(for: call) }
      return try closure.call([]).view(for: call)
    }
  }

  /// A view by value.
  static func view(
    _ label: String,
    default defaultValue: (@Sendable () -> any View)? = nil
  ) -> Parameter {
    Parameter(label, type: .view, default: defaultValue) { value, call in
      try value.view(for: call)
    }
  }
}

extension Parameter where Value == () -> any View {
  /// A view builder that is called only if its views are part of the picture.
  static func deferred(
    _ label: String,
    default defaultValue: (@Sendable () -> Value)? = nil
  ) -> Parameter {
    Parameter(
      label,
      type: .function(FunctionType([], .view, builder: .view)),
      default: defaultValue
    ) { value, call in
      let (evaluation, span) = (call.evaluation, call.span)
      return {
        evaluation.guarded(EmptyView() as any View) {
          try placing(at: span) {
            let result = try value.call([])
            guard let view = result.view(in: evaluation) else {
              throw SceneStop(.valueMismatch("\(result.type)", expected: "View"))
            }
            return view
          }
        }
      }
    }
  }
}

extension Parameter {
  /// A view builder that takes one value, called while the picture is laid out.
  static func content<Input: SceneRepresentable>(
    _ label: String = "content",
    of input: Input.Type
  ) -> Parameter where Value == (Input) -> any View {
    Parameter(
      label,
      type: .function(FunctionType([Input.sceneType], .view, builder: .view))
    ) { value, call in
      let (evaluation, span) = (call.evaluation, call.span)
      return { input in
        evaluation.guarded(EmptyView() as any View) {
          try placing(at: span) {
            let result = try value.call([input.sceneValue])
            guard let view = result.view(in: evaluation) else {
              throw SceneStop(.valueMismatch("\(result.type)", expected: "View"))
            }
            return view
          }
        }
      }
    }
  }

  /// A function of one value, called while the picture is laid out.
  static func function<Input: SceneRepresentable, Output: SceneRepresentable>(
    _ label: String,
    of input: Input.Type,
    neutral: @escaping @Sendable () -> Output
  ) -> Parameter where Value == (Input) -> Output {
    Parameter(
      label,
      type: .function(FunctionType([Input.sceneType], Output.sceneType))
    ) { value, call in
      let (evaluation, span) = (call.evaluation, call.span)
      return { input in
        evaluation.guarded(neutral()) {
          try placing(at: span) {
            let result = try value.call([input.sceneValue])
            guard let output = Output.read(result) else {
              throw SceneStop(.valueMismatch("\(result.type)", expected: "\(Output.sceneType)"))
            }
            return output
          }
        }
      }
    }
  }
}

/// An argument that a still picture does not depend on.
struct IgnoredArgument: Sendable {}

extension Parameter where Value == IgnoredArgument {
  /// A closure that a still picture never calls: an action, a gesture's handler.
  static func action(
    _ label: String,
    parameters: [SceneType] = [],
    result: SceneType = .void,
    isOptional: Bool = false
  ) -> Parameter {
    Parameter(
      ignoring: label,
      type: .function(FunctionType(parameters, result)),
      isOptional: isOptional
    )
  }

  /// A value of a type that no still picture depends on.
  static func ignored(
    _ label: String,
    _ type: SceneType,
    isOptional: Bool = false
  ) -> Parameter {
    Parameter(ignoring: label, type: type, isOptional: isOptional)
  }

  /// A value of any type.
  static func anything(_ label: String, isOptional: Bool = false) -> Parameter {
    Parameter(ignoring: label, type: .unknown, isOptional: isOptional)
  }

  private init(ignoring label: String, type: SceneType, isOptional: Bool) {
    let none: @Sendable () -> IgnoredArgument = { IgnoredArgument() }
    self.init(label, type: type, default: isOptional ? none : nil) { _, _ in IgnoredArgument() }
  }
}

extension Parameter where Value == SceneValue {
  /// A value of any type, or of any that conforms to a protocol, as it is.
  static func anything(
    _ label: String,
    conformingTo name: String? = nil,
    isOptional: Bool = false
  ) -> Parameter {
    let none: @Sendable () -> SceneValue = { .null }
    let type = name.map { SceneType.named($0) } ?? .unknown
    return Parameter(label, type: type, default: isOptional ? none : nil) { value, _ in value }
  }
}

extension SceneValue {
  /// Calls a closure value.
  func call(_ arguments: [SceneValue]) throws -> SceneValue {
    // Where the receiver's type is not known, a key path passed as a function stays what it is.
    if case .keyPath(let path) = self, arguments.count == 1 { return try path.read(arguments[0]) }
    guard case .closure(let closure) = withoutStaticType else {
      throw SceneStop(.notCallable("\(type)"))
    }
    return try closure.call(arguments)
  }
}
