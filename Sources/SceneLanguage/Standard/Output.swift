extension Library {
  /// `print`, and the functions that end a program.
  static let output = LibraryFamily(
    title: "Output",
    functions: [
      print("print"), print("debugPrint"), print("print", intoText: true),
      print("debugPrint", intoText: true), ending("fatalError"), ending("preconditionFailure"),
      check("assert"), check("precondition"), dump(intoText: false), dump(intoText: true),
      LibraryEntry(
        kind: .function,
        name: "assertionFailure",
        signature: Signature(parameters: [message], result: .void)
      ) { call in
        throw SceneStop(.fatalError(try call.arguments[0].message()))
      },
    ]
  )

  /// Writes a value with all its parts, and gives it back.
  private static func dump(intoText: Bool) -> LibraryEntry {
    LibraryEntry(
      kind: .function,
      name: "dump",
      signature: Signature(
        parameters: [
          .parameter(nil, .any)
        ] + (intoText ? [target] : []) + [
          .parameter("name", .optional(.string), hasDefault: true),
          .parameter("indent", .int, hasDefault: true),
          .parameter("maxDepth", .int, hasDefault: true),
          .parameter("maxItems", .int, hasDefault: true),
        ],
        result: .any
      )
    ) { call in
      let options = call.arguments.suffix(3).map { Int.read($0) }
      var walk = ValueDump(
        indent: Swift.max(0, Swift.min(options[0] ?? 0, ValueDump.indentLimit)),
        depthLimit: options[1] ?? .max,
        linesLeft: options[2] ?? .max
      )
      try call.evaluation.dump(
        call.arguments[0],
        as: .unknown,
        name: String.read(call.arguments[call.arguments.count - 4]),
        &walk
      )
      if intoText {
        var stream = call.arguments[1]
        call.arguments[1] = .absent
        try call.write(walk.lines.map { $0 + "\n" }, to: &stream)
        call.arguments[1] = stream
      } else {
        for line in walk.lines { call.evaluation.write(line) }
      }
      return call.arguments[0]
    }.discardable
  }

  private static let message = ParameterSignature(
    label: nil,
    name: "message",
    type: .function(FunctionType([], .string)),
    hasDefault: true,
    isAutoclosure: true
  )

  /// Writes a text, or the like, into another one or into a stream.
  static let writingTo = LibraryEntry.generic("write", [target], result: .void) { call in
    var stream = call.arguments[0]
    call.arguments[0] = .absent
    try call.evaluation.charge(elements: call.receiver.text.utf8.count)
    try call.write([call.receiver.text], to: &stream)
    call.arguments[0] = stream
    return .void
  }

  /// The text or stream that is written to.
  private static var target: ParameterSignature {
    var target = ParameterSignature.changeable(.named("TextOutputStream"))
    (target.label, target.name) = ("to", "to")
    return target
  }

  private static func print(_ name: String, intoText: Bool = false) -> LibraryEntry {
    let items = ParameterSignature(label: nil, name: "items", type: .any, isVariadic: true)
    let separator = ParameterSignature(
      label: "separator",
      name: "separator",
      type: .string,
      hasDefault: true
    )
    let terminator = ParameterSignature(
      label: "terminator",
      name: "terminator",
      type: .string,
      hasDefault: true
    )
    return LibraryEntry(
      kind: .function,
      name: name,
      signature: Signature(
        parameters: [items, separator, terminator] + (intoText ? [target] : []),
        result: .void
      )
    ) { call in
      let items = call.arguments[0].elements ?? []
      let separator = String.read(call.arguments[1]) ?? " "
      let evaluation = call.evaluation
      let texts = try items.map {
        name == "print" ? try evaluation.text(of: $0) : try evaluation.debugText(of: $0)
      }
      let text = texts.joined(separator: separator)
      let terminator = String.read(call.arguments[2]) ?? "\n"
      if intoText {
        try call.evaluation.charge(elements: text.utf8.count)
        var stream = call.arguments[3]
        call.arguments[3] = .absent
        let parts = texts.enumerated().flatMap { [$0.offset == 0 ? "" : separator, $0.element] }
        try call.write(parts + [terminator], to: &stream)
        call.arguments[3] = stream
        return .void
      }
      // What only the arguments held has ended before the text is there.
      if !evaluation.endings.isEmpty { try evaluation.runEndings() }
      evaluation.write(text, terminator: terminator)
      return .void
    }
  }

  private static func ending(_ name: String) -> LibraryEntry {
    LibraryEntry(
      kind: .function,
      name: name,
      signature: Signature(parameters: [message], result: .never)
    ) { call in
      throw SceneStop(.fatalError(try call.arguments[0].message()))
    }
  }

  private static func check(_ name: String) -> LibraryEntry {
    let condition = ParameterSignature(label: nil, name: "condition", type: .bool)
    return LibraryEntry(
      kind: .function,
      name: name,
      signature: Signature(parameters: [condition, message], result: .void)
    ) { call in
      if case .bool(false) = call.arguments[0] {
        throw SceneStop(.fatalError(try call.arguments[1].message()))
      }
      return .void
    }
  }
}

extension SceneValue {
  /// The text of a message that may have been left out, and is made only when it is needed.
  fileprivate func message() throws -> String {
    guard case .closure = self else { return String.read(self) ?? "" }
    return String.read(try call([])) ?? ""
  }
}

extension LibraryCall {
  /// Writes texts one after the other into a text, or into a stream of the scene.
  fileprivate func write(_ parts: [String], to stream: inout SceneValue) throws {
    if case .string(let whole) = stream.wholeText {
      stream = .string(whole + parts.joined())
      return
    }
    let method = try evaluation.method("write", [nil], of: stream, at: span)
    for part in parts {
      _ = try method.call(on: &stream, [.string(part)], [nil], evaluation, at: span)
    }
  }
}
