/// The part of a control sequence behind its introducer, collected byte by byte.
struct ControlSequenceReader: Hashable {
  /// What became of the sequence with the byte just read.
  enum Progress {
    case incomplete
    case complete(final: UInt8)

    /// A control broke the sequence off; the byte has to be read again.
    case broken
  }

  /// The longest sequence that is kept, in bytes; of a longer one only the end is awaited.
  private static let longest = 64

  private(set) var parameterBytes: [UInt8] = []
  private var isTooLong = false

  var isEmpty: Bool { parameterBytes.isEmpty }

  /// Reads one byte, after ECMA-48, 5.4: parameters and intermediates below 0x40, then a final.
  mutating func read(_ byte: UInt8) -> Progress {
    switch byte {
    case 0x20...0x3F:
      if parameterBytes.count < Self.longest {
        parameterBytes.append(byte)
      } else {
        isTooLong = true
      }
      return .incomplete
    case UInt8(ascii: "[") where isEmpty:
      // The Linux console sends its function keys as CSI [ A to CSI [ E.
      parameterBytes.append(byte)
      return .incomplete
    case 0x40...0x7E:
      return .complete(final: isTooLong ? 0 : byte)
    default:
      return .broken
    }
  }

  /// The byte before the first parameter that marks a private sequence, if there is one.
  var leader: UInt8? {
    guard let first = parameterBytes.first, (0x3C...0x3F).contains(first) || first == 0x5B else {
      return nil
    }
    return first
  }

  /// The numbers between the semicolons, at most 65535; 1 where one is missing.
  var parameters: [Int] {
    let bytes = leader == nil ? parameterBytes[...] : parameterBytes.dropFirst()
    return bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      var value: Int?
      for byte in $0 {
        guard (0x30...0x39).contains(byte) else { break }
        value = min((value ?? 0) * 10 + Int(byte - 0x30), 65_535)
      }
      return value ?? 1
    }
  }
}
