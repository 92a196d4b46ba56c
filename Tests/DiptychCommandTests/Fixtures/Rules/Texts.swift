import SwiftUI

#Preview("Text wraps between words", traits: .fixedLayout(width: 300, height: 100)) {
  Text("aaa bbb ccc").frame(width: 60, alignment: .leading).accessibilityIdentifier("t")
}
// t: 120 34 60 32

#Preview("Text is as wide as its longest line", traits: .fixedLayout(width: 300, height: 100)) {
  Text("aaa bbb ccc").accessibilityIdentifier("t").frame(width: 60, alignment: .leading)
}
// t: 120 34 56 32

#Preview("A limit cuts text", traits: .fixedLayout(width: 300, height: 100)) {
  Text("aaa bbb ccc").lineLimit(1).accessibilityIdentifier("t").frame(
    width: 60,
    alignment: .leading
  )
}
// t: 120 42 56 16

#Preview("A long word wraps", traits: .fixedLayout(width: 300, height: 100)) {
  Text("aaaaaaaaaaaa").accessibilityIdentifier("t").frame(width: 60)
}
// t: 122 34 56 32

#Preview("A limit may reserve its lines", traits: .fixedLayout(width: 300, height: 100)) {
  Text("aaa").lineLimit(3, reservesSpace: true).accessibilityIdentifier("t")
}
// t: 138 26 24 48

#Preview("Text keeps within a range of lines", traits: .fixedLayout(width: 300, height: 100)) {
  Text("aaa bbb ccc ddd eee").lineLimit(2...3).accessibilityIdentifier("t").frame(width: 24)
}
// t: 138 26 24 48

#Preview("A least number of lines is kept free", traits: .fixedLayout(width: 300, height: 100)) {
  Text("aaa").lineLimit(2...).accessibilityIdentifier("t")
}
// t: 138 34 24 32

#Preview("Lines end where the text says", traits: .fixedLayout(width: 300, height: 100)) {
  Text("a\nbbb\nc").accessibilityIdentifier("t")
}
// t: 138 26 24 48

#Preview("Fixed text does not wrap", traits: .fixedLayout(width: 300, height: 100)) {
  Text("aaa bbb ccc").fixedSize().accessibilityIdentifier("t").frame(width: 40)
}
// t: 106 42 88 16

#Preview("Text fixed in height has all its lines", traits: .fixedLayout(width: 300, height: 100)) {
  Text("aaa bbb ccc").fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("t")
    .frame(width: 40, height: 16)
}
// t: 138 26 24 48

#Preview("Text shows the lines that fit a height", traits: .fixedLayout(width: 300, height: 100)) {
  Text("aaa bbb ccc").accessibilityIdentifier("t").frame(width: 24, height: 40)
}
// t: 138 34 24 32

#Preview("Text shows a line at least", traits: .fixedLayout(width: 300, height: 100)) {
  Text("aaa bbb ccc").accessibilityIdentifier("t").frame(width: 24, height: 8)
}
// t: 138 42 24 16

#Preview("Wide characters take two columns", traits: .fixedLayout(width: 300, height: 100)) {
  Text("日本").accessibilityIdentifier("t")
}
// t: 134 42 32 16

#Preview("Joined texts are one", traits: .fixedLayout(width: 300, height: 100)) {
  (Text("ab") + Text("cd").bold()).accessibilityIdentifier("t")
}
// t: 134 42 32 16

#Preview("First lines stand on one line", traits: .fixedLayout(width: 300, height: 100)) {
  HStack(alignment: .firstTextBaseline, spacing: 0) {
    Text("aa bb").frame(width: 16).accessibilityIdentifier("a")
    Text("c").accessibilityIdentifier("b")
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c")
  }
}
// a: 133 34 16 32
// b: 149 34 8 16
// c: 157 37 10 10

#Preview("Last lines stand on one line", traits: .fixedLayout(width: 300, height: 100)) {
  HStack(alignment: .lastTextBaseline, spacing: 0) {
    Text("aa bb").frame(width: 16).accessibilityIdentifier("a")
    Text("c").accessibilityIdentifier("b")
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c")
  }.accessibilityIdentifier("h")
}
// h: 133 34 34 32
// a: 133 34 16 32
// b: 149 50 8 16
// c: 157 53 10 10

#Preview("A row of texts spaces as text", traits: .fixedLayout(width: 300, height: 200)) {
  VStack {
    Text("top").accessibilityIdentifier("t")
    HStack {
      Text("a")
      Text("b")
    }.accessibilityIdentifier("row")
    Text("bot").accessibilityIdentifier("b")
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c")
    Text("x").accessibilityIdentifier("x")
  }
}
// t: 138 55 24 16
// row: 138 71 24 16
// b: 138 87 24 16
// c: 145 111 10 10
// x: 146 129 8 16

