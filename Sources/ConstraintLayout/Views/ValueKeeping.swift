/// An object that keeps, by name, what a scene sets on it and what no still picture shows.
package protocol ValueKeeping: AnyObject {
  /// The values that a scene has set, by the names of their properties.
  var keptValues: [String: Any] { get set }
}

extension UIView: ValueKeeping {}
extension UIViewController: ValueKeeping {}
extension CALayer: ValueKeeping {}
extension UINavigationItem: ValueKeeping {}
extension UITabBarItem: ValueKeeping {}
