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
  /// The value as a view; `nil` where its type is none.
  var view: (any View)? { get }
}

extension NativeValue where Self: View {
  var view: (any View)? { self }
}

extension NativeValue {
  var view: (any View)? { nil }

  static var sceneName: String { "\(Self.self)" }
  static var sceneType: SceneType { .named(sceneName) }

  static func read(_ value: SceneValue) -> Self? {
    if case .native(let box) = value { box.value as? Self } else { nil }
  }

  var sceneValue: SceneValue { .native(NativeBox(self, type: Self.sceneType, view: view)) }
}
