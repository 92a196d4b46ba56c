internal import SwiftSyntax

/// Finds which of several candidates a call means whose arguments fit none.
extension Binder {
  /// Tells the arguments that only another candidate takes, where this one takes all others.
  func tellMixed(
    _ candidate: Callable,
    _ arguments: [CallArgument],
    at place: SourceSpan
  ) -> Bool {
    let labels = candidate.signature.parameters.map(\.label)
    let strays = arguments.indices.filter { !labels.contains(arguments[$0].label) }
    let own = arguments.indices.filter { !strays.contains($0) }.map { arguments[$0] }
    guard !strays.isEmpty,
      case .matched = ArgumentMatching(own, to: candidate.signature.parameters)
    else { return false }
    tell(extra: strays, arguments, at: place)
    return true
  }

  /// Whether as much is wrong with the labels for one initializer of the library as for another, so
  /// that none is meant more.
  func areEquallyNear(
    _ candidates: [Callable],
    _ arguments: [CallArgument],
    at place: SourceSpan
  ) -> Bool {
    guard candidates.count > 1, !arguments.isEmpty, !arguments.contains(where: \.isTrailing),
      candidates.allSatisfy({ $0.entry?.kind == .initializer })
    else { return false }
    var least = Int.max
    var nearest: [Callable] = []
    for candidate in candidates {
      guard let meant = meaning(of: arguments, for: candidate) else { return false }
      let changed = arguments.indices.filter {
        arguments[$0].label != meant.labels[$0] && !arguments[$0].isFirstTrailing
      }
      // A label that is only too much is told as that, and one that lacks, too.
      if changed.contains(where: { meant.labels[$0] == nil || arguments[$0].label == nil }) {
        return false
      }
      let count = changed.count + meant.missing.count + meant.extra.count
      if count < least { nearest = [] }
      least = min(least, count)
      // What only lacks or only is too much belongs to the one that has most of the rest.
      if count == least, meant.missing.count == meant.extra.count { nearest.append(candidate) }
    }
    guard nearest.count > 1,
      Set(nearest.map { $0.signature.parameters.map(\.label) }).count == nearest.count
    else { return false }
    let isRenamed = nearest.map { fits(arguments, $0, at: place) }
    return isRenamed.allSatisfy { $0 } || arguments.count == 1 && !isRenamed.contains(true)
  }

  /// The candidate that is most likely meant: the nearest by labels, and among equally near ones the
  /// first whose types fit.
  func nearest(
    of candidates: [Callable],
    _ arguments: [CallArgument],
    _ known: Set<String>,
    mixes: Bool,
    at place: SourceSpan
  ) -> Callable? {
    let ranked = candidates.map { (candidate: $0, distance: distance($0, arguments, known)) }
    guard let least = ranked.map(\.distance).min() else { return nil }
    let near = ranked.filter { $0.distance == least }.map(\.candidate)
    if near.count == 1 { return near[0] }
    if mixes {
      // The first argument says which one was begun, unless what is then too much begins with a
      // dot, and so would mean nothing.
      return near.max { first, second in
        let ranks = (rank(first, arguments), rank(second, arguments))
        if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
        return first.signature.parameters.count < second.signature.parameters.count
      }
    }
    guard !arguments.isEmpty, near.allSatisfy(\.isLibrary) else { return near[0] }
    return near.first { fits(arguments, $0, at: place) } ?? near[0]
  }

  /// How well a candidate explains labels of several ones; higher is better.
  private func rank(_ candidate: Callable, _ arguments: [CallArgument]) -> Int {
    let labels = candidate.signature.parameters.map(\.label)
    let isReadable = arguments.allSatisfy {
      labels.contains($0.label) || !$0.expression.startsWithDot
    }
    return (isReadable ? 2 : 0) + (labels.contains(arguments[0].label) ? 1 : 0)
  }

  /// The labels that arguments most likely mean for a candidate, with the parameters that lack then
  /// and the arguments that are too much; `nil` where they fit, or only their order is wrong.
  private func meaning(
    of arguments: [CallArgument],
    for candidate: Callable
  ) -> (labels: [String?], missing: [Int], extra: [Int])? {
    let parameters = candidate.signature.parameters
    guard
      case .mismatched(let assigned, let missing, let extra) =
        ArgumentMatching(arguments, to: parameters),
      case .parts(let labels, let stillMissing, let stillExtra) = ArgumentMatching.Mismatch(
        arguments,
        parameters,
        assigned,
        missing: missing,
        extra: extra
      )
    else { return nil }
    return (labels, stillMissing, stillExtra)
  }

  /// Whether the types of arguments are those of the parameters that they are most likely meant for.
  private func fits(
    _ arguments: [CallArgument],
    _ candidate: Callable,
    at place: SourceSpan
  ) -> Bool {
    guard let meant = meaning(of: arguments, for: candidate), meant.missing.isEmpty,
      meant.extra.isEmpty
    else { return false }
    let named = zip(arguments, meant.labels).map { $0.isFirstTrailing ? $0 : $0.relabelled($1) }
    guard case .matched(let positions) = ArgumentMatching(named, to: candidate.signature.parameters)
    else { return false }
    return attempt { bind(candidate, named, positions, at: place, expecting: .unknown) }.succeeded
  }

  /// How far a candidate is from what was written: labels that occur and numbers of arguments.
  ///
  /// A label that is `known` to another candidate is not misspelt.
  private func distance(
    _ candidate: Callable,
    _ arguments: [CallArgument],
    _ known: Set<String>
  ) -> Int {
    let parameters = candidate.signature.parameters
    let labels = parameters.map(\.label)
    let isTooMuch =
      arguments.count > parameters.count && !parameters.contains(where: \.isVariadic)
    var result = isTooMuch ? 5 * (arguments.count - parameters.count) : 0
    var unlabelled = 0
    for argument in arguments where !argument.isFirstTrailing {
      if labels.contains(argument.label) { continue }
      if argument.label == nil, !isTooMuch {
        // An argument of the right number lacks no more than its label.
        unlabelled += 1
        result += 2
        continue
      }
      let near = argument.label.flatMap { label in
        known.contains(label)
          ? nil : nearestName(to: label, among: labels.compactMap { $0 })
      }
      if near == nil, labels.contains(nil), !isTooMuch {
        // One that needs none has a label too much, unless another candidate wants that label.
        unlabelled += 1
        result += argument.label.map(known.contains) == true ? 7 : 3
        continue
      }
      // A label of another spelling stands for the one that is near.
      if near != nil { unlabelled += 1 }
      result += near == nil ? 4 : 1
    }
    let hasClosure = arguments.contains(where: \.isFirstTrailing)
    if hasClosure && !parameters.contains(where: \.takesTrailingClosure) { result += 4 }
    let required = parameters.count { parameter in
      !parameter.canBeLeftOut
        && !arguments.contains { $0.label == parameter.label || $0.isFirstTrailing }
    }
    return result + 2 * max(0, required - unlabelled)
  }
}
