extension Library {
  /// Ranges of numbers.
  static let ranges = LibraryFamily(
    title: "Ranges",
    types: [
      LibraryType("RangeExpression", expressions),
      LibraryType(
        "Range",
        conformsTo: rangeProtocols,
        bounds(of: "Range") + rangeParts + [containing("Range")]
      ),
      LibraryType("ClosedRange", conformsTo: rangeProtocols, bounds(of: "ClosedRange")),
      LibraryType(
        "PartialRangeFrom",
        conformsTo: ["Sequence", "Hashable", "RangeExpression"],
        partial
      ),
      LibraryType("PartialRangeUpTo", conformsTo: ["Hashable", "RangeExpression"], partial),
      LibraryType("PartialRangeThrough", conformsTo: ["Hashable", "RangeExpression"], partial),
    ]
  )

  private static let rangeProtocols = [
    "Collection", "Hashable", "RandomAccessCollection", "RangeExpression",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Codable",
  ]

  /// What ranges with one end and with two have alike.
  private static let expressions: [LibraryEntry] = [
    .generic("contains", [.parameter(nil, .parameter("Bound"))], result: .bool) { call in
      .bool(try call.receiver.matches(call.arguments[0], call.evaluation))
    },
    .generic(
      "relative",
      generics: ["T"],
      [.parameter("to", .named("Collection", [.result]))],
      result: .named("Range", [.parameter("Bound")])
    ) { call in
      let collection = call.arguments[0]
      let start = collection.firstPlace
      let end = start + (try call.evaluation.count(of: collection))
      let (lower, upper): (Int, Int)
      switch call.receiver {
      case .range(let range): return .range(range)
      case .closedRange(let range): (lower, upper) = (range.lowerBound, range.upperBound &+ 1)
      case .native(let box):
        guard let range = box.value as? PartialRangeValue, case .int(let bound) = range.bound else {
          throw SceneStop(.unsupportedMember("relative", type: "\(call.receiver.type)"))
        }
        lower = range.kind == .from ? bound : start
        upper = range.kind == .from ? end : range.kind == .upTo ? bound : bound &+ 1
      default: throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: "Range"))
      }
      return try SceneValue.range(.int(lower), .int(upper), isClosed: false)
    },
  ]

  private static let partial: [LibraryEntry] = [
    .generic("contains", [.parameter(nil, .parameter("Bound"))], result: .bool) { call in
      guard case .native(let box) = call.receiver, let range = box.value as? PartialRangeValue
      else { throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: "Range")) }
      return .bool(try range.contains(call.arguments[0], call.evaluation))
    },
    .genericProperty("lowerBound", result: .parameter("Bound")) { try $0.partialBound() },
    .genericProperty("upperBound", result: .parameter("Bound")) { try $0.partialBound() },
  ]

  /// A range from one with or without its last value.
  private static func conversion(isClosed: Bool) -> LibraryEntry {
    let name = isClosed ? "ClosedRange" : "Range"
    return LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        generics: ["T"],
        parameters: [
          .parameter(nil, .named(isClosed ? "Range" : "ClosedRange", [.parameter("T")]))
        ],
        result: .named(name, [.parameter("T")])
      )
    ) { call in
      switch call.arguments[0] {
      case .closedRange(let range) where !isClosed && range.upperBound < .max:
        return .range(Range(range))
      case .range(let range) where isClosed && !range.isEmpty:
        return .closedRange(ClosedRange(range))
      default: throw SceneStop(.rangeReversed)
      }
    }
  }

  private static func bounds(of name: String) -> [LibraryEntry] {
    let own = SceneType.named(name, [.parameter("Bound")])
    return [
      conversion(isClosed: false), conversion(isClosed: true),
      .genericProperty("lowerBound", result: .parameter("Bound")) { call in
        try call.receiver.bounds().lower
      },
      .genericProperty("upperBound", result: .parameter("Bound")) { call in
        try call.receiver.bounds().upper
      },
      .genericProperty("count", result: .int) { call in
        guard let numbers = call.receiver.wholeNumbers else {
          return .int(try call.countOfSteps())
        }
        guard let count = numbers.count else { throw SceneStop(.overflow("count")) }
        return .int(count)
      },
      .genericProperty("isEmpty", result: .bool) { call in
        let bounds = try call.receiver.bounds()
        return .bool(!bounds.isClosed && bounds.lower == bounds.upper)
      },
      .generic("contains", [.parameter(nil, .parameter("Bound"))], result: .bool) { call in
        let (bounds, value) = (try call.receiver.bounds(), call.arguments[0])
        let evaluation = call.evaluation
        let aboveLower = try !evaluation.isLess(value, bounds.lower)
        let belowUpper =
          bounds.isClosed
          ? try !evaluation.isLess(bounds.upper, value) : try evaluation.isLess(value, bounds.upper)
        return .bool(aboveLower && belowUpper)
      },
      containing("ClosedRange"),
      .generic("clamped", [.parameter("to", own)], result: own) { call in
        let (own, limits) = (try call.receiver.bounds(), try call.arguments[0].bounds())
        func clamp(_ value: SceneValue) throws -> SceneValue {
          if try call.evaluation.isLess(value, limits.lower) { return limits.lower }
          return try call.evaluation.isLess(limits.upper, value) ? limits.upper : value
        }
        return try SceneValue.range(clamp(own.lower), clamp(own.upper), isClosed: own.isClosed)
      },
      .generic("overlaps", [.parameter(nil, .unknown)], result: .bool) { call in
        let (one, two) = (try call.receiver.bounds(), try call.arguments[0].bounds())
        func reaches(
          _ end: (lower: SceneValue, upper: SceneValue, isClosed: Bool),
          _ start: SceneValue
        ) throws -> Bool {
          end.isClosed
            ? try !call.evaluation.isLess(end.upper, start)
            : try call.evaluation.isLess(start, end.upper)
        }
        return .bool(try reaches(one, two.lower) && reaches(two, one.lower))
      },
    ]
  }

  /// Whether all of another range lies in the range.
  private static func containing(_ name: String) -> LibraryEntry {
    .generic("contains", [.parameter(nil, .named(name, [.parameter("Bound")]))], result: .bool) {
      call in
      let evaluation = call.evaluation
      let (outer, inner) = (try call.receiver.bounds(), try call.arguments[0].bounds())
      if !inner.isClosed, try evaluation.areEqual(inner.lower, inner.upper) { return .bool(true) }
      if try evaluation.isLess(inner.lower, outer.lower) { return .bool(false) }
      let isBeyond =
        inner.isClosed && !outer.isClosed
        ? try !evaluation.isLess(inner.upper, outer.upper)
        : try evaluation.isLess(outer.upper, inner.upper)
      return .bool(!isBeyond)
    }
  }

  /// Beginnings and ends of ranges of whole numbers, which are ranges too.
  private static let rangeParts: [LibraryEntry] = [
    part("prefix", of: .prefix) { $0.prefix($1) },
    part("suffix", of: .suffix) { $0.suffix($1) },
    part("dropFirst", of: .dropped, hasDefault: true) { $0.dropFirst($1) },
    part("dropLast", of: .dropped, hasDefault: true) { $0.dropLast($1) },
  ]

  private static func part(
    _ name: String,
    of asked: ElementCount,
    hasDefault: Bool = false,
    _ cut: @escaping @Sendable (Range<Int>, Int) -> Range<Int>
  ) -> LibraryEntry {
    .generic(
      name,
      [.parameter(nil, .int, hasDefault: hasDefault)],
      result: .named("Range", [.parameter("Bound")])
    ) { call in
      guard case .range(let range) = call.receiver else {
        throw SceneStop(.unsupportedMember(name, type: "\(call.receiver.type)"))
      }
      return .range(cut(range, try call.count(0, of: asked, default: 1)))
    }
  }
}

