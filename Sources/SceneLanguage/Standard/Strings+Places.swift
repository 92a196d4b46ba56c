extension SceneValue {
  /// Whether this is a text or a character.
  fileprivate var isText: Bool {
    switch self {
    case .string, .substring, .character: true
    default: false
    }
  }
}

extension Library {
  private static let index = SceneType.named("String.Index")
  private static let letters = SceneType.named("Collection", [.character])

  /// Positions in texts, counted in characters.
  static let stringPlaces: [LibraryEntry] = [
    .genericProperty("startIndex", result: index) { .int($0.receiver.textPart.start) },
    .genericProperty("endIndex", result: index) { .int($0.receiver.textPart.end) },
    .genericProperty("indices", result: .array(index)) { call in
      let text = call.receiver.textPart
      return try call.array((text.start..<text.end).map { .int($0) })
    },
    scalars,
    .generic(
      "index",
      [
        .parameter(nil, index), .parameter("offsetBy", .int), .parameter("limitedBy", index),
      ],
      result: .optional(index)
    ) { advancedIndex($0) },
    finding("lastIndex", [.parameter("of", .character)]) { text, call in
      text.lastIndex { String($0) == call.arguments[0].text }
    },
    finding("lastIndex", [.function("where", [.character], .bool)]) { text, call in
      try text.lastIndex { try call.predicate(0, .character($0)) }
    },
    .genericProperty("utf8", result: .array(.named("UInt8"))) { call in
      try call.array(call.receiver.text.utf8.map { .int(Int($0)) })
    },
    .genericProperty("utf16", result: .array(.named("UInt16"))) { call in
      try call.array(call.receiver.text.utf16.map { .int(Int($0)) })
    },
    cutting("prefix", [.parameter("upTo", index)]) { text, call in
      text[..<(try place(call, in: text))]
    },
    cutting("prefix", [.parameter("through", index)]) { text, call in
      let place = try place(call, in: text)
      if place == text.endIndex { throw call.outOfRange }
      return text[...place]
    },
    cutting("suffix", [.parameter("from", index)]) { text, call in
      text[(try place(call, in: text))...]
    },
    moving([.parameter(nil, index), .parameter("offsetBy", .int)]) { call in
      (Int.read(call.arguments[0]) ?? 0) &+ (Int.read(call.arguments[1]) ?? 0)
    },
    moving([.parameter("after", index)]) { (Int.read($0.arguments[0]) ?? 0) &+ 1 },
    moving([.parameter("before", index)]) { (Int.read($0.arguments[0]) ?? 0) &- 1 },
    .generic(
      "distance",
      [.parameter("from", index), .parameter("to", index)],
      result: .int
    ) { call in
      .int((Int.read(call.arguments[1]) ?? 0) &- (Int.read(call.arguments[0]) ?? 0))
    },
    finding("firstIndex", [.parameter("of", .character)]) { text, call in
      text.firstIndex { String($0) == call.arguments[0].text }
    },
    finding("firstIndex", [.function("where", [.character], .bool)]) { text, call in
      try text.firstIndex { try call.predicate(0, .character($0)) }
    },
    finding("index", [.parameter("of", .character)]) { text, call in
      text.firstIndex { String($0) == call.arguments[0].text }
    },
  ]

  /// The scalars that a text is made of, which may be changed in it.
  private static let scalars: LibraryEntry = {
    var entry = LibraryEntry.genericProperty(
      "unicodeScalars",
      result: .array(UnicodeScalarValue.sceneType)
    ) { call in
      try call.array(
        call.receiver.text.unicodeScalars.map { UnicodeScalarValue(scalar: $0).sceneValue }
      )
    }
    entry.write = { call, value in
      call.receiver = .string((value.elements ?? []).map(\.text).joined())
    }
    return entry
  }()

  /// The position that lies so many steps on; none where a limit lies between.
  static func advancedIndex(_ call: LibraryCall) -> SceneValue {
    let (start, distance) = (Int.read(call.arguments[0]) ?? 0, Int.read(call.arguments[1]) ?? 0)
    let limit = Int.read(call.arguments[2]) ?? 0
    let (end, isOverflown) = start.addingReportingOverflow(distance)
    if distance >= 0 ? start <= limit && end > limit : start >= limit && end < limit {
      return .null
    }
    return isOverflown ? .null : .int(end)
  }

