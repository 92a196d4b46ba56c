extension Library {
  /// Ranges of numbers.
  static let ranges = LibraryFamily(
    title: "Ranges",
    types: [
      LibraryType("Range", conformsTo: ["Collection", "Hashable"], bounds),
      LibraryType("ClosedRange", conformsTo: ["Collection", "Hashable"], bounds),
      LibraryType("PartialRangeFrom"), LibraryType("PartialRangeUpTo"),
      LibraryType("PartialRangeThrough"),
    ]
  )

  private static let bounds: [LibraryEntry] = [
    .genericProperty("lowerBound", result: .parameter("Bound")) { call in
      try call.receiver.bounds().lower
    },
    .genericProperty("upperBound", result: .parameter("Bound")) { call in
      try call.receiver.bounds().upper
    },
    .genericProperty("count", result: .int) { call in
      switch call.receiver {
      case .range(let range): .int(range.count)
      case .closedRange(let range): .int(range.count)
      default: throw SceneStop(.unsupportedMember("count", type: "\(call.receiver.type)"))
      }
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
  ]
}

extension SceneValue {
  /// The ends of a range.
  fileprivate func bounds() throws -> (lower: SceneValue, upper: SceneValue, isClosed: Bool) {
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
      throw SceneStop(.valueMismatch("\(type)", expected: "Range"))
    }
  }
}
