/// Gives the next element of a sequence; `nil` at its end.
typealias ElementSource = () throws -> SceneValue?

extension Evaluation {
  /// What a loop over a value gets, all at once.
  func elements(of value: SceneValue) throws -> [SceneValue] {
    if let elements = try madeElements(of: value) { return elements }
    var result: [SceneValue] = []
    if let numbers = value.numbers {
      // All at once: an array that grows is copied, and a range may have no end.
      let (count, isTooLarge) = numbers.upperBound.subtractingReportingOverflow(numbers.lowerBound)
      try charge(elements: isTooLarge ? .max : count)
      return numbers.map { .int($0) }
    }
    try forEachElement(of: value) { element in
      try charge(elements: 1)
      result.append(element)
      return true
    }
    return result
  }

  /// The elements of a value that has all of them at once; `nil` for others.
  ///
  /// Only those of an array lie ready: to make the others counts as work.
  private func madeElements(of value: SceneValue) throws -> [SceneValue]? {
    guard let elements = value.elements else { return nil }
    switch value {
    case .array, .slice: break
    default: try charge(seen: elements.count * Self.partsOfMadeElement)
    }
    return elements
  }

  /// To make an element takes as long as to go through so many.
  private static let partsOfMadeElement = 16

  /// Gives the elements of a value one after the other, until `body` returns `false`.
  ///
  /// Sequences that the scene declares are asked for one element at a time: they may have no end.
  func forEachElement(
    of value: SceneValue,
    _ body: (SceneValue) throws -> Bool
  ) throws {
    switch value {
    case .range(let range):
      for number in range where try !body(.int(number)) { return }
    case .closedRange(let range):
      for number in range where try !body(.int(number)) { return }
    default:
      if let elements = try madeElements(of: value) {
        for element in elements where try !body(element) { return }
        return
      }
      let next = try elementSource(of: value)
      while let element = try next() {
        if try !body(element) { return }
      }
    }
  }

  /// Begins a walk over a value, one element at a time.
  func elementSource(of value: SceneValue) throws -> ElementSource {
    switch value.withoutStaticType {
    case .structure, .object, .enumeration:
      return try declaredSource(of: value.withoutStaticType)
    case .range(let range): return source(of: range)
    case .closedRange(let range): return source(of: range)
    case .native(let box):
      if let lazy = box.value as? LazyValue { return try lazy.makeSource() }
      if let unfolded = box.value as? UnfoldedValue { return unfolded.source }
      if let range = box.value as? PartialRangeValue, range.kind == .from,
        case .int(var number) = range.bound
      {
        return { [self] in
          try charge(elements: 1)
          defer { number &+= 1 }
          return .int(number)
        }
      }
      if let range = box.value as? ComparableRange, let steps = try steps(in: range) {
        return steps
      }
    default: break
    }
    guard let elements = try madeElements(of: value.withoutStaticType) else {
      throw SceneStop(.notASequence("\(value.type)"))
    }
    var iterator = elements.makeIterator()
    return { iterator.next() }
  }

  /// The numbers of a range, which may be more than can be made at once.
  private func source(of numbers: some Sequence<Int>) -> ElementSource {
    var iterator = numbers.makeIterator()
    return { [self] in
      guard let number = iterator.next() else { return nil }
      try charge(seen: Self.partsOfMadeElement)
      return .int(number)
    }
  }

  /// The values in a range of the scene's own values that know the next one.
  private func steps(in range: ComparableRange) throws -> ElementSource? {
    guard case .declared(let declaration, _) = range.lower.type,
      let advance = declaration.method("advanced", labels: ["by"])
    else { return nil }
    var value = range.lower
    return { [self] in
      try step(at: declaration.span)
      guard try range.contains(value, self) else { return nil }
      let found = value
      value = try advance.code.call(found, [.int(1)], self, at: declaration.span)
      return found
    }
  }

  private func declaredSource(of value: SceneValue) throws -> ElementSource {
    guard case .declared(let declaration, _) = value.type else { return { nil } }
    let span = declaration.span
    var iterator = value
    if let make = declaration.iteratorMethod {
      iterator = try make.code.call(value, [], self, at: span)
      guard case .declared = iterator.type, iterator.elements == nil else {
        return try elementSource(of: iterator)
      }
    } else if declaration.method("next", labels: []) == nil,
      declaration.conforms(to: "Collection")
    {
      return try collectionSource(of: value, declaration)
    }
    if case .declared(let type, _) = iterator.type, type !== declaration,
      type.method("next", labels: []) == nil
    {
      return try elementSource(of: iterator)
    }
    guard case .declared(let type, _) = iterator.type, let next = type.method("next", labels: [])
    else { throw SceneStop(.notASequence("\(value.type)"), at: span) }
    return { [self] in
      try step(at: span)
      return try next.code.call(on: &iterator, [], self, at: span).unwrapped
    }
  }

  /// Walks a collection that the scene declares from its first place to its last.
  private func collectionSource(
    of value: SceneValue,
    _ declaration: TypeDeclaration
  ) throws -> ElementSource {
    let span = declaration.span
    let nextPlace = try places(of: value, declaration)
    var read: FunctionDeclaration?
    return { [self] in
      guard let place = try nextPlace() else { return nil }
      read = read ?? program.subscript(of: value, [nil], taking: [place])?.function
      guard let read else { throw SceneStop(.notASequence("\(value.type)"), at: span) }
      return try read.code.call(value, [place], self, at: span)
    }
  }

