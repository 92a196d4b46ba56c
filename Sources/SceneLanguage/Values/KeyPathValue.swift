/// A key path, as a function from a root to what it leads to.
final class KeyPathValue {
  /// The names after the backslash; `["self"]` for `\\.self`.
  let names: [String]
  /// What it leads from and to, and how.
  let type: SceneType
  let read: (SceneValue) throws -> SceneValue
  /// Changes what it leads to in a root; `nil` when that can only be read.
  let write: Change?

  /// Lets a function change a part of a value.
  typealias Change = (inout SceneValue, (inout SceneValue) throws -> Void) throws -> Void

  init(
    names: [String],
    type: SceneType = .named("KeyPath", [.unknown, .unknown]),
    read: @escaping (SceneValue) throws -> SceneValue,
    write: Change? = nil
  ) {
    self.names = names
    self.type = type
    self.read = read
    self.write = write
  }

  /// Whether it leads from and to certain types, as far as they are told.
  func isPath(between ends: [SceneType]) -> Bool {
    guard case .named(_, let own) = type else { return false }
    return zip(ends, own).allSatisfy { $0 == $1 || $0.isOpen || $1.isOpen }
  }

  /// The path as Swift writes it.
  var text: String {
    guard case .named(_, let ends) = type, let root = ends.first, !root.isOpen else {
      return "\\." + names.joined(separator: ".")
    }
    let path = names.reduce("\\" + root.runtimeName) { path, name in
      if name == "!" || name == "?" { return path + name }
      return path + (name.first?.isNumber == true ? ".." : ".") + name
    }
    // What ends a chain makes an optional of it again, which Swift writes too.
    return names.contains("?") && names.last != "?" ? path + "?" : path
  }
}
