internal import SwiftSyntax

extension Binder {
  /// Takes names after dots for members of what a function of the same call goes through:
  /// `points.reduce(.init(0, 0), +)` adds points.
  func guessDotTypes(
    _ arguments: [CallArgument],
    _ assigned: [ArgumentPositions],
    of signature: Signature,
    _ free: Set<String>,
    _ found: inout [String: SceneType]
  ) {
    for (parameter, positions) in zip(signature.parameters, assigned) {
      guard case .parameter(let name) = parameter.type, free.contains(name), found[name] == nil,
        let position = positions.first,
        let member = arguments[position].expression.nameAfterDot
      else { continue }
      for other in signature.parameters {
        guard let parameters = other.type.functionType?.parameters,
          parameters.contains(where: { ($0.inoutValue ?? $0) == parameter.type }),
          let type = parameters.first(where: { ($0.inoutValue ?? $0) != parameter.type })?
            .substituting(found),
          type.isDefinite,
          member == "init" || !members(member, of: type, isStatic: true).isEmpty
        else { continue }
        found[name] = type
      }
    }
  }
}
