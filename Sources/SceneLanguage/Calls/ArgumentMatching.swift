/// Which arguments go to which parameter, or why they do not.
enum ArgumentMatching {
  /// For each parameter the positions of its arguments; none where its default holds.
  case matched([ArgumentPositions])
  /// What fits, the parameters that lack an argument, and the arguments that find no parameter.
  case mismatched(assigned: [ArgumentPositions], missing: [Int], extra: [Int])

  /// Why the arguments of a call do not fit.
  enum Mismatch {
    case order(argument: Int, before: Int)
    /// The labels of what each argument is meant for, those that lack, and those that are too much.
    case parts(labels: [String?], missing: [Int], extra: [Int])
  }

  /// Assigns arguments to parameters in order, as Swift does.
  ///
  /// Parameters with defaults may be passed over, labels must be equal, and a trailing closure
  /// goes to the next parameter that is a function.
  init(_ arguments: [CallArgument], to parameters: [ParameterSignature]) {
    var assigned = Array(repeating: ArgumentPositions(), count: parameters.count)
    var next = 0
    var missing: [Int] = []
    var extra: [Int] = []
    for position in arguments.indices {
      let found = ArgumentMatching.parameter(
        for: arguments[position],
        from: next,
        isBegun: next < parameters.count && !assigned[next].isEmpty,
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
    } else if extra.count == 1, missing.count == 1, arguments[extra[0]].isFirstTrailing,
      extra[0] == arguments.count - 1, parameters[missing[0]].takesTrailingClosure,
      parameters[(missing[0] + 1)...].allSatisfy(\.canBeLeftOut)
    {
      // What came before labels were wanted: the closure goes to the last that lacks one.
      assigned[missing[0]].append(extra[0])
      self = .matched(assigned)
    } else {
      self = .mismatched(assigned: assigned, missing: missing, extra: extra)
    }
  }

  /// The parameter that an argument goes to.
  ///
  /// What `isBegun`, the variadic parameter at `start`, takes more arguments without its label.
  private static func parameter(
    for argument: CallArgument,
    from start: Int,
    isBegun: Bool,
    in parameters: [ParameterSignature],
    trailingLeft: @autoclosure () -> Int
  ) -> Int? {
    if argument.isFirstTrailing {
      let functions = parameters.indices.dropFirst(start).filter {
        parameters[$0].takesTrailingClosure
      }
      let required = functions.filter { !parameters[$0].canBeLeftOut }
      // A closure parameter with a default is passed over when a later one needs the closure.
      let found = functions.first { candidate in
        if parameters[candidate].type.functionType == nil,
          required.contains(where: { $0 > candidate && parameters[$0].type.functionType != nil }),
          trailingLeft() == 1
        {
          return false
        }
        return !parameters[candidate].canBeLeftOut
          || required.count { $0 > candidate } < trailingLeft()
      }
      // Of those that all have defaults the last is meant, as before labels were wanted.
      guard let found, parameters[found].canBeLeftOut, required.isEmpty, trailingLeft() == 1 else {
        return found
      }
      return functions.last { argument.mayBe(parameters[$0].type) } ?? found
    }
    if let label = argument.label {
      if start < parameters.count, parameters[start].isVariadic, parameters[start].label == label {
        return start
      }
      for index in parameters.indices.dropFirst(start) where parameters[index].label == label {
        return index
      }
      return nil
    }
    for index in parameters.indices.dropFirst(start) {
      let takes =
        parameters[index].label == nil
        || (parameters[index].isVariadic && index == start && isBegun)
      if takes { return index }
      if !parameters[index].canBeLeftOut { return nil }
    }
    return nil
  }
}

/// The positions of the arguments of one parameter: none, one, or those of a variadic one.
struct ArgumentPositions: RandomAccessCollection {
  private var only = -1
  private var others: [Int] = []

  var startIndex: Int { 0 }
  var endIndex: Int { only < 0 ? 0 : others.count + 1 }

  subscript(index: Int) -> Int { index == 0 ? only : others[index - 1] }

  mutating func append(_ position: Int) {
    if only < 0 { only = position } else { others.append(position) }
  }
}

extension ParameterSignature {
  /// Whether a call may say nothing about it.
  var canBeLeftOut: Bool { hasDefault || isVariadic }

  /// Whether a closure after the parentheses may go to it.
  var takesTrailingClosure: Bool {
    switch type {
    case .unknown, .parameter, .member, .error: true
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
    for position in arguments.indices where !arguments[position].isFirstTrailing {
      let isNamed = parameters.indices.contains {
        parameters[$0].label == arguments[position].label
          || (arguments[position].label == nil && parameters[$0].isVariadic)
      }
      if !isNamed { return false }
    }
    return parameters.indices.allSatisfy { index in
      parameters[index].canBeLeftOut
        || arguments.indices.contains {
          arguments[$0].isFirstTrailing || arguments[$0].label == parameters[index].label
        }
    }
  }
}
