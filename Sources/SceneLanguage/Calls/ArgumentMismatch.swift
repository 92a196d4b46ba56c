extension ArgumentMatching.Mismatch {
  /// Chooses the reason to tell: a wrong order or wrong labels, then what is missing or too much.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - parameters: The parameters of what is called.
  ///   - assigned: For each parameter the arguments that fit it.
  ///   - missing: The parameters that need an argument and have none.
  ///   - extra: The arguments that fit no parameter.
  init(
    _ arguments: [CallArgument],
    _ parameters: [ParameterSignature],
    _ assigned: [ArgumentPositions],
    missing: [Int],
    extra: [Int]
  ) {
    if let swapped = ArgumentMatching.Mismatch.wrongOrder(arguments, parameters) {
      self = swapped
      return
    }
    var targets: [Int?] = arguments.map { _ in nil }
    for (parameter, positions) in assigned.enumerated() {
      for position in positions { targets[position] = parameter }
    }
    var missing = missing
    var extra = extra
    var unlabelled = extra.count { arguments[$0].label == nil && !arguments[$0].isTrailing }
    for position in extra where !arguments[position].isFirstTrailing {
      if arguments[position].label == nil { unlabelled -= 1 }
      guard
        let likeliest = ArgumentMatching.Mismatch.likeliest(
          for: position,
          arguments,
          parameters,
          targets,
          missing,
          unlabelledBehind: unlabelled
        )
      else { continue }
      targets[position] = likeliest
      missing.removeAll { $0 == likeliest }
      extra.removeAll { $0 == position }
    }
    if !missing.isEmpty {
      self = .missing(missing)
    } else if !extra.isEmpty {
      self = .extra(extra)
    } else {
      self = .labels(
        expected: zip(arguments, targets).map { argument, target in
          argument.isFirstTrailing ? nil : target.flatMap { parameters[$0].label }
        }
      )
    }
  }

  /// The arguments that would fit in another order.
  private static func wrongOrder(
    _ arguments: [CallArgument],
    _ parameters: [ParameterSignature]
  ) -> Self? {
    var targets: [Int] = []
    for argument in arguments where !argument.isTrailing {
      let found = parameters.indices.first {
        parameters[$0].label == argument.label && !targets.contains($0)
      }
      guard let found else { return nil }
      targets.append(found)
    }
    for position in targets.indices.dropFirst() where targets[position] < targets[position - 1] {
      let before = targets.firstIndex { $0 > targets[position] } ?? 0
      return .order(argument: position, before: before)
    }
    return nil
  }

  /// The parameter that an argument which fits none is most likely meant for.
  private static func likeliest(
    for position: Int,
    _ arguments: [CallArgument],
    _ parameters: [ParameterSignature],
    _ targets: [Int?],
    _ missing: [Int],
    unlabelledBehind: Int
  ) -> Int? {
    let low = targets[..<position].compactMap { $0 }.max().map { $0 + 1 } ?? 0
    let high = targets[(position + 1)...].compactMap { $0 }.min() ?? parameters.count
    guard low < high else { return nil }
    let free = (low..<high).filter { !targets.contains($0) }
    guard let label = arguments[position].label else {
      // Where more arguments lack a label than parameters an argument, they are meant in order.
      let isForMissing = unlabelledBehind < free.count { missing.contains($0) }
      return (isForMissing ? free.first { missing.contains($0) } : nil)
        ?? free.first { parameters[$0].type.functionType == nil }
        ?? (arguments[position].isName ? free.first : nil)
    }
    let near = nearestName(to: label, among: free.compactMap { parameters[$0].label })
    return free.first { near != nil && parameters[$0].label == near }
      ?? free.first { missing.contains($0) }
  }
}
