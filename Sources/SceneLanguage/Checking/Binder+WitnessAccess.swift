/// What is said of a member that is seen less than the requirement that it fulfils.
package struct HiddenWitness: Hashable, Sendable {
  /// The member, with its kind: `property 'body'`.
  var member: String
  /// How far it must be seen, by the word for that; `nil` where as far as its type.
  var level: String?
  var protocolName: String

  var wording: String {
    guard let level else {
      return "\(member) must be as accessible as its enclosing type because it matches a "
        + "requirement in protocol '\(protocolName)'"
    }
    return "\(member) must be declared \(level) because it matches a requirement in \(level) "
      + "protocol '\(protocolName)'"
  }
}

extension Binder {
  /// Tells the members of a type that fulfil requirements and are seen less than these.
  func checkWitnessAccess(in declaration: TypeDeclaration) {
    guard !isOfPrelude(declaration.span), declaration.kind != .protocol else { return }
    for wanted in declaration.declaredProtocols where !isOfPrelude(wanted.span) {
      for isStatic in [false, true] {
        let asked = isStatic ? wanted.members.staticMembers : wanted.members.instanceMembers
        for member in asked.values.joined() where member.isRequirement {
          check(member, isStatic: isStatic, of: wanted.name, wanted.reach, in: declaration)
        }
      }
      for asked in wanted.members.initializers where asked.isRequirement {
        for own in declaration.members.initializers
        where own.signature.labels == asked.signature.labels {
          tell(own, "initializer", of: wanted.name, wanted.reach, in: declaration)
        }
      }
    }
    for conformance in declaration.conformances {
      guard case .named(let name, _) = conformance, let asked = Binder.libraryMembers[name] else {
        continue
      }
      let isStatic = asked == "previews" || asked == "defaultValue"
      let table = declaration.members
      for own in (isStatic ? table.staticMembers : table.instanceMembers)[asked] ?? []
      where own.isLike(Binder.libraryLabels[name]) {
        tell(own, of: name, .open, in: declaration)
      }
    }
  }

  /// What the protocols of the library ask for that scenes conform to.
  private static let libraryMembers = [
    "App": "body", "ButtonStyle": "makeBody", "CustomStringConvertible": "description",
    "EnvironmentKey": "defaultValue", "Identifiable": "id", "LabelStyle": "makeBody",
    "PreviewProvider": "previews", "PrimitiveButtonStyle": "makeBody", "Scene": "body",
    "Shape": "path", "ToggleStyle": "makeBody", "View": "body", "ViewModifier": "body",
  ]

  /// The labels of those members that are methods; the others are properties.
  private static let libraryLabels = [
    "ButtonStyle": "configuration:", "LabelStyle": "configuration:",
    "PrimitiveButtonStyle": "configuration:", "Shape": "in:", "ToggleStyle": "configuration:",
    "ViewModifier": "content:",
  ]

  private func check(
    _ asked: MemberTable.Member,
    isStatic: Bool,
    of name: String,
    _ reach: Reach,
    in declaration: TypeDeclaration
  ) {
    let table = declaration.members
    let own = (isStatic ? table.staticMembers : table.instanceMembers)[asked.name] ?? []
    for member in own {
      if case .method(let method) = asked,
        !member.fits(method.signature.parameters.map(\.label))
      {
        continue
      }
      tell(member, of: name, reach, in: declaration)
    }
  }

  private func tell(
    _ member: MemberTable.Member,
    of name: String,
    _ reach: Reach,
    in declaration: TypeDeclaration
  ) {
    switch member {
    case .property(let property):
      tell(
        "property '\(property.name)'",
        property.access,
        property.scope,
        at: property.span,
        of: name,
        reach,
        in: declaration
      )
    case .method(let method): tell(method, "method", of: name, reach, in: declaration)
    case .enumerationCase: break
    }
  }

  private func tell(
    _ function: FunctionDeclaration,
    _ kind: String,
    of name: String,
    _ reach: Reach,
    in declaration: TypeDeclaration
  ) {
    tell(
      "\(kind) '\(function.name)(\(function.signature.labels))'",
      function.access,
      function.scope,
      at: function.span,
      of: name,
      reach,
      in: declaration
    )
  }

  private func tell(
    _ member: String,
    _ access: AccessLevel,
    _ scope: DeclarationScope,
    at place: SourceSpan,
    of name: String,
    _ reach: Reach,
    in declaration: TypeDeclaration
  ) {
    // The words before an extension may say more of what is in it.
    let own = access.said.map(Reach.init) ?? (scope.isExtension ? .open : .internal)
    let type = declaration.reach
    guard own < min(type, reach) else { return }
    let mistake = HiddenWitness(
      member: member,
      level: reach <= type ? reach.word : nil,
      protocolName: name
    )
    report(.hiddenWitness(mistake), at: place)
  }
}

extension MemberTable.Member {
  /// Whether it is a method of these labels, or a property where there are none.
  fileprivate func isLike(_ labels: String?) -> Bool {
    switch self {
    case .property: labels == nil
    case .method(let method): labels == method.signature.labels
    case .enumerationCase: false
    }
  }
}

/// How far a declaration is seen, the least first.
private enum Reach: Int, Comparable {
  case `private`
  case `fileprivate`
  case `internal`
  case open

  init(_ word: String) {
    switch word {
    case "private": self = .private
    case "fileprivate": self = .fileprivate
    case "internal", "package": self = .internal
    default: self = .open
    }
  }

  static func < (one: Reach, two: Reach) -> Bool { one.rawValue < two.rawValue }

  var word: String {
    switch self {
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .internal: "internal"
    case .open: "public"
    }
  }
}

extension TypeDeclaration {
  /// How far it is seen: what is private at the top level, in all of its file.
  fileprivate var reach: Reach {
    let own = access.said.map(Reach.init) ?? .internal
    let outside = outer?.reach ?? .open
    return min(own == .private && outer == nil ? .fileprivate : own, max(outside, .fileprivate))
  }
}
