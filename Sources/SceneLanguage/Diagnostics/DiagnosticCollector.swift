/// Takes in the mistakes of a program while it is bound, each once.
struct DiagnosticCollector {
  /// One mistake and its place.
  struct Entry: Hashable {
    var mistake: SceneMistake
    var severity: SceneDiagnostic.Severity
    var span: SourceSpan
    var fixIts: [SceneFixIt]
    var notes: [Note] = []
  }

  /// What is told behind a mistake about another place.
  struct Note: Hashable {
    var mistake: SceneMistake
    var span: SourceSpan
  }

  private(set) var entries: [Entry] = []
  private var seen: Set<Entry> = []
  /// What the compiler skips behind a syntax error, of which nothing is told.
  var skipped: [SourceSpan] = []
  /// How many attempts are around, at whose end what they told is taken back.
  var attemptDepth = 0

  /// Whether what is added now is forgotten without being read, so that its wording can be left out.
  var forgetsWording: Bool { attemptDepth > 0 && seen.isEmpty }

  /// The number of mistakes so far, to return to with ``removeAll(after:)``.
  var count: Int { entries.count }

  /// Adds a mistake unless the same one was told for the same place.
  mutating func add(
    _ mistake: SceneMistake,
    at span: SourceSpan,
    severity: SceneDiagnostic.Severity = .error,
    fixIts: [SceneFixIt]? = nil,
    notes: [Note] = []
  ) {
    if forgetsWording {
      entries.append(Entry(mistake: mistake, severity: severity, span: span, fixIts: []))
      return
    }
    let entry = Entry(
      mistake: mistake,
      severity: severity,
      span: span,
      fixIts: fixIts ?? mistake.fixIts(at: span),
      notes: notes
    )
    if seen.insert(entry).inserted { entries.append(entry) }
  }

  /// Forgets what was added after `count` mistakes: an attempt that was given up.
  mutating func removeAll(after count: Int) {
    if !seen.isEmpty {
      for entry in entries[count...] { seen.remove(entry) }
    }
    entries.removeSubrange(count...)
  }

  /// Adds what was told before and taken back.
  mutating func add(_ told: [Entry]) {
    for entry in told where forgetsWording || seen.insert(entry).inserted { entries.append(entry) }
  }

  /// Gives what was added after `count` mistakes one place; what would mend it stays where it is.
  mutating func move(after count: Int, to place: SourceSpan) {
    if count == entries.count { return }
    let moved = Array(entries[count...])
    removeAll(after: count)
    for entry in moved {
      add(entry.mistake, at: place, severity: entry.severity, fixIts: entry.fixIts)
    }
  }

  /// Whether an error was added after `count` mistakes.
  func hasErrors(after count: Int = 0) -> Bool {
    entries[count...].contains { $0.severity == .error }
  }

  private func isSkipped(_ span: SourceSpan) -> Bool {
    skipped.contains { $0.file == span.file && $0.start <= span.start && span.start < $0.end }
  }

  /// The diagnostics in the order of the source.
  ///
  /// On a line with a syntax error nothing else is told: it would only follow from that. The ways
  /// through bodies are told of, as by the compiler, where nothing else is wrong in the program.
  func diagnostics(in files: [SceneFile]) -> [SceneDiagnostic] {
    var broken: [[Int]: Int] = [:]
    for entry in entries where entry.isSyntaxError {
      broken[entry.line(in: files), default: .max].reduce(to: entry.span.start)
    }
    let isSound = !entries.contains {
      $0.severity == .error && !$0.mistake.isOfFlow && $0.mistake != .nothingToPreview
    }
    let entries = entries.filter { entry in
      (isSound || !entry.mistake.isOfFlow) && !isSkipped(entry.span)
        && (entry.isSyntax
          || broken[entry.line(in: files)].map { entry.isTold(before: $0) } ?? true)
    }
    let sorted = entries.enumerated().sorted { first, second in
      let (one, two) = (first.element.span, second.element.span)
      return (one.file, one.start, first.offset) < (two.file, two.start, second.offset)
    }
    let told = sorted.prefix(Self.mostTold).flatMap { $0.element.diagnostics(in: files) }
    let untold = sorted.dropFirst(Self.mostTold).map(\.element)
    guard var last = untold.first else { return told }
    last.mistake = .moreMistakes(untold.count)
    last.severity = untold.contains { $0.severity == .error } ? .error : .warning
    last.fixIts = []
    last.notes = []
    return told + last.diagnostics(in: files)
  }

  /// Nobody reads more; each that is told is shown with its line.
  private static let mostTold = 1_000
}

