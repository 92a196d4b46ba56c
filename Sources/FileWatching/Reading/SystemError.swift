import Glibc

/// The system's own words for a failed call.
enum SystemError {
  /// The corresponding C function is `strerror_r`, which, unlike `strerror`, shares no buffer.
  static func text(_ code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 128)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
