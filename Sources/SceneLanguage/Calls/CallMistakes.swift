internal import SwiftSyntax

/// Tells why the arguments of a call fit none of the candidates.
extension Binder {
  func tellMismatch(
    _ candidates: [Callable],
    _ arguments: [CallArgument],
    at place: SourceSpan,
    nameSpan: SourceSpan
  ) -> any BoundExpression {
    defer { bindForDiagnostics(arguments) }
    if let only = candidates.first, candidates.count == 1, !only.access.allows(scope) {
      return erroneous(.initializerInaccessible(only.name, level: only.access.word), at: place)
    }
    if let label = unsupportedLabel(of: candidates, arguments) {
      return erroneous(
        .unsupported("the argument '\(label.label ?? "_"):'"),
        at: label.labelSpan ?? label.span
      )
    }
    if let candidate = candidates.first, hasNoForm(candidate, arguments) {
      return erroneous(.noMatchingOverload("instance method '\(candidate.name)'"), at: nameSpan)
    }
    let known = Set(candidates.flatMap { $0.signature.parameters.compactMap(\.label) })
    // Labels of several candidates mixed: the one that takes most is meant.
    let mixes =
      !arguments.isEmpty && arguments.allSatisfy { $0.label.map(known.contains) == true }
    if let told = tellStandardInitializer(candidates, arguments, knownLabels: known, at: nameSpan) {
      return told
    }
    let nearest = nearest(of: candidates, arguments, known, mixes: mixes, at: place)
    if let nearest, let only = arguments.first, arguments.count == 1, only.label != nil,
      nearest.signature.parameters.count == 1,
      candidates.contains(where: { $0.signature.parameters.isEmpty }),
      !attempt({
        bind(only.expression, as: nearest.signature.parameters[0].type) {
          .cannotConvertArgument($0, to: $1)
        }
      }).succeeded
    {
      return erroneous(.argumentWithoutParameters, at: only.span)
    }
    if areEquallyNear(candidates, arguments, at: place) {
      return erroneous(.noMatchingOverload("initializer"), at: nameSpan)
    }
    if let nearest, mixes, tellMixed(nearest, arguments, at: place) {
      return ErroneousExpression(span: place)
    }
    guard let nearest,
      case .mismatched(let assigned, let missing, let extra) =
        ArgumentMatching(arguments, to: nearest.signature.parameters)
    else { return ErroneousExpression(span: place) }
    let reason = ArgumentMatching.Mismatch(
      arguments,
      nearest.signature.parameters,
      assigned,
      missing: missing,
      extra: extra
    )
    switch reason {
    case .order(let position, let before):
      report(
        .argumentOrder(
          arguments[position].label.map { "argument '\($0)'" }
            ?? "unnamed argument #\(position + 1)",
          before: arguments[before].label.map { "argument '\($0)'" }
            ?? "unnamed argument #\(before + 1)"
        ),
        at: arguments[position].labelSpan ?? arguments[position].span
      )
    case .parts(let labels, let missing, let extra):
      if !missing.isEmpty {
        let assigned = assigned.map { $0.contains(where: extra.contains) ? .init() : $0 }
        tell(missing: missing, of: nearest, assigned, arguments, at: place)
      }
      // What is still to be written is none too many.
      let extra = extra.filter { !arguments[$0].expression.is(MissingExprSyntax.self) }
      if !extra.isEmpty, nearest.signature.parameters.isEmpty,
        !arguments.contains(where: \.isTrailing)
      {
        report(
          .argumentWithoutParameters,
          at: extra.count == 1 ? arguments[extra[0]].span : openingBracket(of: arguments, at: place)
        )
      } else if !extra.isEmpty {
        tell(extra: extra, arguments, at: place)
      }
      for position in extra {
        if let name = arguments[position].expression.firstImplicitName {
          report(.implicitMemberWithoutType(name.text), at: span(name))
        }
      }
      // A first closure needs no label, but is told by that of its parameter.
      let areRight = zip(arguments, labels).allSatisfy {
        $0.isFirstTrailing || $0.label == $1
      }
      if extra.isEmpty, !areRight {
        tell(labels: labels, arguments, at: place)
        if missing.isEmpty { tellTypes(of: arguments, labels, nearest, at: place) }
      }
    }
    return ErroneousExpression(span: place)
  }