  /// Walks the places of a collection that the scene declares, without reading what is there.
  private func places(
    of value: SceneValue,
    _ declaration: TypeDeclaration
  ) throws -> ElementSource {
    let span = declaration.span
    var place = try property("startIndex", of: value, at: span)
    let end = try property("endIndex", of: value, at: span)
    let after = declaration.method("index", labels: ["after"])
    return { [self] in
      try step(at: span)
      if try areEqual(place, end) { return nil }
      let found = place
      if let after {
        place = try after.code.call(value, [place], self, at: span)
      } else if case .int(let number) = place {
        place = .int(number &+ 1)
      }
      return found
    }
  }

  /// How many elements a collection has.
  ///
  /// One that the scene declares is counted by its places, as its elements may ask for the count.
  func count(of collection: SceneValue) throws -> Int {
    switch collection {
    case .set(let set): return set.count
    case .dictionary(let dictionary): return dictionary.count
    default: break
    }
    guard let declaration = collection.ownCollection else {
      return try elements(of: collection).count
    }
    if declaration.conforms(to: "RandomAccessCollection"),
      case .int(let start) = try property("startIndex", of: collection, at: declaration.span),
      case .int(let end) = try property("endIndex", of: collection, at: declaration.span)
    {
      let (count, overflow) = end.subtractingReportingOverflow(start)
      if overflow { throw SceneStop(.overflow("-"), at: declaration.span) }
      return max(count, 0)
    }
    var count = 0
    let nextPlace = try places(of: collection, declaration)
    while try nextPlace() != nil { count += 1 }
    return count
  }

  /// The first element of a collection; `nil` where it has none.
  func firstElement(of collection: SceneValue) throws -> SceneValue? {
    guard let declaration = collection.ownCollection else {
      return try elements(of: collection).first
    }
    return try collectionSource(of: collection, declaration)()
  }
}

extension SceneValue {
  /// The declaration of a collection whose places the scene itself tells.
  fileprivate var ownCollection: TypeDeclaration? {
    guard case .declared(let declaration, _) = withoutStaticType.type,
      declaration.conforms(to: "Collection"), withoutStaticType.elements == nil
    else { return nil }
    return declaration
  }
}

extension TypeDeclaration {
  /// What makes the iterator of a sequence, be it one that waits for its elements.
  var iteratorMethod: FunctionDeclaration? {
    method("makeIterator", labels: []) ?? method("makeAsyncIterator", labels: [])
  }
}

extension SceneType {
  /// Whether a walk over a value of the type begins with the value itself.
  var isItsOwnIterator: Bool {
    guard case .declared(let declaration, _) = self, declaration.kind != .protocol else {
      return false
    }
    return declaration.conforms(to: "Sequence") && declaration.conforms(to: "IteratorProtocol")
      && declaration.iteratorMethod == nil
  }
}

/// A sequence whose elements are made when they are asked for.
struct LazyValue {
  let makeSource: () throws -> ElementSource
  /// Its places, where each element can be made without those before it.
  var places: LazyPlaces?
}

/// The places of a sequence whose elements are made when they are asked for.
struct LazyPlaces {
  let count: Int
  /// Makes the element at a place, counted from zero.
  let element: (Int) throws -> SceneValue

  /// The places of a list, whose elements are there; `nil` for other values than lists, and than what
  /// is made of them.
  init?(of value: SceneValue) {
    switch value.withoutStaticType {
    case .array(let elements): self.init(count: elements.count) { elements[$0] }
    case .range, .closedRange:
      guard let numbers = value.numbers else { return nil }
      let (count, isTooLarge) = numbers.upperBound.subtractingReportingOverflow(numbers.lowerBound)
      if isTooLarge { return nil }
      self.init(count: count) { .int(numbers.lowerBound + $0) }
    case .native(let box):
      guard let places = (box.value as? LazyValue)?.places else { return nil }
      self = places
    default: return nil
    }
  }

  private init(count: Int, element: @escaping (Int) throws -> SceneValue) {
    (self.count, self.element) = (count, element)
  }

  /// The places of a part, by the numbers of its elements.
  func part(_ range: Range<Int>) -> LazyPlaces {
    LazyPlaces(count: range.count) { try element(range.lowerBound + $0) }
  }

  /// The same from the last to the first.
  var reversed: LazyPlaces { LazyPlaces(count: count) { try element(count - 1 - $0) } }

  /// Walks the places, and makes the elements on the way.
  func source(in evaluation: Evaluation) -> ElementSource {
    var place = 0
    return {
      guard place < count else { return nil }
      try evaluation.charge(seen: 1)
      defer { place += 1 }
      return try element(place)
    }
  }

  /// The places of what is made of each element.
  func map(_ change: @escaping (SceneValue) throws -> SceneValue) -> LazyPlaces {
    LazyPlaces(count: count) { try change(element($0)) }
  }
}

/// A sequence that makes each element of a state, and is its own iterator.
struct UnfoldedValue {
  var state: SceneValue
  /// Makes the next element, and changes the state.
  let advance: (inout SceneValue) throws -> SceneValue?

  /// Begins a walk, which leaves the sequence as it is.
  var source: ElementSource {
    var copy = self
    return { try copy.advance(&copy.state) }
  }
}

extension SceneValue {
  /// The whole numbers that a range counts; `nil` where it holds no end that can be counted to.
  fileprivate var numbers: Range<Int>? {
    switch withoutStaticType {
    case .range(let range): range
    case .closedRange(let range) where range.upperBound < .max: Range(range)
    default: nil
    }
  }
}
