/// Gives Swift's own library the numbers of a generator that the scene declares.
///
/// Where the scene names none, they are those of the evaluation, the same in every run.
struct DrawnGenerator: RandomNumberGenerator {
  /// The scene's generator as the numbers drawn so far have left it; `nil` for the evaluation's.
  fileprivate var source: SceneValue?
  fileprivate let evaluation: Evaluation
  fileprivate let span: SourceSpan
  /// Why the scene's generator gave no number.
  fileprivate var failure: (any Error)?

  mutating func next() -> UInt64 {
    guard failure == nil, var generator = source,
      case .declared(let declaration, _) = generator.type,
      let next = declaration.method("next", labels: [])
    else { return evaluation.random.next(at: span) }
    do {
      // Nothing else holds the generator while it changes.
      source = .absent
      defer { source = generator }
      return try next.code.call(on: &generator, [], evaluation, at: span).bits ?? 0
    } catch {
      failure = error
      return 0
    }
  }
}

extension ParameterSignature {
  /// `using: &generator`.
  static let generator = ParameterSignature(
    label: "using",
    name: "using",
    type: .parameter("Generator"),
    isInout: true
  )
}

extension LibraryCall {
  /// Draws with the generator in the argument at `index`, or with the evaluation's where the call
  /// has no such argument.
  mutating func drawing<Result>(
    using index: Int,
    _ draw: (inout DrawnGenerator) throws -> Result
  ) throws -> Result {
    let isGiven = arguments.indices.contains(index)
    var generator = DrawnGenerator(
      source: isGiven ? arguments[index] : nil,
      evaluation: evaluation,
      span: span
    )
    let result = try draw(&generator)
    if let failure = generator.failure { throw failure }
    if let source = generator.source { arguments[index] = source }
    return result
  }
}

extension LibraryEntry {
  /// The entry, and the same with a generator of the scene's as the last argument.
  var withGenerator: [LibraryEntry] {
    var copy = self
    copy.signature.generics.append("Generator")
    copy.signature.parameters.append(.generator)
    return [self, copy]
  }
}

extension Library {
  /// Draws a number of a type from a range: the very numbers that Swift draws.
  static func random(_ name: String, _ range: String) -> [LibraryEntry] {
    LibraryEntry(
      kind: .staticMethod,
      name: "random",
      signature: Signature(
        parameters: [.parameter("in", .named(range, [.named(name)]))],
        result: .named(name)
      )
    ) { call in
      let value = call.arguments[0]
      return try call.drawing(using: 1) { generator in
        let drawn =
          if let type = wholeNumber(name) {
            drawWhole(type, from: value, using: &generator)
          } else {
            try drawFraction(of: name, from: value, using: &generator)
          }
        guard let drawn else {
          throw SceneStop(.invalidArgument("there is no random number in an empty range"))
        }
        return drawn
      }
    }.withGenerator
  }

  /// The integer type of a name: how many bits a draw takes depends on it.
  private static func wholeNumber(_ name: String) -> (any FixedWidthInteger.Type)? {
    switch name {
    case "Int": Int.self
    case "Int8": Int8.self
    case "Int16": Int16.self
    case "Int32": Int32.self
    case "Int64": Int64.self
    case "UInt": UInt.self
    case "UInt8": UInt8.self
    case "UInt16": UInt16.self
    case "UInt32": UInt32.self
    case "UInt64": UInt64.self
    default: nil
    }
  }

  private static func drawWhole<Number: FixedWidthInteger>(
    _ type: Number.Type,
    from value: SceneValue,
    using generator: inout DrawnGenerator
  ) -> SceneValue? {
    guard let bounds = value.wholeBounds, let lower = Number(exactly: bounds.lowerBound),
      let upper = Number(exactly: bounds.upperBound)
    else { return nil }
    let number = Number.random(in: lower...upper, using: &generator)
    return Int(exactly: number).map { .int($0) } ?? UInt64(exactly: number).map { .whole($0) }
  }

  private static func drawFraction(
    of name: String,
    from value: SceneValue,
    using generator: inout DrawnGenerator
  ) throws -> SceneValue? {
    if name == "Float" {
      return try draw(Float.self, from: value, using: &generator).map { .double(Double($0)) }
    }
    return try draw(Double.self, from: value, using: &generator).map { .double($0) }
  }