extension LibraryCall {
  /// How many values of the scene's own type, which know how far they are apart, a range has.
  fileprivate func countOfSteps() throws -> Int {
    var bounds = try receiver.bounds()
    let method = try evaluation.method("distance", ["to"], of: bounds.lower, at: span)
    let distance = try method.call(
      on: &bounds.lower,
      [bounds.upper],
      ["to"],
      evaluation,
      at: span
    )
    return (Int.read(distance) ?? 0) + (bounds.isClosed ? 1 : 0)
  }

  /// The only end of a range with one end.
  fileprivate func partialBound() throws -> SceneValue {
    guard case .native(let box) = receiver, let range = box.value as? PartialRangeValue else {
      throw SceneStop(.valueMismatch("\(receiver.type)", expected: "Range"))
    }
    return range.bound
  }
}

extension SceneValue {
  /// The ends of a range.
  func bounds() throws -> (lower: SceneValue, upper: SceneValue, isClosed: Bool) {
    switch self {
    case .range(let range): return (.int(range.lowerBound), .int(range.upperBound), false)
    case .closedRange(let range): return (.int(range.lowerBound), .int(range.upperBound), true)
    default:
      if let range = ClosedRange<Double>.read(self) {
        return (.double(range.lowerBound), .double(range.upperBound), true)
      }
      if let range = Range<Double>.read(self) {
        return (.double(range.lowerBound), .double(range.upperBound), false)
      }
      if case .native(let box) = self, let range = box.value as? ComparableRange {
        return (range.lower, range.upper, range.isClosed)
      }
      throw SceneStop(.valueMismatch("\(type)", expected: "Range"))
    }
  }
}

extension SceneValue {
  /// A range between values of one type.
  static func range(
    _ lower: SceneValue,
    _ upper: SceneValue,
    isClosed: Bool
  ) throws -> SceneValue {
    if case .int(let lower) = lower, case .int(let upper) = upper, lower <= upper {
      return isClosed ? .closedRange(lower...upper) : .range(lower..<upper)
    }
    if let lower = Double.read(lower), let upper = Double.read(upper), lower <= upper {
      return isClosed ? (lower...upper).sceneValue : (lower..<upper).sceneValue
    }
    throw SceneStop(.rangeReversed)
  }
}
