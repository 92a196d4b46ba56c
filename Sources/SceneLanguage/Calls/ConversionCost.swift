internal import SwiftSyntax

/// What the conversions of a call's arguments cost: a conversion of an earlier kind costs more than
/// any number of later ones.
///
/// Behaves as the scores of Swift's type checker do.
struct ConversionCost: Comparable {
  /// Literals that become another type than their own.
  var otherLiterals = 0
  /// Collections whose elements are kept as another type.
  var widenedCollections = 0
  /// Values that are made optional.
  var madeOptional = 0
  /// Values that are kept as `Any`.
  var keptAsAny = 0

  static func < (one: ConversionCost, other: ConversionCost) -> Bool {
    (one.otherLiterals, one.widenedCollections, one.madeOptional, one.keptAsAny)
      < (other.otherLiterals, other.widenedCollections, other.madeOptional, other.keptAsAny)
  }
}

extension Binder {
  /// What it costs to call a candidate with arguments that it can take.
  func cost(
    of candidate: Callable,
    _ arguments: [CallArgument],
    _ assigned: [ArgumentPositions]
  ) -> ConversionCost {
    var cost = ConversionCost()
    // What stands for one generic parameter becomes one type.
    var shared: [String: (hasFraction: Bool, wholeLiterals: Int)] = [:]
    for (parameter, positions) in zip(candidate.signature.parameters, assigned) {
      let wanted = parameter.passedType.erasingParameters()
      for position in positions {
        let bound = arguments[position].bound?.type
        if case .array(let wanted) = wanted.unwrapped,
          let first = arguments[position].expression.as(ArrayExprSyntax.self)?.elements.first,
          !first.expression.isContextual
        {
          // What a list holds is converted one by one.
          add(attempt { bind(first.expression) }.result.type, as: wanted, to: &cost)
          continue
        }
        guard let type = bound ?? arguments[position].expression.literalType else { continue }
        add(type, as: wanted, isLiteral: bound == nil, to: &cost)
        if case .parameter(let name) = parameter.type.unwrapped {
          if type.isFloatingPoint { shared[name, default: (false, 0)].hasFraction = true }
          if type == .int, bound == nil { shared[name, default: (false, 0)].wholeLiterals += 1 }
        }
      }
    }
    for part in shared.values where part.hasFraction { cost.otherLiterals += part.wholeLiterals }
    return cost
  }

  private func add(
    _ type: SceneType,
    as wanted: SceneType,
    isLiteral: Bool = false,
    to cost: inout ConversionCost
  ) {
    if type.isOpen || wanted.isOpen || type == wanted { return }
    switch (type, wanted) {
    case (.optional(let type), .optional(let wanted)): add(type, as: wanted, to: &cost)
    case (_, .optional(let wanted)):
      cost.madeOptional += 1
      add(type, as: wanted, isLiteral: isLiteral, to: &cost)
    case (_, .any): cost.keptAsAny += 1
    case (.array(let element), .array(let wanted)) where isLiteral:
      add(element, as: wanted, isLiteral: true, to: &cost)
    case (.array, .array), (.dictionary, .dictionary): cost.widenedCollections += 1
    default: if isLiteral, !isProtocol(wanted) { cost.otherLiterals += 1 }
    }
  }
}

extension ExprSyntax {
  /// The type of a literal by itself; `nil` of everything else, and of what only its place tells.
  fileprivate var literalType: SceneType? {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: .int
    case .floatLiteralExpr: .double
    case .stringLiteralExpr: .string
    case .booleanLiteralExpr: .bool
    case .prefixOperatorExpr(let node) where node.operator.text == "-": node.expression.literalType
    case .arrayExpr(let node): node.elements.first?.expression.literalType.map { .array($0) }
    default: nil
    }
  }
}

extension SceneType {
  /// How many protocols stand between a protocol and one that refines none, itself among them; no
  /// more than `limit`, as protocols may refine each other.
  func refinementDepth(within limit: Int = 8) -> Int {
    if limit <= 1 { return 1 }
    let refined: [SceneType] =
      switch self {
      case .declared(let declaration, _): declaration.conformances
      case .named(let name, _): LibraryProtocols.refined(by: name).map { .named($0) }
      default: []
      }
    return 1 + (refined.map { $0.refinementDepth(within: limit - 1) }.max() ?? 0)
  }
}
