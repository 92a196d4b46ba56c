extension ArgumentMatching.Mismatch {
  /// Finds the reason: a wrong order, or wrong labels, what is missing, and what is too much.
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
    var claims = ArgumentClaims(arguments, parameters, assigned)
    for position in extra where arguments[position].label != nil { claims.claimNear(position) }
    let left = extra.filter { !arguments[$0].isFirstTrailing && claims.targets[$0] == nil }
    // As many as there are parameters without an argument are meant for these.
    let isMeant = !missing.isEmpty && left.count == claims.unclaimed.count
    for position in left { claims.claim(position, isMeant: isMeant, missing: missing) }
    claims.giveUpClosure(behind: left)
    self = .parts(
      labels: zip(arguments, claims.targets).map { argument, target in
        guard let target else { return argument.label }
        return parameters[target].label
      },
      missing: parameters.indices.filter { index in
        !claims.targets.contains(index)
          && (missing.contains(index) || claims.closureParameter == index)
      },
      extra: arguments.indices.filter { position in
        claims.targets[position] == nil
          && (extra.contains(position) || claims.closureParameter != nil)
      }
    )
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
}

/// The parameters that the arguments of a call are most likely meant for.
private struct ArgumentClaims {
  let arguments: [CallArgument]
  let parameters: [ParameterSignature]
  /// For each argument the parameter that it is for.
  var targets: [Int?]

  init(
    _ arguments: [CallArgument],
    _ parameters: [ParameterSignature],
    _ assigned: [ArgumentPositions]
  ) {
    self.arguments = arguments
    self.parameters = parameters
    targets = arguments.map { _ in nil }
    for (parameter, positions) in assigned.enumerated() {
      for position in positions { targets[position] = parameter }
    }
  }

  /// What the closure behind the parentheses would be for, if it were not given up.
  var closureParameter: Int?

  /// Gives up the closure behind the parentheses, as the compiler does where a label before it means
  /// nothing, unless there are as many arguments as parameters.
  mutating func giveUpClosure(behind extra: [Int]) {
    guard arguments.count != parameters.count,
      let closure = arguments.firstIndex(where: \.isFirstTrailing),
      let parameter = targets[closure], !parameters[parameter].canBeLeftOut
    else { return }
    let strays = extra.filter { $0 < closure && arguments[$0].label != nil }
    // What would be right with another label counts as much as what is too much.
    guard let first = strays.first else { return }
    for position in first...closure { targets[position] = nil }
    closureParameter = parameter
  }

  /// The parameters that no argument is for.
  var unclaimed: [Int] { parameters.indices.filter { !targets.contains($0) } }

  /// The unclaimed parameters between those of the arguments around.
  private func free(for position: Int) -> [Int] {
    let low = targets[..<position].compactMap { $0 }.max().map { $0 + 1 } ?? 0
    let high = targets[(position + 1)...].compactMap { $0 }.min() ?? parameters.count
    return low < high ? (low..<high).filter { !targets.contains($0) } : []
  }

  /// Takes an argument for the parameter whose label is spelt like its own.
  mutating func claimNear(_ position: Int) {
    let free = free(for: position)
    guard let label = arguments[position].label else { return }
    let ranked = free.compactMap { index in
      parameters[index].label.flatMap { label.distance(toLabel: $0) }.map {
        (index: index, distance: $0)
      }
    }
    targets[position] = ranked.min { $0.distance < $1.distance }?.index
  }

  /// Takes an argument for the next parameter: always where it has no label, else where the
  /// parameter has none, or where it is `isMeant`.
  mutating func claim(_ position: Int, isMeant: Bool, missing: [Int]) {
    let free = free(for: position)
    let argument = arguments[position]
    guard argument.label != nil else {
      targets[position] =
        argument.isClosure || argument.isName || parameters.count == 1
        ? free.first : free.first { parameters[$0].type.functionType == nil }
      return
    }
    if let first = free.first, parameters[first].label == nil {
      targets[position] = first
    } else if isMeant {
      targets[position] = free.first
    } else if arguments.contains(where: \.isTrailing) {
      targets[position] = free.first { missing.contains($0) }
    }
  }
}

extension String {
  /// How far a label is from that of a parameter; `nil` where it is no misspelling of it.
  ///
  /// As the compiler does, it forgives a mistyped letter for every three, counts the case of
  /// letters, takes `with` at the beginning for no part of the name, and takes any single letter
  /// for another.
  fileprivate func distance(toLabel other: String) -> Int? {
    if count == 1, other.count == 1 { return 1 }
    var distance = editDistance(self, other)
    if other.hasPrefix("with"), let first = other.dropFirst(4).first, first.isUppercase {
      let rest = first.lowercased() + other.dropFirst(5)
      distance = min(distance, max(1, editDistance(self, rest)))
    }
    return distance <= (count + 1) / 3 ? distance : nil
  }
}
