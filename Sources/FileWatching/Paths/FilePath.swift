import Glibc

/// A path as the kernel knows it: bytes, which need not be UTF-8.
///
/// Two spellings of one file are two paths; nothing is normalised, because `..` after a symbolic
/// link means something else than its text says.
package struct FilePath: Hashable, Sendable {
  /// The bytes of the path, without a terminating zero.
  package let bytes: [UInt8]

  /// Makes a path from bytes, cut at the first zero, where the kernel would stop reading too.
  package init(bytes: [UInt8]) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  /// Makes a path from text, in UTF-8.
  package init(_ string: String) {
    self.init(bytes: Array(string.utf8))
  }

  static let root: FilePath = "/"
  private static let separator = UInt8(ascii: "/")

  var isAbsolute: Bool { bytes.first == Self.separator }

  /// The names between the separators; empty for the root.
  var components: [[UInt8]] {
    bytes.split(separator: Self.separator).map(Array.init)
  }

  /// The last name in the path, for people: bytes that are not UTF-8 are shown as U+FFFD.
  package var lastComponent: String {
    String(decoding: components.last ?? bytes, as: UTF8.self)
  }

  /// The path with one more name after it, or with several when `name` holds separators.
  package func appending(_ name: [UInt8]) -> FilePath {
    if bytes.isEmpty { return FilePath(bytes: name) }
    let separated = bytes.last == Self.separator ? bytes : bytes + [Self.separator]
    return FilePath(bytes: separated + name)
  }

  /// Whether the path, as it is spelled, leads into a folder or one below it.
  package func isInside(_ folder: FilePath) -> Bool {
    bytes.starts(with: folder.appending([]).bytes)
  }

  /// The path up to its last separator, with it; empty for a name in the current folder.
  package var upToName: FilePath {
    let cut = bytes.lastIndex(of: Self.separator).map { $0 + 1 } ?? 0
    return FilePath(bytes: Array(bytes[..<cut]))
  }

  /// The path without its last name; the root is its own parent.
  var parent: FilePath {
    guard let cut = bytes.lastIndex(of: Self.separator), cut > 0 else { return .root }
    return FilePath(bytes: Array(bytes[..<cut]))
  }

  /// The path without separators at its end; the root stays as it is.
  var withoutTrailingSeparators: FilePath {
    var bytes = bytes
    while bytes.count > 1, bytes.last == Self.separator { bytes.removeLast() }
    return FilePath(bytes: bytes)
  }

  /// The path from the root, or nil when it is relative and the current folder was deleted.
  ///
  /// The corresponding C function is `getcwd`.
  var absolute: FilePath? {
    if isAbsolute { return self }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard getcwd(&buffer, buffer.count) != nil else { return nil }
    return FilePath(bytes: buffer.map { UInt8(bitPattern: $0) }).appending(bytes)
  }

  /// Calls the closure with the path as a C string.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    return terminated.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("an array with a zero") }
      return body(start)
    }
  }
}

extension FilePath: Comparable {
  /// Orders paths by their bytes, as `ls` does in the C locale.
  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension FilePath: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Makes a path from a literal.
  package init(stringLiteral value: String) {
    self.init(value)
  }

  /// The path for people: bytes that are not UTF-8 are shown as U+FFFD.
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
