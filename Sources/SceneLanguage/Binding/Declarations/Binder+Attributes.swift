internal import SwiftSyntax

extension Binder {
  /// The modules that name the built-in vocabulary.
  static let builtInModules: Set<String> = [
    "SwiftUI", "UIKit", "Foundation", "CoreGraphics", "Combine", "Observation", "Swift", "Darwin",
    "Glibc", "PlaygroundSupport", "AppKit", "DeveloperToolsSupport", "SwiftUICore", "Diptych",
    "QuartzCore", "os", "OSLog", "_Concurrency",
  ]

  /// The name of an attribute: `State` for `@State` and for `@SwiftUI.State`, and `Binding` for
  /// `@FocusState.Binding`.
  func name(of attribute: AttributeListSyntax.Element) -> String? {
    guard case .attribute(let attribute) = attribute else { return nil }
    if let member = attribute.attributeName.as(MemberTypeSyntax.self) {
      if Self.builtInModules.contains(member.baseType.trimmedDescription) {
        return member.name.text
      }
      let owner = member.baseType.as(IdentifierTypeSyntax.self)?.name.text
      let isOfFocus = owner == "FocusState" || owner == "AccessibilityFocusState"
      if isOfFocus, member.name.text == "Binding" { return "Binding" }
    }
    return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
  }

  /// The result builder that an attribute names.
  func builderKind(of attribute: AttributeListSyntax.Element) -> BuilderKind? {
    switch name(of: attribute) {
    case "ViewBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder",
      "ChartContentBuilder", "AxisContentBuilder", "TabContentBuilder":
      return .view
    case .some(let name):
      return findType(name).flatMap(builderKind)
    case nil:
      guard case .attribute(let node) = attribute,
        let member = node.attributeName.as(MemberTypeSyntax.self),
        let owner = member.baseType.as(IdentifierTypeSyntax.self)?.name.text
      else { return nil }
      if owner == "SwiftUI", member.name.text == "ViewBuilder" { return .view }
      return findType(owner).flatMap { memberType(member.name.text, of: $0) }.flatMap(builderKind)
    }
  }

  /// The result builder that a type is.
  private func builderKind(_ type: SceneType) -> BuilderKind? {
    guard case .declared(let declaration, _) = type,
      declaration.members.staticMembers["buildBlock"] != nil
        || declaration.members.staticMembers["buildPartialBlock"] != nil
    else { return nil }
    return .declared(declaration)
  }

  func builderKind(in attributes: AttributeListSyntax) -> BuilderKind? {
    for attribute in attributes.inOrder {
      if let kind = builderKind(of: attribute) { return kind }
    }
    return nil
  }

  /// The property wrapper that the attributes name.
  func wrapper(in attributes: AttributeListSyntax) -> PropertyWrapper? {
    for attribute in attributes.inOrder {
      guard case .attribute(let node) = attribute, let name = name(of: attribute) else { continue }
      switch name {
      case "State", "GestureState", "AppStorage", "SceneStorage", "StateObject", "ScaledMetric":
        return .state
      case "FocusState", "AccessibilityFocusState": return .focus
      case "Binding": return .binding
      case "ObservedObject", "Bindable", "Published": return .reference
      case "Namespace": return .namespace
      case "EnvironmentObject": return .environmentObject
      case "Environment":
        return environmentPath(of: node).map { .environment($0) } ?? .environmentObject
      default: continue
      }
    }
    return nil
  }

  /// The name of the library's property wrapper among the attributes.
  func wrapperName(in attributes: AttributeListSyntax) -> String? {
    attributes.inOrder.first { wrapper(in: [$0]) != nil }.flatMap { name(of: $0) }
  }

  /// The value that an attribute gives to what it wraps: `@State(initialValue: 3)`.
  func initialValue(in attributes: AttributeListSyntax) -> ExprSyntax? {
    for case .attribute(let node) in attributes.inOrder {
      guard case .argumentList(let arguments)? = node.arguments else { continue }
      let value = arguments.first { ["initialValue", "wrappedValue"].contains($0.label?.text) }
      if let value { return value.expression }
    }
    return nil
  }

  /// The value of what an app keeps of its users' changes to tabs or columns: there are none yet.
  func noCustomization(_ type: TypeSyntax?, _ attributes: AttributeListSyntax) -> ExprSyntax? {
    guard let name = type?.as(IdentifierTypeSyntax.self)?.name.text,
      name == "TabViewCustomization" || name == "TableColumnCustomization",
      let wrapper = wrapperName(in: attributes), wrapper.hasSuffix("Storage")
    else { return nil }
    return ExprSyntax(
      FunctionCallExprSyntax(
        calledExpression: MemberAccessExprSyntax(name: .keyword(.`init`)),
        leftParen: .leftParenToken(),
        arguments: [],
        rightParen: .rightParenToken()
      )
    )
  }

  /// The type in `@Environment(Model.self)`.
  func objectType(in attributes: AttributeListSyntax) -> ExprSyntax? {
    for case .attribute(let node) in attributes.inOrder {
      if name(of: .attribute(node)) == "Environment",
        case .argumentList(let arguments)? = node.arguments
      {
        return arguments.first?.expression
      }
    }
    return nil
  }

  /// The names behind `\.`; `nil` where a type stands in their place.
  private func environmentPath(of attribute: AttributeSyntax) -> [String]? {
    guard case .argumentList(let arguments)? = attribute.arguments,
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self)
    else { return nil }
    let names = path.components.compactMap { part -> String? in
      guard case .property(let property) = part.component else { return nil }
      return property.declName.baseName.text
    }
    return names.isEmpty ? nil : names.filter { $0 != "self" }
  }
}
