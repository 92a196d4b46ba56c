internal import Diptych

/// A Swift type whose values go in and out of the interpreted program.
///
/// Entries of the library know their types on whatever thread they are called.
protocol SceneRepresentable: SendableMetatype {
  /// The type as scenes name it.
  static var sceneType: SceneType { get }
  /// Reads a value; `nil` when it is of another type.
  static func read(_ value: SceneValue) -> Self?
  /// The value for the program.
  var sceneValue: SceneValue { get }
}

/// A type of Diptych's own, kept as it is.
protocol NativeValue: SceneRepresentable {
  static var sceneName: String { get }
  /// Whether the type's values are views.
  static var isView: Bool { get }
  /// A value of the type as a view; `nil` where its values are none.
  static func view(_ value: Any) -> (any View)?
  /// A value of the type as a shape; `nil` where its values are none.
  static func shape(_ value: Any) -> (any Shape)?
  /// A value of the type as something to paint with; `nil` where its values are nothing of the kind.
  static func style(_ value: Any) -> (any ShapeStyle)?
}

extension NativeValue where Self: View {
  static var isView: Bool { true }
  static func view(_ value: Any) -> (any View)? { value as? Self }
}

extension NativeValue where Self: Shape {
  static func shape(_ value: Any) -> (any Shape)? { value as? Self }
}

extension NativeValue where Self: ShapeStyle {
  static func style(_ value: Any) -> (any ShapeStyle)? { value as? Self }
}

extension NativeValue {
  static var isView: Bool { false }
  static func view(_ value: Any) -> (any View)? { nil }
  static func shape(_ value: Any) -> (any Shape)? { nil }
  static func style(_ value: Any) -> (any ShapeStyle)? { nil }

  static var sceneName: String { "\(Self.self)" }
  static var sceneType: SceneType { .named(sceneName) }

  static func read(_ value: SceneValue) -> Self? {
    if case .native(let box) = value { box.value as? Self } else { nil }
  }

  var sceneValue: SceneValue {
    .native(NativeBox(self, type: Self.sceneType, nature: .library(Self.self)))
  }
}
