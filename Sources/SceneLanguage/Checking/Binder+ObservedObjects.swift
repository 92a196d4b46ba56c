internal import SwiftSyntax

extension Binder {
  /// Tells a property that observes an object of a class that tells no changes.
  func checkObserved(_ property: PropertyDeclaration, _ attributes: AttributeListSyntax) {
    for attribute in attributes.inOrder {
      guard case .attribute(let node) = attribute, let name = name(of: attribute),
        ["ObservedObject", "StateObject", "EnvironmentObject"].contains(name)
      else { continue }
      observed.append((property, name, span(node.attributeName)))
    }
  }

  /// Tells them once it is known what the classes conform to.
  func checkObservedObjects() {
    for (property, wrapper, place) in observed {
      guard case .declared(let declaration, _) = type(of: property), declaration.kind == .class,
        !declaration.conforms(to: "ObservableObject")
      else { continue }
      report(
        .requiresConformance(
          "generic struct '\(wrapper)'",
          type: declaration.name,
          protocolName: "ObservableObject"
        ),
        at: place
      )
    }
  }
}