  /// Tells arguments whose labels are wrong and whose types are, too.
  private func tellTypes(
    of arguments: [CallArgument],
    _ labels: [String?],
    _ candidate: Callable,
    at place: SourceSpan
  ) {
    let named = zip(arguments, labels).map { $0.isFirstTrailing ? $0 : $0.relabelled($1) }
    guard
      case .matched(let assigned) = ArgumentMatching(named, to: candidate.signature.parameters)
    else { return }
    let before = diagnostics.count
    _ = bind(candidate, named, assigned, at: place, expecting: .unknown)
    let told = diagnostics.entries[before...].filter {
      $0.mistake.isAboutArgument || $0.mistake.isAboutGenerics
    }
    diagnostics.removeAll(after: before)
    for entry in told { report(entry.mistake, at: entry.span) }
  }

  /// Tells the parameters that need an argument and have none.
  private func tell(
    missing parameters: [Int],
    of nearest: Callable,
    _ assigned: [ArgumentPositions],
    _ arguments: [CallArgument],
    at place: SourceSpan
  ) {
    tellUntold(of: nearest, assigned, at: place)
    let names = parameters.map { nearest.signature.parameters[$0].missingName(position: $0) }
    if names.count == 1 {
      report(.missingArgument(names[0]), at: placeOfMissing(parameters[0], arguments, at: place))
      return
    }
    let isOnly = arguments.count == 1 && arguments[0].label == nil
    report(
      .missingArguments(names.joined(separator: ", ")),
      at: isOnly ? arguments[0].span : openingBracket(of: arguments, at: place)
    )
  }

  /// Where a missing argument would stand: before the first, or behind the one before it.
  private func placeOfMissing(
    _ parameter: Int,
    _ arguments: [CallArgument],
    at place: SourceSpan
  ) -> SourceSpan {
    let inside = arguments.filter { !$0.isTrailing }
    if let last = arguments.last, last.isTrailing, !inside.isEmpty, parameter > inside.count {
      return SourceSpan(file: place.file, start: last.span.end, end: last.span.end + 1)
    }
    guard let first = inside.first, parameter < inside.count || parameter == 0 else {
      return placeOfMissing(arguments, at: place)
    }
    if parameter == 0 { return first.labelSpan ?? first.span }
    let end = inside[parameter - 1].span.end
    return SourceSpan(file: place.file, start: end, end: end + 1)
  }

  /// The argument that none of the library's calls takes, and one of Apple's does.
  private func unsupportedLabel(
    of candidates: [Callable],
    _ arguments: [CallArgument]
  ) -> CallArgument? {
    guard candidates.contains(where: \.isLibrary) else { return nil }
    let known = Set(candidates.flatMap { $0.signature.parameters.compactMap(\.label) })
    return arguments.first { argument in
      argument.label.map { AppleNames.hasLabel($0) && !known.contains($0) } ?? false
    }
  }

  private func tell(labels expected: [String?], _ arguments: [CallArgument], at place: SourceSpan) {
    let have = arguments.map(\.label)
    let wrong = zip(have, expected).enumerated().filter {
      $0.element.0 != $0.element.1 && !arguments[$0.offset].isFirstTrailing
    }
    let isMissing = wrong.allSatisfy { $0.element.0 == nil }
    let isExtraneous = wrong.allSatisfy { $0.element.1 == nil }
    let changes = wrong.compactMap { fixIt(of: arguments[$0.offset], label: expected[$0.offset]) }
    let mistake: SceneMistake =
      if isMissing {
        .missingLabels(labels(wrong.map(\.element.1)), isPlural: wrong.count > 1)
      } else if isExtraneous {
        .extraneousLabels(labels(wrong.map(\.element.0)), isPlural: wrong.count > 1)
      } else {
        .wrongLabels(
          have: labels(have),
          expected: labels(told(expected, arguments, wrong: wrong.map(\.offset))),
          isPlural: wrong.count > 1
        )
      }
    let isOnly = isMissing && arguments.count == 1
    report(
      mistake,
      at: isOnly ? arguments[0].span : openingBracket(of: arguments, at: place),
      fixIts: changes.count == 1 ? changes : []
    )
  }

  /// The labels as they are expected: a first closure after the parentheses is told by that of its
  /// parameter where the mistake is in what follows it.
  private func told(
    _ expected: [String?],
    _ arguments: [CallArgument],
    wrong: [Int]
  ) -> [String?] {
    zip(expected, arguments.indices).map { label, index in
      arguments[index].isFirstTrailing && wrong.contains { $0 < index } ? nil : label
    }
  }

