import Testing

@testable import SceneLanguage

@Suite struct `A table of names` {
  /// Names of all lengths around the eight bytes that are mixed at a time, many of them alike.
  private static let names = (0..<400).flatMap { number in
    ["n\(number)", "name\(number)", "aVeryLongName\(number)", "\(number)é", "名\(number)"]
  }

  @Test(arguments: [0, 1, 6, 7, 8, 9, 17, 100, 2_000])
  func `finds what a dictionary finds`(count: Int) {
    var table = NameTable<Int>()
    var dictionary: [String: Int] = [:]
    for (value, name) in Self.names.prefix(count).enumerated() {
      table[name] = value
      dictionary[name] = value
    }
    #expect(table.count == dictionary.count)
    #expect(table.isEmpty == dictionary.isEmpty)
    for name in Self.names { #expect(table[name] == dictionary[name]) }
    #expect(table[""] == nil)
  }

  @Test(arguments: [3, 50]) func `keeps the order in which names came`(count: Int) {
    var table = NameTable<Int>()
    for (value, name) in Self.names.prefix(count).enumerated() { table[name] = value }
    table[Self.names[1]] = -1
    #expect(table.keys == Array(Self.names.prefix(count)))
    #expect(table.map(\.1) == [0, -1] + Array(2..<count))
  }

  @Test(arguments: [1, 6, 7, 40]) func `changes a value in its place`(count: Int) {
    var table = NameTable<[Int]>()
    for name in Self.names.prefix(count) + Self.names.prefix(count) {
      table[name, default: [0]].append(1)
    }
    #expect(table.count == count)
    #expect(table.values == Array(repeating: [0, 1, 1], count: count))
    #expect(table["missing", default: [7]] == [7])
    #expect(table.count == count)
  }

  @Test func `keeps a value where nothing is written`() {
    var table: NameTable = ["a": 1]
    table["a"] = nil
    table["b"] = nil
    #expect(table["a"] == 1 && table.count == 1)
  }

  @Test func `joins the values of a name that comes again`() {
    let pairs = [("a", 1), ("b", 2), ("a", 3)]
    let table = NameTable(pairs) { $0 + $1 }
    #expect(table["a"] == 4 && table["b"] == 2)
  }

  @Test func `is a value`() {
    var first: NameTable = ["a": 1]
    let second = first
    for name in Self.names { first[name] = 2 }
    #expect(second.count == 1 && second[Self.names[0]] == nil)
  }
}
