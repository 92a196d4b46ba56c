/// Which arguments go to which parameter, or why they do not.
enum ArgumentMatching {
  /// For each parameter the positions of its arguments; none where its default holds.
  case matched([[Int]])
  /// What fits, the parameters that lack an argument, and the arguments that find no parameter.
  case mismatched(assigned: [[Int]], missing: [Int], extra: [Int])

  /// Why the arguments of a call do not fit, the gravest reason first.
  enum Mismatch {
    case labels(expected: [String?])
    case order(argument: Int, before: Int)
    case missing([Int])
    case extra([Int])
  }

  /// Assigns arguments to parameters in order, as Swift does.
  ///
  /// Parameters with defaults may be passed over, labels must be equal, and a trailing closure
  /// goes to the next parameter that is a function.
  init(_ arguments: [CallArgument], to parameters: [ParameterSignature]) {
    var assigned = parameters.map { _ in [Int]() }
    var next = 0
    var missing: [Int] = []
    var extra: [Int] = []
    for (position, argument) in arguments.enumerated() {
      let found = ArgumentMatching.parameter(
        for: argument,
        from: next,
        in: parameters,
        trailingLeft: arguments[position...].count(where: \.isTrailing)
      )
      guard let found else {
        extra.append(position)
        continue
      }
      for skipped in next..<max(found, next)
      where assigned[skipped].isEmpty && !parameters[skipped].canBeLeftOut {
        missing.append(skipped)
      }
      assigned[found].append(position)
      next = parameters[found].isVariadic ? found : found + 1
    }
    for index in parameters.indices.dropFirst(next)
    where assigned[index].isEmpty && !parameters[index].canBeLeftOut {
      missing.append(index)
    }
    if missing.isEmpty && extra.isEmpty {
      self = .matched(assigned)
    } else {
      self = .mismatched(assigned: assigned, missing: missing, extra: extra)
    }
  }

  /// The parameter that an argument goes to.
  private static func parameter(
    for argument: CallArgument,
    from start: Int,
    in parameters: [ParameterSignature],
    trailingLeft: @autoclosure () -> Int
  ) -> Int? {
    if argument.isFirstTrailing {
      let functions = parameters.indices.dropFirst(start).filter {
        parameters[$0].takesTrailingClosure
      }
      let required = functions.filter { !parameters[$0].canBeLeftOut }
      // A closure parameter with a default is passed over when a later one needs the closure.
      return functions.first { candidate in
        !parameters[candidate].canBeLeftOut
          || required.count { $0 > candidate } < trailingLeft()
      }
    }
    if let label = argument.label {
      if start < parameters.count, parameters[start].isVariadic, parameters[start].label == label {
        return start
      }
      return parameters.indices.dropFirst(start).first { parameters[$0].label == label }
    }
    return parameters.indices.dropFirst(start).first { index in
      parameters[index].label == nil
        || (parameters[index].isVariadic && index == start && index > 0)
    }.flatMap { index in
      parameters[start..<index].allSatisfy(\.canBeLeftOut) ? index : nil
    }
  }
}

extension ParameterSignature {
  /// Whether a call may say nothing about it.
  var canBeLeftOut: Bool { hasDefault || isVariadic }

  /// Whether a closure after the parentheses may go to it.
  var takesTrailingClosure: Bool {
    switch type {
    case .unknown, .parameter, .error: true
    case .named("Any", _): false
    default: type.functionType != nil
    }
  }
}

extension Signature {
  /// Whether labels and numbers let a call pass arguments; `true` where none are asked about.
  ///
  /// It is the quick question before a candidate is made: what it turns down,
  /// ``ArgumentMatching`` turns down too, whatever the types are.
  func mayTake(_ arguments: [CallArgument]?) -> Bool {
    guard let arguments else { return true }
    if arguments.count > parameters.count, !parameters.contains(where: \.isVariadic) {
      return false
    }
    for argument in arguments where !argument.isFirstTrailing {
      let isNamed = parameters.contains {
        $0.label == argument.label || (argument.label == nil && $0.isVariadic)
      }
      if !isNamed { return false }
    }
    return parameters.allSatisfy { parameter in
      parameter.canBeLeftOut
        || arguments.contains { $0.isFirstTrailing || $0.label == parameter.label }
    }
  }
}