  private func labels(_ names: [String?]) -> String { names.map { ($0 ?? "_") + ":" }.joined() }

  /// The change that gives an argument its label.
  private func fixIt(of argument: CallArgument, label: String?) -> SceneFixIt? {
    switch (argument.labelSpan, label) {
    case (let old?, let label?):
      SceneFixIt(
        message: "replace '\(argument.label ?? "")' with '\(label)'",
        range: old.start..<old.end,
        replacement: label
      )
    case (let old?, nil):
      SceneFixIt(
        message: "remove the label",
        range: old.start..<argument.span.start,
        replacement: ""
      )
    case (nil, let label?):
      SceneFixIt(
        message: "insert '\(label): '",
        range: argument.span.start..<argument.span.start,
        replacement: label + ": "
      )
    case (nil, nil): nil
    }
  }

  /// The bracket that begins the arguments; the first closure where there is none.
  private func openingBracket(of arguments: [CallArgument], at place: SourceSpan) -> SourceSpan {
    let text = Array(program.files[place.file].source.text.utf8[from: place.start, to: place.end])
    let first = arguments.first.map { ($0.labelSpan ?? $0.span).start } ?? place.end
    let limit = min(max(0, first - place.start), text.count)
    if arguments.first?.isTrailing != false, text.last != UInt8(ascii: ")") {
      return arguments.first?.span ?? place
    }
    let found = text[..<limit].lastIndex(of: UInt8(ascii: "(")) ?? 0
    return SourceSpan(file: place.file, start: place.start + found, end: place.start + found + 1)
  }

  /// Where a missing argument would stand: before the closing bracket.
  private func placeOfMissing(
    _ arguments: [CallArgument],
    at place: SourceSpan
  ) -> SourceSpan {
    guard let last = arguments.last(where: { !$0.isTrailing }) else {
      let bracket = openingBracket(of: arguments, at: place)
      if let closure = arguments.first, bracket == closure.span {
        return endOfCalled(before: closure, at: place)
      }
      guard arguments.isEmpty else { return bracket }
      return SourceSpan(file: place.file, start: max(place.start, place.end - 1), end: place.end)
    }
    return SourceSpan(file: place.file, start: last.span.end, end: last.span.end + 1)
  }

  /// Where the name of what is called ends, before a closure without parentheses.
  private func endOfCalled(before closure: CallArgument, at place: SourceSpan) -> SourceSpan {
    let text = program.files[place.file].source.text.utf8[from: place.start, to: closure.span.start]
    let spaces = text.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let isBracket = text.dropLast(spaces).last == UInt8(ascii: ")")
    let end = closure.span.start - spaces - (isBracket ? 1 : 0)
    return SourceSpan(file: place.file, start: end, end: end + 1)
  }

  func tell(extra positions: [Int], _ arguments: [CallArgument], at place: SourceSpan) {
    if positions.count == 1 || arguments.count == positions.count,
      let position = positions.first(where: { arguments[$0].isTrailing }),
      positions.count == 1 || positions.allSatisfy({ arguments[$0].isTrailing })
    {
      return report(.extraTrailingClosure, at: arguments[position].span)
    }
    guard let first = positions.first else { return }
    if positions.count == 1 {
      report(.extraArgument(arguments[first].label), at: arguments[first].span)
    } else {
      let list = positions.map { "#\($0 + 1)" }.joined(separator: ", ")
      report(.extraArguments(list), at: openingBracket(of: arguments, at: place))
    }
  }
}

extension String.UTF8View {
  /// The bytes between two offsets, as far as they exist.
  fileprivate subscript(from first: Int, to last: Int) -> Substring.UTF8View {
    let start = index(startIndex, offsetBy: Swift.max(0, first), limitedBy: endIndex) ?? endIndex
    let end = index(start, offsetBy: Swift.max(0, last - first), limitedBy: endIndex) ?? endIndex
    return self[start..<end]
  }
}

extension LibraryEntry {
  /// What messages call its kind.
  var kindWording: String {
    switch kind {
    case .initializer: "initializer"
    case .function: "global function"
    default: "instance method"
    }
  }

  /// Its name and labels as messages spell them.
  var spelled: String {
    kind == .initializer
      ? "'\(name)(\(signature.labels))'" : "'\(signature.spelled(named: name))'"
  }
}
