extension Library {
  /// `print`, and the functions that end a program.
  static let output = LibraryFamily(
    title: "Output",
    functions: [
      print("print"), print("debugPrint"), print("print", intoText: true),
      print("debugPrint", intoText: true), ending("fatalError"), ending("preconditionFailure"),
      check("assert"), check("precondition"), dump,
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
  private static let dump = LibraryEntry(
    kind: .function,
    name: "dump",
    signature: Signature(
      parameters: [
        .parameter(nil, .any), .parameter("name", .optional(.string), hasDefault: true),
      ],
      result: .any
    )
  ) { call in
    var objects: [ObjectValue] = []
    let lines = try call.evaluation.dump(
      call.arguments[0],
      as: .unknown,
      name: String.read(call.arguments[1]),
      &objects
    )
    for line in lines { call.evaluation.write(line) }
    return call.arguments[0]
  }.discardable

  private static let message = ParameterSignature(
    label: nil,
    name: "message",
    type: .function(FunctionType([], .string)),
    hasDefault: true,
    isAutoclosure: true
  )

  private static func print(_ name: String, intoText: Bool = false) -> LibraryEntry {
    var target = ParameterSignature.changeable(.named("TextOutputStream"))
    (target.label, target.name) = ("to", "to")
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
        guard case .string(let whole) = call.arguments[3].wholeText else {
          var stream = call.arguments[3]
          call.arguments[3] = .absent
          try call.write(texts, separator, terminator, to: &stream)
          call.arguments[3] = stream
          return .void
        }
        call.arguments[3] = .string(whole + text + terminator)
        return .void
      }
      call.evaluation.write(text, terminator: terminator)
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
  /// Writes texts one after the other into a stream of the scene, as `print` does.
  fileprivate func write(
    _ texts: [String],
    _ separator: String,
    _ terminator: String,
    to stream: inout SceneValue
  ) throws {
    let method = try evaluation.method("write", [nil], of: stream, at: span)
    for (index, text) in texts.enumerated() {
      for part in [index == 0 ? "" : separator, text] {
        _ = try method.call(on: &stream, [.string(part)], [nil], evaluation, at: span)
      }
    }
    _ = try method.call(on: &stream, [.string(terminator)], [nil], evaluation, at: span)
  }
}