  /// The place of a text's part that the position in the first argument tells.
  private static func place(_ call: LibraryCall, in text: Substring) throws -> Substring.Index {
    let offset = (Int.read(call.arguments[0]) ?? 0) &- call.receiver.textPart.start
    guard offset >= 0,
      let place = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    else { throw call.outOfRange }
    return place
  }

  private static func moving(
    _ parameters: [ParameterSignature],
    _ position: @escaping @Sendable (LibraryCall) -> Int
  ) -> LibraryEntry {
    .generic("index", parameters, result: index) { call in
      let (position, text) = (position(call), call.receiver.textPart)
      guard (text.start...text.end).contains(position) else {
        throw SceneStop(.indexOutOfRange(position, count: text.end))
      }
      return .int(position)
    }
  }

  private static func finding(
    _ name: String,
    _ parameters: [ParameterSignature],
    _ find: @escaping @Sendable (Substring, LibraryCall) throws -> Substring.Index?
  ) -> LibraryEntry {
    .generic(name, parameters, result: .optional(index)) { call in
      let text = call.receiver.textPart
      guard let place = try find(text.part, call) else { return .null }
      return .int(text.start + text.part.distance(from: text.part.startIndex, to: place))
    }
  }

  /// Positions as those who count the units of UTF-16 tell them.
  static let stringIndex = LibraryType(
    "String.Index",
    conformsTo: ["Hashable", "Comparable"],
    [
      LibraryEntry(
        kind: .initializer,
        name: "init",
        signature: Signature(
          parameters: [.parameter("utf16Offset", .int), .parameter("in", .string)],
          result: index
        )
      ) { call in
        let (offset, text) = (try call.count(0), call.arguments[1].textPart.part.base)
        var (place, passed) = (0, 0)
        for character in text {
          if passed >= offset { break }
          passed += character.utf16.count
          place += 1
        }
        return .int(place)
      },
      .generic("utf16Offset", [.parameter("in", .string)], result: .int) { call in
        let text = call.arguments[0].textPart.part.base
        return .int(text.prefix(Int.read(call.receiver) ?? 0).utf16.count)
      },
    ]
  )

  /// Changes of texts in their places.
  static let stringChanges: [LibraryEntry] = [
    changing("append", [.parameter(nil, .string)]) { text, call in
      text += call.arguments[0].text
      return .void
    },
    changing("append", [.parameter(nil, .character)]) { text, call in
      text += call.arguments[0].text
      return .void
    },
    changing("append", [.parameter("contentsOf", .unknown)]) { text, call in
      text +=
        call.arguments[0].isText
        ? call.arguments[0].text
        : try call.elements(ofArgument: 0).map(\.text).joined()
      return .void
    },
    changing("replaceSubrange", [.parameter(nil, .unknown), .parameter("with", .string)]) {
      text,
      call in
      text.replaceSubrange(try places(0, in: text, call), with: call.arguments[1].text)
      return .void
    },
    changing("replaceSubrange", [.parameter(nil, .unknown), .parameter("with", letters)]) {
      text,
      call in
      let more = try call.elements(ofArgument: 1).map(\.text).joined()
      text.replaceSubrange(try places(0, in: text, call), with: more)
      return .void
    },
    changing("removeSubrange", [.parameter(nil, .unknown)]) { text, call in
      text.removeSubrange(try places(0, in: text, call))
      return .void
    },
    changing(
      "replace",
      [
        .parameter(nil, .string), .parameter("with", .string),
        .parameter("maxReplacements", .int, hasDefault: true),
      ]
    ) { text, call in
      text = try replacing(call.arguments[0], by: call.arguments[1], in: text, call)
      return .void
    },
    changing("trimPrefix", [.parameter(nil, .string)]) { text, call in
      if text.hasPrefix(call.arguments[0].text) {
        text.removeFirst(call.arguments[0].text.count)
      }
      return .void
    },
    changing("reserveCapacity", [.parameter(nil, .int)]) { _, _ in .void },
    changing("write", [.parameter(nil, .string)]) { text, call in
      text += call.arguments[0].text
      return .void
    },
    changing("insert", [.parameter(nil, .character), .parameter("at", index)]) { text, call in
      text.insert(contentsOf: call.arguments[0].text, at: try place(1, in: text, call))
      return .void
    },
    changing("insert", [.parameter("contentsOf", .string), .parameter("at", index)]) {
      text,
      call in
      text.insert(contentsOf: call.arguments[0].text, at: try place(1, in: text, call))
      return .void
    },
    changing("insert", [.parameter("contentsOf", letters), .parameter("at", index)]) {
      text,
      call in
      let more = try call.elements(ofArgument: 0).map(\.text).joined()
      text.insert(contentsOf: more, at: try place(1, in: text, call))
      return .void
    },
    changing("remove", [.parameter("at", index)], result: .character) { text, call in
      let place = try place(0, in: text, call)
      if place == text.endIndex { throw SceneStop(.indexOutOfRange(text.count, count: text.count)) }
      return .character(text.remove(at: place))
    }.discardable,
    changing("removeAll", [.keepingCapacity]) { text, _ in
      text = ""
      return .void
    },
    changing("makeContiguousUTF8") { _, _ in .void },
    changing("removeAll", [.function("where", [.character], .bool)]) { text, call in
      try text.removeAll { try call.predicate(0, .character($0)) }
      return .void
    },
  ]