#Preview("What wraps text decides its spacing", traits: .fixedLayout(width: 300, height: 200)) {
  VStack {
    Text("a").overlay { Color.red }.accessibilityIdentifier("a")
    Text("b").background(Color.red).accessibilityIdentifier("b")
    Text("c").frame(maxWidth: .infinity).accessibilityIdentifier("c")
    Text("d").frame(height: 16).accessibilityIdentifier("d")
    Text("e").frame(minHeight: 16).accessibilityIdentifier("e")
    ZStack {
      Text("f")
      Text("g")
    }.accessibilityIdentifier("f")
    Group { Text("h") }.accessibilityIdentifier("h")
  }
}
// a: 146 32 8 16
// b: 146 48 8 16
// c: 0 64 300 16
// d: 146 88 8 16
// e: 146 112 8 16
// f: 146 136 8 16
// h: 146 152 8 16

#Preview("A column ends on the lowest of its lines", traits: .fixedLayout(width: 200, height: 80)) {
  HStack(alignment: .lastTextBaseline, spacing: 0) {
    VStack(spacing: 8) {
      Text("ab")
      Text("cd")
    }.accessibilityIdentifier("v")
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c")
  }
}
// v: 82 20 16 40
// c: 98 37 20 20

// What the scene computes is shown as it is; so are marks that nothing ends.
#Preview("Marks in a text are no part of it", traits: .fixedLayout(width: 300, height: 160)) {
  let computed = "**a**"
  VStack(alignment: .leading, spacing: 0) {
    Text("**a** *b* ~~c~~ `*d*` [e](https://e.org)").accessibilityIdentifier("marked")
    Text("***a** b* __c__ \\*d\\*").accessibilityIdentifier("nested")
    Text("2 * 3 * 4, a_b_c [d] *e").accessibilityIdentifier("plain")
    Text("\(computed.count) **b** \(Text("*c*"))").accessibilityIdentifier("values")
    Text("^[2 entry](inflect: true)").accessibilityIdentifier("plural")
    Text(computed).accessibilityIdentifier("computed")
    Text(verbatim: "**a**").accessibilityIdentifier("verbatim")
  }.frame(width: 300, height: 160, alignment: .topLeading)
}
// marked: 0 0 88 16
// nested: 0 16 72 16
// plain: 0 32 184 16
// values: 0 48 40 16
// plural: 0 64 72 16
// computed: 0 80 40 16
// verbatim: 0 96 40 16

struct Caption: View {
  let key: LocalizedStringKey
  let name: String
  var body: some View { Text(key).accessibilityIdentifier(name) }
}

// A text with attributes can be made of literals as well.
#Preview("Keys keep their marks on the way", traits: .fixedLayout(width: 300, height: 112)) {
  let kept: LocalizedStringKey = "**kept**"
  let list: [LocalizedStringKey] = ["**a**", "*b*"]
  func make(_ key: LocalizedStringKey) -> Text { Text(key) }
  return VStack(alignment: .leading, spacing: 0) {
    Caption(key: "**given**", name: "given")
    Caption(key: kept, name: "kept")
    Caption(key: list[1], name: "listed")
    make("**made**").accessibilityIdentifier("made")
    Text("**bare**").accessibilityIdentifier("bare")
    Text(AttributedString("**all**")).accessibilityIdentifier("attributed")
    Caption(key: "\(1234) **x**", name: "number")
  }.frame(width: 300, height: 112, alignment: .topLeading)
}
// given: 0 0 40 16
// kept: 0 16 32 16
// listed: 0 32 8 16
// made: 0 48 32 16
// bare: 0 64 32 16
// attributed: 0 80 56 16
// number: 0 96 56 16

// A key writes `%lld` and `%lf` with the thousands apart, a string as Swift does; what cannot stand
// in a key makes a string of the whole.
#Preview("Keys write numbers for people", traits: .fixedLayout(width: 300, height: 112)) {
  let (year, part, flag) = (2024, 0.5, true)
  VStack(alignment: .leading, spacing: 0) {
    Text("\(year)").accessibilityIdentifier("year")
    Text("\(part)").accessibilityIdentifier("part")
    Text("\(-1234.5) x").accessibilityIdentifier("negative")
    Text(verbatim: "\(year)").accessibilityIdentifier("verbatim")
    Text("\(String(year))").accessibilityIdentifier("string")
    Text("\(year) \(flag)").accessibilityIdentifier("flag")
    Text("\(part, specifier: "%.1f")").accessibilityIdentifier("specified")
  }.frame(width: 300, height: 112, alignment: .topLeading)
}
// year: 0 0 40 16
// part: 0 16 64 16
// negative: 0 32 120 16
// verbatim: 0 48 32 16
// string: 0 64 32 16
// flag: 0 80 72 16
// specified: 0 96 24 16
