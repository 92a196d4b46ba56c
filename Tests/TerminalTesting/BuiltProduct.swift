internal import Glibc

/// The programs that were built together with the tests.
package enum BuiltProduct {
  /// The path of a program, which lies in the folder of the running tests.
  package static func path(of name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let own = String(
      decoding: buffer[..<max(count, 0)].map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    let folder = own.split(separator: "/").dropLast().joined(separator: "/")
    return "/\(folder)/\(name)"
  }
}