  /// Changes that take characters off the ends of a text.
  static let stringCuts: [LibraryEntry] = [
    changing("trimPrefix", [.function("while", [.character], .bool)]) { text, call in
      text = String(try text.drop { try call.predicate(0, .character($0)) })
      return .void
    },
    changing("removeFirst", result: .character) { text, _ in
      if text.isEmpty { throw SceneStop(.indexOutOfRange(0, count: 0)) }
      return .character(text.removeFirst())
    }.discardable,
    changing("removeLast", result: .character) { text, _ in
      if text.isEmpty { throw SceneStop(.indexOutOfRange(0, count: 0)) }
      return .character(text.removeLast())
    }.discardable,
    changing("popLast", result: .optional(.character)) { text, _ in text.popLast().sceneValue }
      .discardable,
    changing("removeFirst", [.parameter(nil, .int)]) { text, call in
      text.removeFirst(try call.count(0, removedFrom: text.count))
      return .void
    },
    changing("removeLast", [.parameter(nil, .int)]) { text, call in
      text.removeLast(try call.count(0, removedFrom: text.count))
      return .void
    },
  ]

  private static func place(
    _ argument: Int,
    in text: String,
    _ call: LibraryCall
  ) throws -> String.Index {
    let position = try call.count(argument)
    guard let place = text.index(text.startIndex, offsetBy: position, limitedBy: text.endIndex)
    else { throw SceneStop(.indexOutOfRange(position, count: text.count)) }
    return place
  }

  private static func places(
    _ argument: Int,
    in text: String,
    _ call: LibraryCall
  ) throws -> Range<String.Index> {
    let range = try SceneValue.string(text).positions(in: call.arguments[argument])
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    return start..<text.index(start, offsetBy: range.count)
  }

  private static func changing(
    _ name: String,
    _ parameters: [ParameterSignature] = [],
    result: SceneType = .void,
    _ change: @escaping @Sendable (inout String, LibraryCall) throws -> SceneValue
  ) -> LibraryEntry {
    .generic(name, parameters, result: result, isMutating: true) { call in
      if case .substring(let part) = call.receiver {
        return try call.change(part, parameters, change)
      }
      guard case .string(var text) = call.receiver else {
        throw SceneStop(.valueMismatch("\(call.receiver.type)", expected: "String"))
      }
      call.receiver = .absent
      defer { call.receiver = .string(text) }
      let before = text.utf8.count
      let result = try change(&text, call)
      try call.evaluation.charge(elements: max(text.utf8.count - before, 0))
      return result
    }
  }
}

extension LibraryCall {
  /// What stops a call whose first argument is no position of the text.
  fileprivate var outOfRange: SceneStop {
    SceneStop(
      .indexOutOfRange(Int.read(arguments[0]) ?? 0, count: receiver.textPart.part.count)
    )
  }
}
