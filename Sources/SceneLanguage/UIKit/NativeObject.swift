internal import ConstraintLayout
internal import LayoutEngine

/// A class of UIKit, whose objects scenes hold by reference.
protocol NativeObject: AnyObject, SceneRepresentable {
  /// The object of the scene that this one is the UIKit part of, where a class of the scene
  /// inherits from UIKit's.
  var sceneObject: ObjectValue? { get }
  /// The object's own class by the name that scenes know it under.
  var sceneClass: SceneType { get }
}

extension NativeObject {
  var sceneObject: ObjectValue? { nil }

  static func read(_ value: SceneValue) -> Self? { value.nativeObject as? Self }

  var sceneValue: SceneValue {
    if let sceneObject { return .object(sceneObject) }
    return .native(NativeBox(self, type: sceneClass, nature: .object(self)))
  }
}

/// A class of which UIKit has no subclasses.
protocol FinalNativeObject: NativeObject {}

extension FinalNativeObject {
  static var sceneType: SceneType { .named("\(Self.self)") }
  var sceneClass: SceneType { Self.sceneType }
}

extension SceneValue {
  /// The UIKit object that the value refers to; `nil` for all other values.
  var nativeObject: (any NativeObject)? {
    switch self {
    case .native(let box): box.object
    case .object(let object): object.native
    case .existential(let typed): typed.value.nativeObject
    default: nil
    }
  }
}

extension UIView: NativeObject {
  static var sceneType: SceneType { .named("\(self)") }
  var sceneObject: ObjectValue? { (overrides as? DeclaredView)?.object }
  var sceneClass: SceneType {
    self is HostView || self is ContainerView ? .named("UIView") : Self.sceneType
  }
}

extension UIViewController: NativeObject {
  static var sceneType: SceneType {
    .named(self == HostingController.self ? HostingController.sceneName : "\(self)")
  }
  var sceneObject: ObjectValue? { (overrides as? DeclaredController)?.object }
  var sceneClass: SceneType { Self.sceneType }
}

extension UILayoutGuide: NativeObject {
  static var sceneType: SceneType { .named("\(self)") }
  var sceneClass: SceneType {
    if self is UIKeyboardLayoutGuide { return .named("UIKeyboardLayoutGuide") }
    return .named(self is any UILayoutSupport ? "UILayoutSupport" : "UILayoutGuide")
  }
}

extension CALayer: NativeObject {
  static var sceneType: SceneType { .named("CALayer") }
  var sceneObject: ObjectValue? { (overrides as? DeclaredLayer)?.object }
  var sceneClass: SceneType { Self.sceneType }
}

extension CGContext: FinalNativeObject {}
extension CGColor: FinalNativeObject {}
extension NSLayoutConstraint: FinalNativeObject {}
extension NSLayoutDimension: FinalNativeObject {}
extension NSLayoutXAxisAnchor: FinalNativeObject {}
extension NSLayoutYAxisAnchor: FinalNativeObject {}
extension UIAction: FinalNativeObject {}
extension UIColor: FinalNativeObject {}
extension UIFont: FinalNativeObject {}
extension UIImage: FinalNativeObject {}
extension UIScreen: FinalNativeObject {}
extension UITraitCollection: FinalNativeObject {}
