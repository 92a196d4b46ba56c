extension Evaluation {
  /// Notes that an object has ended.
  ///
  /// Its `deinit` runs after the statement that let it go, and not within: there a variable may be
  /// in the middle of a change.
  func note(ended declaration: TypeDeclaration, _ fields: [SceneValue]) {
    // An initializer that throws before all fields are set leaves nothing to end.
    let isComplete = zip(declaration.storedProperties, fields).allSatisfy { property, field in
      if case .absent = field { property.isLazy } else { true }
    }
    if isComplete { endings.append((declaration, fields)) }
  }

  /// Runs the `deinit` of objects that have ended, own before inherited; what only one of them held
  /// ends before the others do.
  func runEndings() throws {
    var waiting = Array(endings.reversed())
    endings = []
    defer { endings = waiting.reversed() + endings }
    while !waiting.isEmpty {
      try runLast(of: &waiting)
      waiting += endings.reversed()
      endings = []
    }
  }

  /// Runs the `deinit` of the last of objects that have ended, and lets go what it held.
  private func runLast(of waiting: inout [Ending]) throws {
    guard let (declaration, fields) = waiting.popLast() else { return }
    let object: SceneValue =
      declaration.kind == .structure
      ? .structure(StructureValue(declaration: declaration, fields: fields))
      : .object(ObjectValue(declaration: declaration, fields: fields))
    var current: TypeDeclaration? = declaration
    while let type = current {
      if let end = type.deinitializer {
        _ = try end.code.call(object, [], self, at: end.span)
      }
      current = type.superclass
    }
  }
}
