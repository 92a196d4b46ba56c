import RegexBuilder

let r = Regex {
  Capture { OneOrMore(.word) }
  "="
  Capture(OneOrMore(.digit)) { Int($0)! }
}
if let m = "abc=42;".firstMatch(of: r) {
  print(m.0, m.1, m.2 + 1)
  let (w, k, v) = m.output
  print(w, k, v)
}
let sep = Regex {
  ZeroOrMore(.whitespace)
  ","
  ZeroOrMore(.whitespace)
}
print("a , b,c".split(separator: sep))
let range = Regex {
  TryCapture {
    OneOrMore(.digit)
  } transform: {
    Int($0)
  }
  Optionally {
    "-"
    Capture { OneOrMore(.digit) }
  }
}
for m in "1-2 33 4-55".matches(of: range) { print(m.1, m.2 as Any) }
let level = Regex {
  Capture {
    ChoiceOf {
      "ERROR"
      "WARN"
    }
  } transform: {
    $0.lowercased()
  }
  ": "
  Capture { OneOrMore(.any, .reluctant) }
  Anchor.endOfLine
}
print("WARN: low\nERROR: bad".matches(of: level).map { "\($0.1)|\($0.2)" })
let hex = OneOrMore(CharacterClass(.digit, "a"..."f"))
print("xyz 12ab".firstMatch(of: hex)!.0)
let date = Regex {
  Capture { Repeat(.digit, count: 4) }
  "-"
  Capture { Repeat(count: 2) { .digit } }
  "-"
  Capture { Repeat(.digit, 1...2) }
}
if let m = "on 2024-03-5!".firstMatch(of: date) { print(m.1, m.2, m.3, type(of: m.output)) }
let word = "cat"
print(
  "concat cat".ranges(
    of: Regex {
      Anchor.wordBoundary
      word
      Anchor.wordBoundary
    }
  ).count,
  "a.b".contains(Regex { "." }),
  "ab".contains(Regex { "." })
)
let email = Regex {
  Capture { OneOrMore { CharacterClass(.word, .anyOf(".-")) } }
  "@"
  Capture {
    OneOrMore(.word)
    OneOrMore {
      "."
      OneOrMore(.word)
    }
  }
}
print(
  "x.y-z@mail.example.com".wholeMatch(of: email).map { "\($0.1) at \($0.2)" } ?? "none",
  "bad".wholeMatch(of: email) == nil
)
let combined = Regex {
  "<"
  #/(\w+)/#
  ">"
  Capture { ZeroOrMore(CharacterClass.anyOf("<").inverted) }
  "</"
}
if let m = "<b>bold</b>".firstMatch(of: combined) { print(m.1, m.2) }
func parse(_ s: String) -> (String, Double)? {
  let num = Regex {
    Optionally("-")
    OneOrMore(.digit)
    Optionally {
      "."
      OneOrMore(.digit)
    }
  }
  let re = Regex {
    Capture {
      OneOrMore(.word)
    } transform: {
      String($0)
    }
    ZeroOrMore(.whitespace)
    ":"
    ZeroOrMore(.whitespace)
    Capture {
      num
    } transform: {
      Double($0)!
    }
  }
  guard let m = s.wholeMatch(of: re) else { return nil }
  return (m.output.1, m.output.2)
}
print(parse("temp: -3.5")!, parse("x") == nil)
