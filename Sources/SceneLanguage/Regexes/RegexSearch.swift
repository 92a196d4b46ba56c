/// The search for a regular expression in a text, which goes back where it went wrong.
///
/// Every step is counted: some expressions take longer than anybody would wait.
struct RegexSearch {
  private let pattern: RegexPattern
  private let text: [Character]
  private let count: () throws -> Void
  private var captured: [Range<Int>?]
  private var depth = 0

  private typealias Node = RegexPattern.Node

  /// - Parameters:
  ///   - pattern: What is looked for.
  ///   - text: Where it is looked for.
  ///   - count: Counts a step.
  init(_ pattern: RegexPattern, in text: [Character], counting count: @escaping () throws -> Void) {
    self.pattern = pattern
    self.text = text
    self.count = count
    captured = Array(repeating: nil, count: pattern.captures.count)
  }

  /// What was found: the whole, and what was captured.
  typealias Found = [Range<Int>?]

  /// The match that begins at a place, and ends at the end of the text where that is asked.
  mutating func match(at start: Int, upToEnd: Bool = false) throws -> Found? {
    captured = Array(repeating: nil, count: captured.count)
    var end: Int?
    let (root, last) = (pattern.root, text.count)
    let found = try run(root, start) { place, _ in
      if upToEnd, place != last { return false }
      end = place
      return true
    }
    guard found, let end else { return nil }
    return [start..<end] + captured
  }

  /// The first match from a place on.
  mutating func first(from start: Int) throws -> Found? {
    guard start <= text.count else { return nil }
    for place in start...text.count {
      if let found = try match(at: place) { return found }
    }
    return nil
  }

  /// All matches that do not touch one another.
  mutating func all(atMost limit: Int = .max) throws -> [Found] {
    var (found, place): ([Found], Int) = ([], 0)
    while found.count < limit, let next = try first(from: place), let range = next[0] {
      found.append(next)
      place = range.isEmpty ? range.upperBound + 1 : range.upperBound
    }
    return found
  }

  private typealias Rest = (Int, inout RegexSearch) throws -> Bool

  /// Whether a part matches at a place, and the rest behind it.
  private mutating func run(_ node: Node, _ place: Int, _ rest: Rest) throws -> Bool {
    try count()
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.greatestDepth else {
      throw SceneStop(.unsupported("a regular expression that repeats a group this often"))
    }
    switch node {
    case .one(let test):
      guard place < text.count, test.takes(text[place]) else { return false }
      return try rest(place + 1, &self)
    case .sequence(let nodes): return try run(nodes[...], place, rest)
    case .alternatives(let nodes):
      for node in nodes where try run(node, place, rest) { return true }
      return false
    case .captured(let node, let index):
      let before = captured[index]
      let found = try run(node, place) { end, search in
        let inner = search.captured[index]
        search.captured[index] = place..<end
        if try rest(end, &search) { return true }
        search.captured[index] = inner
        return false
      }
      if !found { captured[index] = before }
      return found
    case .repeatedTest(let test, let least, let most, let manner):
      return try run(test, least, most, manner, place, rest)
    case .repeated(let node, let least, let most, .all):
      return try run(.atomic(.repeated(node, least: least, most: most, .most)), place, rest)
    case .repeated(let node, let least, let most, let manner):
      return try run(node, least, most, prefersLess: manner == .least, done: 0, place, rest)
    case .atomic(let node):
      guard let end = try end(of: node, at: place) else { return false }
      return try rest(end, &self)
    case .anchor(let anchor):
      return try holds(anchor, at: place) ? rest(place, &self) : false
    case .reference(let index):
      guard let range = captured[index], place + range.count <= text.count,
        text[range].elementsEqual(text[place..<(place + range.count)])
      else { return false }
      return try rest(place + range.count, &self)
    case .look(let node, let isAhead, let isWanted):
      let before = captured
      let found = isAhead ? try end(of: node, at: place) != nil : try ends(node, at: place)
      if !isWanted { captured = before }
      return found == isWanted ? try rest(place, &self) : false
    }
  }

