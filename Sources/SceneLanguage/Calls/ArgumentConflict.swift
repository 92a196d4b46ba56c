internal import SwiftSyntax

extension Binder {
  /// Where the only mistake of a call is that two arguments say different things about the same
  /// generic parameter, tells that instead of what one of them cannot become.
  func tellConflict(
    of candidate: Callable,
    _ arguments: [CallArgument],
    _ assigned: [ArgumentPositions],
    at place: SourceSpan,
    after count: Int,
    expecting expected: SceneType
  ) {
    guard diagnostics.count == count + 1,
      case .cannotConvertArgument = diagnostics.entries[count].mistake
    else { return }
    var groups: [String: [Int]] = [:]
    for (parameter, positions) in zip(candidate.signature.parameters, assigned) {
      guard case .parameter(let name) = parameter.type,
        candidate.signature.generics.contains(name)
      else { continue }
      groups[name, default: []] += positions
    }
    for (name, positions) in groups where positions.count > 1 {
      // What has a type of its own is told first, then literals, the last of them first.
      let isLiteral = { (position: Int) in
        arguments[position].expression.isLiteral || arguments[position].expression.isLiteralLike
      }
      let order =
        positions.filter { !isLiteral($0) } + positions.filter { isLiteral($0) }.reversed()
      var types: [SceneType] = []
      var firsts: [Int] = []
      for position in order {
        let (value, succeeded) = attempt {
          arguments[position].bound ?? bind(arguments[position].expression)
        }
        guard succeeded, value.type.isScalar || value.type.isDeclared else { return }
        if !types.contains(value.type) {
          types.append(value.type)
          firsts.append(position)
        }
      }
      guard types.count > 1 else { continue }
      diagnostics.removeAll(after: count)
      if let wanted = types.firstIndex(of: expected) ?? (candidate.name == "stride" ? 0 : nil) {
        // The place, or the first of the steps, says which type is meant.
        let other = wanted == 0 ? 1 : 0
        report(
          .cannotConvertArgument("\(types[other])", to: "\(types[wanted])"),
          at: arguments[firsts[other]].span
        )
        return
      }
      report(
        .conflictingArguments(name, "\(types[0])", "\(types[1])"),
        at: nameOfCall(of: candidate, at: place)
      )
      return
    }
  }

  /// Tells the generic parameters of which only closures that are missing would say what they are.
  func tellUntold(of candidate: Callable, _ assigned: [ArgumentPositions], at place: SourceSpan) {
    if let name = candidate.untoldContent(assigned) { report(.genericNotInferred(name), at: place) }
    guard candidate.genericType != nil else { return }
    var told: Set<String> = []
    var missing: Set<String> = []
    for (parameter, positions) in zip(candidate.signature.parameters, assigned) {
      if !positions.isEmpty {
        told.formUnion(parameter.type.parameterNames)
      } else if let function = parameter.type.functionType {
        missing.formUnion(function.result.parameterNames)
      }
    }
    for name in candidate.signature.generics
    where missing.contains(name) && !told.contains(name)
      && !candidate.ownParameters.contains(name)
    {
      report(.genericNotInferred(name), at: place)
    }
  }
}
