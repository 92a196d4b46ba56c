/// The escapes of addresses: `%20` for a space.
package enum AddressPart {
  /// Names between slashes.
  case path
  /// One name, whose slashes are its own.
  case component
  case query

  /// Whether a byte stands for itself in such a part.
  fileprivate func allows(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "/"): self != .component
    case UInt8(ascii: "?"): self == .query
    default: "-._~!$&'()*+,;=:@".utf8.contains(byte)
    }
  }
}

extension String {
  /// The text as a part of an address: as it is where it can be one, and else with all escaped.
  package func escaped(for part: AddressPart) -> String {
    canBe(part) ? self : escapingAll(for: part)
  }

  /// The text with escapes also for its percent signs.
  package func escapingAll(for part: AddressPart) -> String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      if part.allows(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), (byte >> 4).hexadecimalDigit, (byte & 15).hexadecimalDigit]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func canBe(_ part: AddressPart) -> Bool {
    var digits = 0
    for byte in utf8 {
      if digits > 0 {
        guard byte.hexadecimalValue != nil else { return false }
        digits -= 1
      } else if byte == UInt8(ascii: "%") {
        digits = 2
      } else if !part.allows(byte) {
        return false
      }
    }
    return digits == 0
  }

  /// The text with what its escapes stand for; `nil` where that is no text.
  package var unescaped: String? {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalValue,
        let low = rest.popFirst()?.hexadecimalValue
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8 {
    self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") + self - 10
  }

  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
