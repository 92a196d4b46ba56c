extension Prelude {
  /// What objects are asked to do later, and the names of classes.
  static let laterRequests = Part(
    names: [
      "perform", "cancelPreviousPerformRequests", "NSStringFromClass", "NSSelectorFromString",
      "NSStringFromSelector",
    ],
    where: { $0.contains("UIKit") || $0.contains("NSStringFromClass") },
    source: """
      extension NSObject {
        func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
        static func cancelPreviousPerformRequests(withTarget target: Any) {}
        static func cancelPreviousPerformRequests(
          withTarget target: Any, selector: Selector, object: Any?
        ) {}
      }
      func NSStringFromClass(_ type: Any.Type) -> String { String(reflecting: type) }
      func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
      """
  )
}
