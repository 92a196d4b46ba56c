internal import ConstraintLayout

extension LibraryEntry {
  /// A property of a UIKit class that reads as it was written and that no still picture shows.
  static func kept<Root: NativeObject & ValueKeeping>(
    _ name: String,
    _ type: SceneType,
    of root: Root.Type,
    initially value: @escaping @autoclosure @Sendable () -> SceneValue = .null
  ) -> LibraryEntry {
    var entry = LibraryEntry(
      kind: .property,
      name: name,
      signature: Signature(parameters: [], result: type)
    ) { call in try Root.receiver(of: call).keptValues[name] as? SceneValue ?? value() }
    entry.isNonmutating = true
    entry.write = { call, value in try Root.receiver(of: call).keptValues[name] = value }
    return entry
  }

  /// Properties of one kind that read as they were written, each `nil` at first.
  static func kept<Root: NativeObject & ValueKeeping>(
    _ names: [String],
    _ type: SceneType,
    of root: Root.Type
  ) -> [LibraryEntry] {
    names.map { kept($0, .optional(type), of: root) }
  }

  /// Switches that read as they were set, each off at first.
  static func keptFlags<Root: NativeObject & ValueKeeping>(
    _ names: [String],
    of root: Root.Type,
    initially isOn: Bool = false
  ) -> [LibraryEntry] {
    names.map { kept($0, .bool, of: root, initially: .bool(isOn)) }
  }

  /// A property of an inert type that reads as it was written.
  static func kept<Root: NativeObject & ValueKeeping>(
    _ name: String,
    inert type: String,
    initially constant: String,
    of root: Root.Type
  ) -> LibraryEntry {
    kept(name, .named(type), of: root, initially: .inert(constant, of: .named(type)))
  }

  /// A method of a type that no still picture depends on.
  static func idleStatic(_ name: String, _ parameters: ParameterSignature...) -> LibraryEntry {
    LibraryEntry(
      kind: .staticMethod,
      name: name,
      signature: Signature(parameters: parameters, result: .void)
    ) { _ in .void }
  }

  /// A method that no still picture depends on.
  static func idle(
    _ name: String,
    _ parameters: ParameterSignature...,
    result: SceneType = .void,
    giving value: @escaping @autoclosure @Sendable () -> SceneValue = .void
  ) -> LibraryEntry {
    var entry = LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(parameters: parameters, result: result)
    ) { _ in value() }
    entry.isDiscardable = true
    return entry
  }
}
