internal import SwiftSyntax

/// What `@available` says against uses of a declaration, wherever it runs.
package struct Availability: Sendable, Hashable {
  /// Whether nothing may use it, and not only should.
  var isUnavailable = false
  /// The reason, or what to use instead.
  var message: String?
  /// The new name.
  var renamed: String?

  /// - Returns: `nil` where attributes say nothing against uses of what they stand before.
  init?(_ attributes: AttributeListSyntax) {
    var isSaid = false
    for case .attribute(let attribute) in attributes {
      guard attribute.attributeName.trimmedDescription == "available",
        case .availability(let list)? = attribute.arguments
      else { continue }
      var found = Availability()
      var says = false
      var isEverywhere = false
      for (index, item) in list.enumerated() {
        switch item.argument {
        case .token(let token) where index == 0:
          isEverywhere = ["*", "swift"].contains(token.text)
        case .token(let token):
          if token.text == "unavailable" { found.isUnavailable = true }
          if ["deprecated", "unavailable"].contains(token.text) { says = true }
        case .availabilityLabeledArgument(let labeled):
          switch labeled.label.text {
          case "message": found.message = labeled.value.text
          case "renamed": found.renamed = labeled.value.text
          case "deprecated": says = true
          default: break
          }
        case .availabilityVersionRestriction: break
        }
      }
      if says, isEverywhere {
        self = found
        isSaid = true
      }
    }
    if !isSaid { return nil }
  }

  private init() {}

  /// The message, as the Swift compiler words it.
  func wording(of name: String) -> String {
    let reason = message.map { ": \($0)" } ?? ""
    let other = name.hasPrefix("init(") ? "replaced by" : "renamed to"
    if isUnavailable {
      guard let renamed else { return "'\(name)' is unavailable\(reason)" }
      return "'\(name)' has been \(other) '\(renamed)'\(reason)"
    }
    guard message == nil, let renamed else { return "'\(name)' is deprecated\(reason)" }
    return "'\(name)' is deprecated: \(other) '\(renamed)'"
  }
}

extension AvailabilityLabeledArgumentSyntax.Value {
  /// What a string says.
  fileprivate var text: String? {
    guard case .string(let literal) = self else { return nil }
    return literal.segments.map(\.content.text).joined()
  }
}
