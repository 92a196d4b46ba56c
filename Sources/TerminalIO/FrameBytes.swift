/// The bytes of a frame under construction, whose storage is reused from frame to frame.
struct FrameBytes {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Forgets everything that was appended after the first `count` bytes.
  mutating func truncate(to count: Int) {
    bytes.removeLast(bytes.count - count)
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    bytes.removeSubrange(range)
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func append(_ text: StaticString) {
    // Control sequences are short: to append them as a whole takes longer than byte by byte.
    for index in 0..<text.utf8CodeUnitCount { bytes.append(text.utf8Start[index]) }
  }

  /// Appends the scalar in UTF-8.
  mutating func append(scalar: Unicode.Scalar) {
    bytes.append(contentsOf: scalar.utf8)
  }

  /// Appends a number in decimal digits.
  ///
  /// - Precondition: The number is not negative.
  mutating func append(decimal number: Int) {
    precondition(number >= 0, "control sequences have no negative parameters")
    if number >= 10 { append(decimal: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends a control sequence with at most two parameters, of which 1 is the default.
  mutating func appendControl(_ final: Unicode.Scalar, _ first: Int = 1, _ second: Int = 1) {
    append(ControlSequence.introducer)
    if first != 1 { append(decimal: first) }
    if second != 1 {
      append(UInt8(ascii: ";"))
      append(decimal: second)
    }
    append(scalar: final)
  }
}
