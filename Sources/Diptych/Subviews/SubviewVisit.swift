/// A walk over the elements of a view that lets some of them through.
///
/// How many elements a view has shows only when it is lowered, because its modifiers, loops and
/// bodies say so. A first walk, the census, lets none through and takes notes; each later one lets
/// through those that a place asks for. The views of a builder and the rows of a loop are parts: a
/// later walk steps over a part that has none of the wanted elements.
final class SubviewVisit {
  /// What the census noted of an element.
  struct Element {
    /// The number of the section around the element, in the order of the walk.
    var section: Int
    /// Where in its section the element stands.
    var place: SubviewPlace
    var containerValues: ContainerValues
  }

  /// What the census noted of a part.
  private struct Part {
    /// How many elements the part has.
    var count: Int
    /// The number of the part after it and all those inside of it.
    var next: Int
  }

  /// What the census noted of a loop.
  fileprivate struct Loop {
    /// The position of each row's first element, and the one behind the last row's.
    var positions: [Int] = []
    /// The number of each row's part, and the one behind the last row's.
    var parts: [Int] = []
  }

  /// The elements, where the census is over.
  let census: SubviewVisit?
  /// The elements that are let through, by their positions.
  private let wanted: Range<Int>
  /// The walk over a view around, in which the elements that pass are counted too.
  private let outer: SubviewVisit?
  private(set) var elements: [Element] = []
  private var parts: [Part] = []
  /// The loops by the numbers of their first rows' parts.
  private var loops: [Int: Loop] = [:]
  private var position = 0
  private var part = 0
  private var section = 0
  private var place = SubviewPlace.content

  /// Begins a census.
  init() {
    census = nil
    wanted = 0..<0
    outer = nil
  }

  /// Begins a walk that lets the wanted elements through.
  init(_ census: SubviewVisit, wanted: Range<Int>, in outer: SubviewVisit?) {
    self.census = census
    self.wanted = wanted
    self.outer = outer
  }

  /// Notes an element that comes next, and says whether it is let through.
  func admits(_ values: @autoclosure () -> ContainerValues) -> Bool {
    defer { position += 1 }
    guard census != nil else {
      elements.append(Element(section: section, place: place, containerValues: values()))
      return false
    }
    return wanted.contains(position) && outer?.admits(values()) ?? true
  }

  /// Walks over a part, unless none of its elements is wanted.
  func visit(_ body: () -> Void) {
    let number = part
    part += 1
    if let census {
      // A view that is made differently every time may have more parts than before.
      guard census.parts.indices.contains(number) else { return body() }
      let known = census.parts[number]
      if wanted.overlaps(position..<position + known.count) { return body() }
      position += known.count
      part = known.next
    } else {
      parts.append(Part(count: 0, next: 0))
      let first = position
      body()
      parts[number] = Part(count: position - first, next: part)
    }
  }

  /// Walks over the rows of a loop, which are its parts.
  ///
  /// - Complexity: The logarithm of the number of rows for a later walk, besides those it wants.
  func visit(rows count: Int, _ body: (Int) -> Void) {
    let number = part
    if let census {
      guard let loop = census.loops[number], loop.parts.count == count + 1 else {
        return visitEach(count, body)
      }
      // A view that is made differently every time may begin elsewhere than before.
      let shift = position - loop.positions[0]
      var row = loop.row(of: wanted.lowerBound - shift)
      while row < count, loop.positions[row] + shift < wanted.upperBound {
        (position, part) = (loop.positions[row] + shift, loop.parts[row])
        visit { body(row) }
        row += 1
      }
      (position, part) = (loop.positions[count] + shift, loop.parts[count])
    } else {
      var loop = Loop()
      visitEach(count) { row in
        body(row)
      } noting: {
        loop.positions.append(position)
        loop.parts.append(part)
      }
      loops[number] = loop
    }
  }

  private func visitEach(
    _ count: Int,
    _ body: (Int) -> Void,
    noting note: () -> Void = {}
  ) {
    for row in 0..<count {
      note()
      visit { body(row) }
    }
    note()
  }

  /// Walks over a section, whose elements belong together.
  func visitSection(_ body: () -> Void) {
    section += 1
    body()
    section += 1
  }

  /// Walks over the header, the content, or the footer of a section.
  func visit(_ place: SubviewPlace, _ body: () -> Void) {
    let around = self.place
    self.place = place
    body()
    self.place = around
  }
}

extension SubviewVisit.Loop {
  /// The first row with an element at a position or behind it; the count of rows where none is.
  fileprivate func row(of position: Int) -> Int {
    var (lower, upper) = (0, parts.count - 1)
    while lower < upper {
      let middle = (lower + upper) / 2
      if positions[middle + 1] > position { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}

/// Where in its section an element stands.
enum SubviewPlace {
  case header, content, footer
}
