internal import SwiftSyntax

extension Binder {
  /// Tells attributes that mean nothing, once all types of the scene are known.
  func checkAttributes(_ attributes: AttributeListSyntax) {
    if attributes.isEmpty { return }
    pending.headers.append(
      PendingDeclarations.Header(scope: scope) { [self] in
        for attribute in attributes {
          guard case .attribute(let node) = attribute, let name = name(of: attribute) else {
            continue
          }
          if Binder.unsupportedAttributes.contains(name), findType(name) == nil {
            report(.unsupported("'@\(name)'"), at: span(node.attributeName))
            continue
          }
          guard !Binder.attributes.contains(name), !name.hasPrefix("_"), !attribute.hasError
          else { continue }
          guard findType(name) == nil else { continue }
          report(
            .unknownAttribute(name, suggestion: nearestName(to: name, among: Binder.attributes)),
            at: span(node.attributeName)
          )
        }
      }
    )
  }

  /// Notes whether `@Observable` makes a class tell of its changes.
  ///
  /// On structs and actors it is a mistake; on an enumeration the macro does nothing.
  func noteObservation(of declaration: TypeDeclaration, _ attributes: AttributeListSyntax) {
    guard let attribute = attributes.inOrder.first(where: { name(of: $0) == "Observable" }) else {
      return
    }
    let kind: String? =
      switch declaration.kind {
      case .structure: "struct"
      case .class: declaration.isActor ? "actor" : nil
      default: nil
      }
    declaration.isObservable = declaration.kind == .class && kind == nil
    guard let kind else { return }
    report(.declaration(.notObservable(kind, name: declaration.name)), at: span(attribute))
  }

  /// The attributes that bring in what a picture does not have: stored data, and what is focused.
  private static let unsupportedAttributes: Set<String> = [
    "FocusedBinding", "FocusedObject", "FocusedValue",
  ]

  /// The attributes of Swift, SwiftUI, and their neighbours that a scene may carry.
  private static let attributes: Set<String> = [
    "AccessibilityFocusState", "AnimatableIgnored", "AppStorage", "Attribute", "Relationship",
    "Transient",
    "AxisContentBuilder", "ChartContentBuilder", "LibraryContentBuilder", "Bindable", "Binding",
    "CommandsBuilder", "Entry",
    "Environment", "EnvironmentObject", "FetchRequest", "FocusState", "FocusedBinding",
    "FocusedObject", "FocusedValue", "GKInspectable", "GestureState", "IBAction", "IBDesignable",
    "IBInspectable", "IBOutlet", "IBSegueAction", "MainActor", "Model", "NSApplicationMain",
    "NSCopying", "NSManaged", "Namespace", "NSApplicationDelegateAdaptor", "Observable",
    "ObservationIgnored", "ObservationTracked", "ObservedObject", "Previewable", "Published",
    "Query", "SceneBuilder", "SceneStorage", "ScaledMetric", "SectionedFetchRequest", "Sendable",
    "State", "StateObject", "TabContentBuilder", "TableColumnBuilder", "TableRowBuilder", "Test",
    "Suite", "ToolbarContentBuilder", "UIApplicationDelegateAdaptor", "UIApplicationMain",
    "ViewBuilder", "abi", "attached", "autoclosure", "available", "backDeployed", "concurrent",
    "convention", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping",
    "freestanding", "frozen", "globalActor", "inlinable", "inline", "isolated", "main",
    "nonobjc", "nonisolated", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
    "requires_stored_property_inits", "resultBuilder", "retroactive", "rethrows", "specialize",
    "storageRestrictions", "testable", "unchecked", "unknown", "usableFromInline",
    "warn_unqualified_access",
  ]
}
