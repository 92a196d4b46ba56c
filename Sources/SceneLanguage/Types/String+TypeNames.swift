extension String {
  /// Whether this begins with a capital letter, as names of types do.
  ///
  /// Every name of a file is asked: what is ASCII is told by its first byte.
  var mayNameType: Bool {
    guard let first = utf8.first else { return false }
    if first < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
    return self.first?.isUppercase == true
  }
}
