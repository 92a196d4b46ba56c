/// Turns the bytes that a terminal sends into keys and deeds of the mouse.
///
/// A pure state machine: bytes may come in any portions, and any bytes may come. Whatever is not
/// understood is dropped, and no state outlives its time limit.
package struct KeyDecoder: Sendable {
  private enum State: Hashable {
    case ground
    case escape
    case control(ControlSequenceReader)

    /// Behind ESC O, with which application mode sends arrows and the first function keys.
    case singleShift

    /// Within a string such as a terminal's answer, begun by ESC and the byte given.
    case string(opener: UInt8, isEmpty: Bool)
    case legacyMouse([UInt8])
    case utf8([UInt8], length: Int, Modifiers)

    /// Within pasted text, of whose end mark so many bytes were seen.
    case paste(matched: Int)
  }

  private var state = State.ground

  package init() {}

  /// How long to wait for more bytes before `timeOut()` is called; nil if nothing is pending.
  ///
  /// Escape alone and the first byte of a sequence are the same byte; only time tells them apart.
  package var waiting: Duration? {
    switch state {
    case .ground: nil
    case .paste: .seconds(1)
    default: .milliseconds(50)
    }
  }

  /// Decodes the next bytes.
  ///
  /// - Complexity: O(bytes).
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes {
      if let event = read(byte) { events.append(event) }
    }
    return events
  }

  /// Ends what is pending, because no more bytes came.
  package mutating func timeOut() -> [InputEvent] {
    defer { state = .ground }
    switch state {
    case .escape:
      return [.key(KeyPress(.escape))]
    case .control(let sequence) where sequence.isEmpty:
      return [.key(KeyPress(.character("["), .alternate))]
    case .singleShift:
      return [.key(KeyPress(.character("O"), .alternate))]
    case .string(let opener, isEmpty: true):
      return [.key(KeyPress(.character(Character(Unicode.Scalar(opener))), .alternate))]
    default:
      return []
    }
  }

  private mutating func read(_ byte: UInt8) -> InputEvent? {
    switch state {
    case .ground:
      return begin(byte, [])
    case .escape:
      return readAfterEscape(byte)
    case .control(var sequence):
      return readControl(byte, &sequence)
    case .singleShift:
      state = .ground
      guard (0x20...0x7E).contains(byte) else { return begin(byte, []) }
      return KeyTable.key(final: byte, parameters: []).map(InputEvent.key)
    case .string(let opener, _):
      return readString(byte, opener: opener)
    case .legacyMouse(let bytes):
      return readLegacyMouse(bytes + [byte])
    case .utf8(let bytes, let length, let modifiers):
      return readUTF8(byte, after: bytes, length: length, modifiers)
    case .paste(let matched):
      readPaste(byte, matched: matched)
      return nil
    }
  }

  /// Reads a byte at which no sequence is pending.
  private mutating func begin(_ byte: UInt8, _ modifiers: Modifiers) -> InputEvent? {
    state = .ground
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0xC2...0xDF: state = .utf8([byte], length: 2, modifiers)
    case 0xE0...0xEF: state = .utf8([byte], length: 3, modifiers)
    case 0xF0...0xF4: state = .utf8([byte], length: 4, modifiers)
    default: break
    }
    guard var press = KeyTable.key(byte: byte) else { return nil }
    press.modifiers.formUnion(modifiers)
    return .key(press)
  }

  private mutating func readAfterEscape(_ byte: UInt8) -> InputEvent? {
    switch byte {
    case 0x1B:
      return .key(KeyPress(.escape))
    case UInt8(ascii: "["):
      state = .control(ControlSequenceReader())
    case UInt8(ascii: "O"):
      state = .singleShift
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(opener: byte, isEmpty: true)
    default:
      return begin(byte, .alternate)
    }
    return nil
  }

  private mutating func readControl(
    _ byte: UInt8,
    _ sequence: inout ControlSequenceReader
  ) -> InputEvent? {
    switch sequence.read(byte) {
    case .incomplete:
      state = .control(sequence)
      return nil
    case .broken:
      return begin(byte, [])
    case .complete(let final):
      state = .ground
      return interpret(sequence, final: final)
    }
  }

  private mutating func interpret(_ sequence: ControlSequenceReader, final: UInt8) -> InputEvent? {
    let parameters = sequence.parameters
    switch (sequence.leader, final) {
    case (nil, UInt8(ascii: "M")) where sequence.isEmpty:
      state = .legacyMouse([])
      return nil
    case (nil, UInt8(ascii: "~")) where parameters.first == 200:
      state = .paste(matched: 0)
      return nil
    case (nil, _):
      return KeyTable.key(final: final, parameters: parameters).map(InputEvent.key)
    case (UInt8(ascii: "["), _):
      return KeyTable.consoleKey(final: final).map(InputEvent.key)
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      guard parameters.count == 3 else { return nil }
      return MouseEvent(
        code: parameters[0],
        column: parameters[1],
        row: parameters[2],
        isRelease: final == UInt8(ascii: "m")
      ).map(InputEvent.mouse)
    default:
      return nil
    }
  }

  /// Skips a string up to BEL or the String Terminator, ESC \, or until a control breaks it off.
  private mutating func readString(_ byte: UInt8, opener: UInt8) -> InputEvent? {
    switch byte {
    case 0x07, 0x18, 0x1A:
      state = .ground
    case UInt8(ascii: "\\") where opener == 0x1B:
      state = .ground
    case 0x1B:
      state = .string(opener: 0x1B, isEmpty: false)
    case _ where opener == 0x1B:
      return readAfterEscape(byte)
    default:
      state = .string(opener: opener, isEmpty: false)
    }
    return nil
  }

  /// Reads the three bytes of xterm's first mouse protocol: code, column, row, each plus 32.
  private mutating func readLegacyMouse(_ bytes: [UInt8]) -> InputEvent? {
    guard bytes.count == 3 else {
      state = .legacyMouse(bytes)
      return nil
    }
    state = .ground
    let values = bytes.map { Int($0) - 32 }
    // This protocol does not tell which button was released.
    let isRelease = values[0] & 0b100_0011 == 3
    return MouseEvent(
      code: isRelease ? values[0] & ~3 : values[0],
      column: values[1],
      row: values[2],
      isRelease: isRelease
    ).map(InputEvent.mouse)
  }

  private mutating func readUTF8(
    _ byte: UInt8,
    after bytes: [UInt8],
    length: Int,
    _ modifiers: Modifiers
  ) -> InputEvent? {
    guard (0x80...0xBF).contains(byte) else { return begin(byte, []) }
    let sequence = bytes + [byte]
    guard sequence.count == length else {
      state = .utf8(sequence, length: length, modifiers)
      return nil
    }
    state = .ground
    guard let scalar = String(validating: sequence, as: UTF8.self)?.unicodeScalars.first,
      PrintableScalars.contains(scalar)
    else { return nil }
    return .key(KeyPress(.character(Character(scalar)), modifiers))
  }

  /// Skips pasted text up to CSI 201 ~.
  private mutating func readPaste(_ byte: UInt8, matched: Int) {
    let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    var matched = matched
    if byte == end[matched] { matched += 1 } else { matched = byte == end[0] ? 1 : 0 }
    state = matched == end.count ? .ground : .paste(matched: matched)
  }
}
