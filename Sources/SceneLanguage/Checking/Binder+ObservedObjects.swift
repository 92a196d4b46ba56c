internal import SwiftSyntax

extension Binder {
  /// Tells a property that observes an object of a class that tells no changes.
  func checkObserved(_ property: PropertyDeclaration, _ attributes: AttributeListSyntax) {
    for attribute in attributes.inOrder {
      guard case .attribute(let node) = attribute, let name = name(of: attribute),
        ["ObservedObject", "StateObject", "EnvironmentObject"].contains(name),
        let syntax = property.typeSyntax?.as(IdentifierTypeSyntax.self),
        case .declared(let declaration, _)? = findType(syntax.name.identifierText),
        declaration.kind == .class
      else { continue }
      observed.append((declaration, name, span(node.attributeName)))
    }
  }

  /// Tells them once it is known what the classes conform to.
  func checkObservedObjects() {
    for (declaration, wrapper, place) in observed
    where !declaration.conforms(to: "ObservableObject") {
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
