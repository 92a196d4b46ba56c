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

  /// Runs the `deinit` of objects that have ended, own before inherited.
  func runEndings() throws {
    while !endings.isEmpty {
      let (declaration, fields) = endings.removeFirst()
      let object = SceneValue.object(ObjectValue(declaration: declaration, fields: fields))
      var current: TypeDeclaration? = declaration
      while let type = current {
        if let end = type.deinitializer {
          _ = try end.code.call(object, [], self, at: end.span)
        }
        current = type.superclass
      }
    }
  }
}
