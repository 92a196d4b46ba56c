// A protocol that asks for a member in a builder has it written in one.

@resultBuilder
enum Lines {
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
}

enum Sums {
  @resultBuilder
  enum Builder {
    static func buildBlock(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
  }
}

protocol Page {
  @Lines var lines: [String] { get }
  @Lines func notes(long: Bool) -> [String]
  @Sums.Builder static var total: Int { get }
}

extension Page {
  @Lines func notes(long: Bool) -> [String] { "none" }
}

struct Cover: Page {
  var hasDate = true
  var lines: [String] {
    "title"
    if hasDate { "today" }
  }
  func notes(long: Bool) -> [String] {
    "first"
    if long {
      "second"
      "third"
    }
  }
  static var total: Int {
    1
    2
    3
  }
}

class Chapter: Page {
  var lines: [String] { "chapter" }
  class var total: Int { 10 }
}

final class LastChapter: Chapter {
  override var lines: [String] { ["last"] + super.lines }
}

struct Returned: Page {
  // What returns is no builder's.
  var lines: [String] { return ["returned"] }
  static let total = 4
}

print(Cover().lines, Cover(hasDate: false).lines)
print(Cover().notes(long: true), Cover().notes(long: false), Cover.total)
print(Chapter().lines, LastChapter().lines, Chapter().notes(long: true), Chapter.total)
print(Returned().lines, Returned.total)