  private static let greatestDepth = 8_000

  private mutating func run(
    _ nodes: ArraySlice<Node>,
    _ place: Int,
    _ rest: Rest
  ) throws -> Bool {
    guard let first = nodes.first else { return try rest(place, &self) }
    if nodes.count == 1 { return try run(first, place, rest) }
    return try run(first, place) { try $1.run(nodes.dropFirst(), $0, rest) }
  }

  /// A single character as often as it is there, without going deeper for each.
  private mutating func run(
    _ test: RegexPattern.CharacterTest,
    _ least: Int,
    _ most: Int,
    _ manner: RegexPattern.Manner,
    _ place: Int,
    _ rest: Rest
  ) throws -> Bool {
    var end = place
    let wanted = manner == .least ? least : most
    while end - place < wanted, end < text.count, test.takes(text[end]) {
      try count()
      end += 1
    }
    guard end - place >= least else { return false }
    switch manner {
    case .all: return try rest(end, &self)
    case .most:
      while end >= place + least {
        if try rest(end, &self) { return true }
        try count()
        end -= 1
      }
      return false
    case .least:
      while true {
        if try rest(end, &self) { return true }
        try count()
        guard end - place < most, end < text.count, test.takes(text[end]) else { return false }
        end += 1
      }
    }
  }

  private mutating func run(
    _ node: Node,
    _ least: Int,
    _ most: Int,
    prefersLess: Bool,
    done: Int,
    _ place: Int,
    _ rest: Rest
  ) throws -> Bool {
    if done >= least, prefersLess, try rest(place, &self) { return true }
    if done < most {
      let found = try run(node, place) { end, search in
        // What takes nothing would do so for ever.
        if end == place, done >= least { return false }
        return try search.run(
          node,
          least,
          most,
          prefersLess: prefersLess,
          done: done + 1,
          end,
          rest
        )
      }
      if found { return true }
    }
    return done >= least && !prefersLess ? try rest(place, &self) : false
  }

  /// Where a part that begins at a place ends.
  private mutating func end(of node: Node, at place: Int) throws -> Int? {
    var found: Int?
    _ = try run(node, place) { end, _ in
      found = end
      return true
    }
    return found
  }

  /// Whether a part ends at a place.
  private mutating func ends(_ node: Node, at place: Int) throws -> Bool {
    for start in (0...place).reversed() where try run(node, start, { end, _ in end == place }) {
      return true
    }
    return false
  }

  private func holds(_ anchor: RegexPattern.Anchor, at place: Int) -> Bool {
    switch anchor {
    case .start: place == 0
    case .end: place == text.count
    case .lineStart: place == 0 || text[place - 1].isNewline
    case .lineEnd: place == text.count || text[place].isNewline
    case .wordBoundary: isWordBoundary(place)
    case .noWordBoundary: !isWordBoundary(place)
    }
  }

  /// Whether a word begins or ends at a place; what joins letters or digits belongs to the word.
  private func isWordBoundary(_ place: Int) -> Bool {
    let word = RegexPattern.CharacterTest.word
    func isWord(_ index: Int) -> Bool { text.indices.contains(index) && word.takes(text[index]) }
    func joins(_ index: Int) -> Bool {
      guard isWord(index - 1), isWord(index + 1) else { return false }
      let (before, after) = (text[index - 1], text[index + 1])
      if before.isLetter, after.isLetter { return "'’.:·".contains(text[index]) }
      return before.isNumber && after.isNumber && ".,;'".contains(text[index])
    }
    if isWord(place - 1), isWord(place) { return false }
    if text.indices.contains(place), joins(place) || place > 0 && joins(place - 1) { return false }
    return isWord(place - 1) || isWord(place)
  }
}
