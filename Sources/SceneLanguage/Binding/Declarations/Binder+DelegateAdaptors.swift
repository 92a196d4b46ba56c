internal import SwiftSyntax

extension AttributeListSyntax {
  /// Whether an app's delegate is named, which no picture has.
  var hasDelegateAdaptor: Bool {
    contains { element in
      guard case .attribute(let node) = element else { return false }
      let name = node.attributeName.trimmedDescription
      return name == "UIApplicationDelegateAdaptor" || name == "NSApplicationDelegateAdaptor"
    }
  }
}
