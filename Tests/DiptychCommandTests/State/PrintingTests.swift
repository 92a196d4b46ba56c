import CellRendering
import Testing

@testable import DiptychCommand

@Suite struct `Printed text` {
  @Test func `of a message obeys no control sequence of a file's name`() {
    #expect("a\u{1B}[31mb\n\u{9B}".withoutControls == "a␛[31mb␊\u{FFFD}")
  }

  @Test func `of a message is not reordered by what it names`() {
    #expect("a\u{202E}b\u{2066}\u{200F}".withoutControls == "a\u{FFFD}b\u{FFFD}\u{200F}")
  }

  @Test func `as markup refers to what a terminal would obey`() {
    let text = "<b>\u{9B}2J \u{202E}\u{5D0}</b>\n\t"
    #expect(text.obeyedEscapedInMarkup == "<b>&#x9b;2J &#x202e;\u{5D0}</b>\n\t")
  }

  @Test(
    arguments: [
      ("a … b", "a ... b"), ("é×\u{5D0}", "?x?"), ("∞ − 1", "inf - 1"),
      ("plain\n\t", "plain\n\t"),
    ]
  )
  func `is in ASCII where only that may be written`(text: String, expected: String) {
    #expect(text.limited(to: .ascii) == expected)
    #expect(text.limited(to: .unicode) == text)
  }

  @Test(
    arguments: [
      (JSONValue.number(1), "1"),
      (.number(0.333_333), "0.3333"),
      (.number(-0.5), "-0.5"),
      (.number(.infinity), "null"),
      (.number(-0.000_01), "0"),
      (.string("a\"\\\n\u{1}\u{7F}é"), "\"a\\\"\\\\\\n\\u0001\\u007fé\""),
      (.string("\u{9B}2J\u{202E}\u{2028}\u{200F}"), "\"\\u009b2J\\u202e\\u2028\u{200F}\""),
      (.array([.number(1), .null]), "[1, null]"),
      (.array([]), "[]"),
      (.object([("a", .number(1)), ("b", .array([.number(2)]))]), "{\"a\": 1, \"b\": [2]}"),
    ]
  )
  func `as JSON is as RFC 8259 says`(value: JSONValue, expected: String) {
    #expect(value.description == expected)
  }

  @Test func `as JSON can be escaped to ASCII`() {
    #expect("\"é\u{1F600}\"".escapedInJSON == "\"\\u00e9\\ud83d\\ude00\"")
  }
}
