extension Binder {
  /// The names that other files of the module may declare and so mend the mistakes.
  ///
  /// What is wrong with a type may be that a conformance is declared elsewhere, whatever the words
  /// for it, so all types are named that are known.
  var missingNames: Set<String> {
    let errors = diagnostics.entries.filter {
      $0.severity == .error && $0.mistake != .nothingToPreview
    }
    var names = Set(errors.compactMap(\.mistake.missingName))
    if !errors.isEmpty {
      names.formUnion(module.declaredTypes.map { ModuleNames.conformances(of: $0.name) })
    }
    return names
  }
}
