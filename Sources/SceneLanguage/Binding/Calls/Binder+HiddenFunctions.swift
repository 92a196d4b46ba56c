/// Which of a method and a function of the same name a call means.
extension Binder {
  /// Whether a bare name means a static member of a kind that only the library's type has.
  func namesEntry(
    _ name: String,
    _ kind: LibraryEntry.Kind,
    among found: FoundMembers,
    of type: SceneType
  ) -> Bool {
    found.declared.isEmpty && namesStatics(of: type) && library.functions[name] == nil
      && found.entries.contains { $0.kind == kind }
  }

  /// Whether static members of a type of the library are named by themselves here: in a static
  /// member of an extension, and in the initial value of one.
  private func namesStatics(of type: SceneType) -> Bool {
    if let variable = function?.variable("self") { return variable.type.isMetatype }
    return !type.isDeclared
  }

  /// Whether a call fits a function of the library, and no method of that name: `max(a, b)` in an
  /// extension of `Array`.
  func isMeantGlobally(
    _ name: String,
    _ arguments: [CallArgument],
    in type: SceneType
  ) -> Bool {
    let found = members(name, of: type)
    guard found.declared.isEmpty, library.functions[name] != nil else { return false }
    return !found.entries.contains { entry in
      guard entry.kind == .method else { return true }
      if case .matched = ArgumentMatching(arguments, to: entry.signature.parameters) { return true }
      return false
    }
  }

  /// Why a call fits no method of the type around, where methods hide a function that it fits.
  func hiddenFunction(
    _ name: String,
    _ arguments: [CallArgument],
    in type: SceneType
  ) -> SceneMistake? {
    let fits = { (signature: Signature) -> Bool in
      let matching = ArgumentMatching(arguments, to: signature.parameters)
      return if case .matched = matching { true } else { false }
    }
    let found = members(name, of: type)
    let methods = found.declared.map { member -> Signature? in
      if case .method(let method) = member { method.signature } else { nil }
    }
    guard found.entries.isEmpty, !methods.isEmpty,
      methods.allSatisfy({ $0.map { !fits($0) } ?? false })
    else { return nil }
    if let own = topLevelFunctions(name), own.contains(where: { fits($0.signature) }) {
      return .methodHidesFunction(
        name,
        function: own.count > 1 ? name : "\(name)(\(own[0].signature.labels))",
        module: "main"
      )
    }
    guard let entries = library.functions[name],
      let function = entries.first(where: { fits($0.signature) })
    else { return nil }
    // Of functions in several forms the compiler tells only the name.
    let labels = function.signature.labels
    let isNamed = function.signature.parameters.contains { $0.label != nil }
    return .methodHidesFunction(
      name,
      function: isNamed ? "\(name)(\(labels))" : name,
      module: "Swift"
    )
  }
}
