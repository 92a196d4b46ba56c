internal import ConstraintLayout

// UIKit's types whose values scenes hold as they are.
extension CACornerMask: NativeValue {}
extension CGPathDrawingMode: NativeValue {}
extension NSDirectionalEdgeInsets: NativeValue {}
extension NSDirectionalRectEdge: NativeValue {}
extension NSLayoutConstraint.Attribute: NativeValue {
  static var sceneName: String { "NSLayoutConstraint.Attribute" }
}
extension NSLayoutConstraint.Axis: NativeValue {
  static var sceneName: String { "NSLayoutConstraint.Axis" }
}
extension NSLayoutConstraint.FormatOptions: NativeValue {
  static var sceneName: String { "NSLayoutConstraint.FormatOptions" }
}
extension NSLayoutConstraint.Relation: NativeValue {
  static var sceneName: String { "NSLayoutConstraint.Relation" }
}
extension NSLineBreakMode: NativeValue {}
extension NSTextAlignment: NativeValue {}
extension UIActivityIndicatorView.Style: NativeValue {
  static var sceneName: String { "UIActivityIndicatorView.Style" }
}
extension UIButton.ButtonType: NativeValue {
  static var sceneName: String { "UIButton.ButtonType" }
}
extension UIButton.Configuration: NativeValue {
  static var sceneName: String { "UIButton.Configuration" }
}
extension UIButton.Configuration.CornerStyle: NativeValue {
  static var sceneName: String { "UIButton.Configuration.CornerStyle" }
}
extension UIButton.Configuration.Size: NativeValue {
  static var sceneName: String { "UIButton.Configuration.Size" }
}
extension UIButton.Configuration.TitleAlignment: NativeValue {
  static var sceneName: String { "UIButton.Configuration.TitleAlignment" }
}
extension UIControl.ContentHorizontalAlignment: NativeValue {
  static var sceneName: String { "UIControl.ContentHorizontalAlignment" }
}
extension UIControl.ContentVerticalAlignment: NativeValue {
  static var sceneName: String { "UIControl.ContentVerticalAlignment" }
}
extension UIControl.Event: NativeValue { static var sceneName: String { "UIControl.Event" } }
extension UIControl.State: NativeValue { static var sceneName: String { "UIControl.State" } }
extension UIEdgeInsets: NativeValue {}
extension UIFont.TextStyle: NativeValue { static var sceneName: String { "UIFont.TextStyle" } }
extension UIFont.Weight: NativeValue { static var sceneName: String { "UIFont.Weight" } }
extension UIImage.RenderingMode: NativeValue {
  static var sceneName: String { "UIImage.RenderingMode" }
}
extension UILayoutPriority: NativeValue {}
extension UIPageControl.Direction: NativeValue {
  static var sceneName: String { "UIPageControl.Direction" }
}
extension UIProgressView.Style: NativeValue {
  static var sceneName: String { "UIProgressView.Style" }
}
extension UIScrollView.ContentInsetAdjustmentBehavior: NativeValue {
  static var sceneName: String { "UIScrollView.ContentInsetAdjustmentBehavior" }
}
extension UISemanticContentAttribute: NativeValue {}
extension UIStackView.Alignment: NativeValue {
  static var sceneName: String { "UIStackView.Alignment" }
}
extension UIStackView.Distribution: NativeValue {
  static var sceneName: String { "UIStackView.Distribution" }
}
extension UITextField.ViewMode: NativeValue {
  static var sceneName: String { "UITextField.ViewMode" }
}
extension UITextField.BorderStyle: NativeValue {
  static var sceneName: String { "UITextField.BorderStyle" }
}
extension UITraitCollection.LayoutDirection: NativeValue {
  static var sceneName: String { "UITraitEnvironmentLayoutDirection" }
}
extension UIUserInterfaceIdiom: NativeValue {}
extension UIUserInterfaceLayoutDirection: NativeValue {}
extension UIUserInterfaceSizeClass: NativeValue {}
extension UIView.AnimationOptions: NativeValue {
  static var sceneName: String { "UIView.AnimationOptions" }
}
extension UIView.AutoresizingMask: NativeValue {
  static var sceneName: String { "UIView.AutoresizingMask" }
}
extension UIView.ContentMode: NativeValue { static var sceneName: String { "UIView.ContentMode" } }

extension Float: SceneRepresentable {
  static var sceneType: SceneType { .named("Float") }
  static func read(_ value: SceneValue) -> Float? { Double.read(value).map { Float($0) } }
  var sceneValue: SceneValue { .double(Double(self)) }
}
