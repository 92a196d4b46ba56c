internal import SwiftSyntax

extension Binder {
  /// The type of a parameter as messages name it where a protocol's own name for it is written:
  /// `Content` of a modifier, `Configuration` of a style.
  func nameInProtocol(of base: any BoundExpression) -> String? {
    guard let variable = (base as? LocalExpression)?.variable,
      case .declared(let owner, _)? = scope.selfType
    else { return nil }
    var current = function
    while let scope = current {
      current = scope.outer
      guard let declaration = scope.code.declaration,
        scope.code.parameters.contains(where: { $0 === variable })
      else { continue }
      let parameter = declaration.parameterSyntax.first {
        ($0.secondName ?? $0.firstName).identifierText == variable.name
      }
      switch parameter?.type.trimmedDescription {
      case "Content"? where owner.conforms(to: "ViewModifier"):
        return "\(owner.name).Content' (aka '_ViewModifier_Content<\(owner.name)>')"
      case "Configuration"? where owner.members.types["Configuration"] == nil:
        return "\(owner.name).Configuration' (aka '\(variable.type)')"
      default: return nil
      }
    }
    return nil
  }
}