extension DiagnosticCollector.Entry {
  fileprivate var isSyntax: Bool {
    switch mistake {
    case .syntax, .declaration(.functionWithoutBody), .declaration(.initializerWithoutBody): true
    default: false
    }
  }

  /// Whether it is about a name before the syntax error on its line: one that nothing behind it
  /// can give a type or a meaning.
  fileprivate func isTold(before error: Int) -> Bool {
    switch mistake {
    case .typeAnnotationMissing, .nameNotFound, .pattern(.discardOutside): span.start < error
    default: false
    }
  }

  /// Whether the parser had to guess what the line says.
  fileprivate var isSyntaxError: Bool {
    if case .syntax(_, let leavesLineReadable) = mistake, severity == .error {
      !leavesLineReadable
    } else {
      false
    }
  }

  fileprivate func line(in files: [SceneFile]) -> [Int] {
    [span.file, files[span.file].position(at: span.start).line]
  }

  /// The mistake as it is told, with a path, lines, and columns, and its notes.
  func diagnostics(in files: [SceneFile]) -> [SceneDiagnostic] {
    [diagnostic(in: files)]
      + notes.map { note in
        Self(mistake: note.mistake, severity: .note, span: note.span, fixIts: [])
          .diagnostic(in: files)
      }
  }

  /// The mistake alone.
  func diagnostic(in files: [SceneFile]) -> SceneDiagnostic {
    let file = files[span.file]
    return SceneDiagnostic(
      mistake: mistake,
      severity: severity,
      file: file.source.path,
      start: file.position(at: span.start),
      end: file.position(at: span.end),
      fixIts: fixIts
    )
  }
}

extension DiagnosticCollector {
  /// Tells of a value at a place as of one for a type that is written, and not for a parameter.
  mutating func tellAsValue(after count: Int, at place: SourceSpan) {
    let told = Array(entries[count...])
    removeAll(after: count)
    for entry in told {
      var mistake = entry.mistake
      if entry.span == place, case .cannotConvertArgument(let type, let wanted) = mistake {
        mistake = .cannotConvertValue(type, to: wanted)
      }
      add(mistake, at: entry.span, severity: entry.severity, fixIts: entry.fixIts)
    }
  }

  private mutating func restore(_ entry: Entry) {
    add(
      entry.mistake,
      at: entry.span,
      severity: entry.severity,
      fixIts: entry.fixIts,
      notes: entry.notes
    )
  }

  /// Forgets mistakes that only the missing meaning of a call around them has caused.
  mutating func removeContextual(after count: Int) {
    let kept = entries[count...].filter { entry in
      switch entry.mistake {
      case .implicitMemberWithoutType, .closureParameterCount, .nilWithoutType, .valueIsNotView,
        .resultUnused, .unusedResult, .builderTakesViews, .returnInBuilder,
        .controlFlowInBuilder, .declarationInBuilder:
        false
      default: true
      }
    }
    removeAll(after: count)
    for entry in kept {
      restore(entry)
    }
  }

  /// Forgets that results are unused in a closure that is wrong: the compiler checks its statements
  /// together.
  mutating func removeUnusedResults(after count: Int) {
    let unwraps = { (mistake: SceneMistake) in
      if case .bindingNeedsOptional = mistake { true } else { false }
    }
    let isAllUnwrapping = entries[count...].allSatisfy {
      $0.severity != .error || unwraps($0.mistake)
    }
    let kept = entries[count...].filter { entry in
      switch entry.mistake {
      case .resultUnused, .unusedResult, .optionalAsAny: false
      // That nothing has to be unwrapped shows once all else is known.
      case .bindingNeedsOptional: isAllUnwrapping
      default: true
      }
    }
    if kept.count == entries.count - count { return }
    removeAll(after: count)
    for entry in kept {
      restore(entry)
    }
  }
}

extension DiagnosticCollector {
  /// Forgets that variables are unused in a closure that is wrong as a whole.
  mutating func removeUnusedVariables(in closure: SourceSpan) {
    let isUnused = { (entry: Entry) in
      switch entry.mistake {
      case .neverMutated, .neverRead, .neverUsed, .neverUsedUnwrapped, .declaration(.captureUnused),
        .declaration(.constantUnused):
        entry.span.file == closure.file && closure.start <= entry.span.start
          && entry.span.end <= closure.end
      default: false
      }
    }
    guard let first = entries.firstIndex(where: isUnused) else { return }
    let kept = entries[first...].filter { !isUnused($0) }
    removeAll(after: first)
    for entry in kept { restore(entry) }
  }
}

extension Int {
  fileprivate mutating func reduce(to other: Int) { self = Swift.min(self, other) }
}
