/// A value that no still picture depends on: an animation, a transition, a key.
struct InertValue: Hashable {
  /// The name of the constant that the value is; empty for one that was made.
  var name = ""
}

extension SceneValue {
  /// The constant of a name of an inert type.
  static func inert(_ name: String, of type: SceneType) -> SceneValue {
    .native(NativeBox(InertValue(name: name), type: type))
  }
}

extension LibraryType {
  /// A type of sets of options that no still picture depends on, which array literals make too.
  static func inertOptions(
    _ name: String,
    constants: @escaping @autoclosure @Sendable () -> [String]
  ) -> LibraryType {
    var result = inert(name, constants: constants())
    result.arrayLiteral = { $0.first ?? .inert("none", of: .named(name)) }
    return result
  }
}

extension LibraryType {
  /// A type whose values no still picture depends on, with the names of its constants.
  static func inert(
    _ name: String,
    conformsTo conformances: [String] = [],
    constants: @escaping @autoclosure @Sendable () -> [String] = [],
    _ entries: @escaping @autoclosure @Sendable () -> [LibraryEntry] = []
  ) -> LibraryType {
    LibraryType(
      name,
      conformsTo: ["Hashable"] + conformances,
      constants().map { .inert($0, of: .named(name)) } + entries()
    )
  }
}

extension LibraryEntry {
  /// A constant of an inert type.
  fileprivate static func inert(_ name: String, of type: SceneType) -> LibraryEntry {
    LibraryEntry(
      kind: .staticProperty,
      name: name,
      signature: Signature(parameters: [], result: type)
    ) { _ in .inert(name, of: type) }
  }

  /// A function of an inert type that makes a value of it.
  static func inert(
    _ kind: Kind,
    _ name: String,
    of type: String,
    _ parameters: [ParameterSignature] = []
  ) -> LibraryEntry {
    let type = SceneType.named(type)
    return LibraryEntry(
      kind: kind,
      name: name,
      signature: Signature(parameters: parameters, result: type)
    ) { _ in .native(NativeBox(InertValue(), type: type)) }
  }

  /// A modifier that a still picture does not show.
  static func still(_ name: String, _ parameters: ParameterSignature...) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(parameters: parameters, result: .view)
    ) { call in .view(try call.receiver.view(for: call)) }
  }
}
