internal import ConstraintLayout
internal import LayoutEngine

extension LibraryType {
  /// A class of the library: its objects are held by reference, and classes of scenes inherit it.
  static func `class`(
    _ name: String,
    inheriting base: String? = "NSObject",
    _ entries: @escaping @autoclosure @Sendable () -> [LibraryEntry]
  ) -> LibraryType {
    var type = LibraryType(name, conformsTo: (base.map { [$0] } ?? []) + ["Hashable"], entries())
    type.isClass = true
    return type
  }

  /// An enumeration of Objective-C, whose cases have numbers.
  static func cases<Value: NativeValue & RawRepresentable<Int> & Sendable>(
    of type: Value.Type,
    _ cases: @escaping @autoclosure @Sendable () -> KeyValuePairs<String, Value>
  ) -> LibraryType {
    .values(
      of: type,
      cases(),
      [
        .initializer(Parameter<Int>("rawValue")) { Value(rawValue: $0) },
        .property("rawValue", of: type) { $0.rawValue },
      ]
    )
  }

  /// An enumeration, whose cases scenes name after a dot.
  static func cases<Value: NativeValue & Sendable>(
    of type: Value.Type,
    _ cases: @escaping @autoclosure @Sendable () -> KeyValuePairs<String, Value>
  ) -> LibraryType {
    .values(of: type, cases())
  }
}

extension Parameter where Value == AnyObject? {
  /// A view or a guide, of whatever type its place may be.
  static func item(_ label: String) -> Parameter {
    Parameter(label, type: .any) { value, _ in value.nativeObject }
  }

  /// A view or a guide, or nothing.
  static func optionalItem(_ label: String) -> Parameter {
    Parameter(label, type: .optional(.any)) { value, _ in value.nativeObject }
  }
}

extension LibraryEntry {
  /// The initializers that every view has.
  static func frames<View: UIView>(
    _ make: @escaping @Sendable (CGRect) -> View
  ) -> [LibraryEntry] {
    [
      .object { make(.zero) },
      .object(Parameter<CGRect>("frame")) { make($0) },
      .coder(of: View.sceneType),
    ]
  }

  /// The initializers that every control has.
  static func frames<Control: UIControl>(
    _ make: @escaping @Sendable (CGRect) -> Control
  ) -> [LibraryEntry] {
    [
      .object { make(.zero) },
      .object(Parameter<CGRect>("frame")) { make($0) },
      .object(Parameter<CGRect>("frame"), Parameter<UIAction?>("primaryAction")) {
        let control = make($0)
        control.take($1)
        return control
      },
      .coder(of: Control.sceneType),
    ]
  }

  /// The initializer from an archive, which scenes declare and which nothing ever calls.
  static func coder(of type: SceneType) -> LibraryEntry {
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [.parameter("coder", .named("NSCoder"))],
        result: .optional(type)
      )
    ) { _ in .null }
  }

  /// A method of a view that a scene may override; `super` means the class's own.
  static func event(
    _ name: String,
    _ event: @escaping @autoclosure @Sendable () -> ViewEvent
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(parameters: [], result: .void)
    ) { call in
      let view = try UIView.receiver(of: call)
      if call.isSuper { view.receiveByClass(event()) } else { view.receive(event()) }
      return .void
    }
  }

  /// A method of a view, with an argument, that a scene may override.
  static func event<Argument: SceneRepresentable>(
    _ name: String,
    _ label: String,
    of type: Argument.Type,
    _ event: @escaping @Sendable (Argument) -> ViewEvent
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(
        parameters: [.parameter(label == "_" ? nil : label, Argument.sceneType)],
        result: .void
      )
    ) { call in
      let view = try UIView.receiver(of: call)
      let event = event(try call.arguments[0].read(as: Argument.self))
      if call.isSuper { view.receiveByClass(event) } else { view.receive(event) }
      return .void
    }
  }

  /// A property of a view that a scene may override.
  static func overridable<Value: SceneRepresentable>(
    _ name: String,
    own: @escaping @Sendable (UIView) -> Value,
    resolved: @escaping @Sendable (UIView) -> Value
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .property,
      name: name,
      signature: Signature(parameters: [], result: Value.sceneType)
    ) { call in
      let view = try UIView.receiver(of: call)
      return (call.isSuper ? own(view) : resolved(view)).sceneValue
    }
  }

  /// A method of a controller that a scene may override.
  static func event(
    _ name: String,
    _ event: @escaping @autoclosure @Sendable () -> ControllerEvent,
    _ parameters: [ParameterSignature] = []
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(parameters: parameters, result: .void)
    ) { call in
      let controller = try UIViewController.receiver(of: call)
      if call.isSuper { controller.receiveByClass(event()) } else { controller.receive(event()) }
      return .void
    }
  }
}
