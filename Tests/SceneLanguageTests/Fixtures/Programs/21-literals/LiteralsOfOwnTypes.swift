struct Word: ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral value: String) { text = value }
}

struct Count: ExpressibleByIntegerLiteral {
  var value: Int
  init(integerLiteral value: Int) { self.value = value }
}

func describe(_ word: Word) -> String { "word \(word.text)" }
func describe(_ string: String) -> String { "string \(string)" }
func describe(_ count: Count) -> String { "count \(count.value)" }
func describe(_ number: Int) -> String { "number \(number)" }

struct Label {
  var kind: String
  init(_ word: Word) { kind = "word" }
  init(_ string: String) { kind = "string" }
}

print(describe("a"), describe(1), Label("x").kind)
print(describe(Word(stringLiteral: "b")), describe(Count(integerLiteral: 2)))
print(describe("a\(1)"), Label("x" as Word).kind)
