import Testing

@testable import TerminalIO

@Suite struct `Key decoder between portions` {
  @Test func `escape alone is a key once nothing follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.waiting != nil)
    #expect(decoder.timeOut() == [.key(KeyPress(.escape))])
    #expect(decoder.waiting == nil)
    #expect(decoder.timeOut() == [])
  }

  @Test func `escape twice is escape at once`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B, 0x1B]) == [.key(KeyPress(.escape))])
    #expect(decoder.timeOut() == [.key(KeyPress(.escape))])
  }

  @Test(arguments: [("[", "["), ("O", "O"), ("]", "]"), ("P", "P")])
  func `an introducer without a sequence was typed with Alt`(_ byte: String, _ key: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(("\u{1B}" + byte).utf8) == [])
    #expect(decoder.timeOut() == [.key(KeyPress(.character(Character(key)), .alternate))])
  }

  @Test(arguments: ["\u{1B}[1;5C", "漢", "\u{1B}[<0;5;6M", "\u{1B}[M !!", "\u{1B}OA"])
  func `portions may end anywhere`(_ text: String) {
    let bytes = Array(text.utf8)
    var whole = KeyDecoder()
    let expected = whole.decode(bytes)
    #expect(expected.count == 1)
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) == expected)
    }
  }

  @Test(arguments: 0..<200)
  func `garbage never blocks the keys behind it`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var decoder = KeyDecoder()
    let telling: [UInt8] = [0x1B, 0x5B, 0x4F, 0x50, 0x5D, 0x3C, 0x3B, 0x4D, 0xE2, 0xFF, 0x9B, 0x18]
    for _ in 0..<50 {
      let garbage = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? telling[Int.random(in: 0..<telling.count, using: &generator)]
          : UInt8.random(in: 0...255, using: &generator)
      }
      _ = decoder.decode(garbage)
      if decoder.waiting != nil { _ = decoder.timeOut() }
      #expect(decoder.waiting == nil)
      #expect(decoder.decode([0x71]) == [.key(KeyPress(.character("q")))])
    }
  }

  @Test func `an endless sequence takes no memory`() {
    var reader = ControlSequenceReader()
    for _ in 0..<100_000 { _ = reader.read(UInt8(ascii: "1")) }
    #expect(reader.parameterBytes.count <= 64)
    #expect(reader.parameters == [65_535])
  }

  @Test func `a paste without end ends with its time`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[200~qqq".utf8) == [])
    #expect(decoder.waiting == .seconds(1))
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode("q".utf8) == [.key(KeyPress(.character("q")))])
  }
}