  private static func draw<Number: BinaryFloatingPoint>(
    _ type: Number.Type,
    from value: SceneValue,
    using generator: inout DrawnGenerator
  ) throws -> Number? where Number.RawSignificand: FixedWidthInteger {
    let closed = ClosedRange<Double>.read(value)
    let range = Range<Double>.read(value)
    guard let first = closed?.lowerBound ?? range?.lowerBound,
      let last = closed?.upperBound ?? range?.upperBound
    else { return nil }
    let (lower, upper) = (Number(first), Number(last))
    guard (upper - lower).isFinite else {
      throw SceneStop(.invalidArgument("there is no uniform distribution on an infinite range"))
    }
    if closed != nil { return .random(in: lower...upper, using: &generator) }
    return lower < upper ? .random(in: lower..<upper, using: &generator) : nil
  }

  /// `Bool.random()`.
  static let randomTruth = LibraryEntry(
    kind: .staticMethod,
    name: "random",
    signature: Signature(parameters: [], result: .bool)
  ) { call in
    .bool(try call.drawing(using: 0) { Bool.random(using: &$0) })
  }.withGenerator

  static let randomElement = LibraryEntry.generic(
    "randomElement",
    result: .optional(.element)
  ) { call in
    let elements = try call.elements()
    let element = try call.drawing(using: 0) { elements.randomElement(using: &$0) }
    return element?.wrappedInOptional ?? .null
  }.withGenerator

  static let shuffled = LibraryEntry.generic("shuffled", result: .array(.element)) { call in
    let elements = try call.elements()
    let shuffled = try call.drawing(using: 0) { elements.shuffled(using: &$0) }
    return try call.array(shuffled)
  }.withGenerator

  static let shuffle = LibraryEntry.generic("shuffle", result: .void, isMutating: true) { call in
    let elements = try call.elements()
    let shuffled = try call.drawing(using: 0) { elements.shuffled(using: &$0) }
    if case .slice(let slice) = call.receiver {
      call.receiver = .slice(SliceValue(elements: shuffled, start: slice.start))
    } else {
      call.receiver = .array(shuffled)
    }
    return .void
  }.withGenerator

  /// What makes random numbers.
  static let generators = [
    LibraryType(
      "RandomNumberGenerator",
      [
        .generic("next", result: .named("UInt64"), isMutating: true) { call in
          let receiver = call.receiver
          call.arguments = [receiver]
          let number = try call.drawing(using: 0) { $0.next() }
          call.receiver = call.arguments[0]
          return .whole(number)
        },
        .generic(
          "next",
          generics: ["T"],
          [.parameter("upperBound", .result)],
          result: .result,
          isMutating: true
        ) { call in
          call.arguments.append(call.receiver)
          let bound = call.arguments[0].bits ?? 0
          if bound == 0 { throw SceneStop(.invalidArgument("an upper bound must not be 0")) }
          let number = try call.drawing(using: 1) { $0.next(upperBound: bound) }
          call.receiver = call.arguments[1]
          return .whole(number)
        },
      ]
    ),
    LibraryType(
      "SystemRandomNumberGenerator",
      conformsTo: ["RandomNumberGenerator"],
      [.initializer { SystemGenerator() }]
    ),
  ]
}

/// `SystemRandomNumberGenerator` as a value of the program; its numbers are the evaluation's.
struct SystemGenerator: NativeValue {
  static var sceneName: String { "SystemRandomNumberGenerator" }
}

extension SceneValue {
  /// The least and the greatest number in a range of whole numbers; `nil` where there is none.
  fileprivate var wholeBounds: ClosedRange<Int128>? {
    switch self {
    case .range(let range) where !range.isEmpty:
      Int128(range.lowerBound)...Int128(range.upperBound - 1)
    case .closedRange(let range): Int128(range.lowerBound)...Int128(range.upperBound)
    case .native(let box):
      if let range = box.value as? ComparableRange, let lower = range.lower.wholeNumber,
        let upper = range.upper.wholeNumber, range.isClosed || lower < upper
      {
        lower...(range.isClosed ? upper : upper - 1)
      } else {
        nil
      }
    default: nil
    }
  }
}
