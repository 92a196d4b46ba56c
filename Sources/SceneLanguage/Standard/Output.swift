extension Library {
  /// `print`, and the functions that end a program.
  static let output = LibraryFamily(
    title: "Output",
    functions: [
      print("print"), print("debugPrint"), ending("fatalError"), ending("preconditionFailure"),
      check("assert"), check("precondition"),
      LibraryEntry(
        kind: .function,
        name: "assertionFailure",
        signature: Signature(parameters: [message], result: .void)
      ) { call in
        throw SceneStop(.fatalError(call.arguments[0].message))
      },
    ]
  )

  private static let message = ParameterSignature(
    label: nil,
    name: "message",
    type: .string,
    hasDefault: true
  )

  private static func print(_ name: String) -> LibraryEntry {
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
      signature: Signature(parameters: [items, separator, terminator], result: .void)
    ) { call in
      let items = call.arguments[0].elements ?? []
      let separator = String.read(call.arguments[1]) ?? " "
      let evaluation = call.evaluation
      let texts = try items.map {
        name == "print" ? try evaluation.text(of: $0) : try evaluation.debugText(of: $0)
      }
      call.evaluation.write(
        texts.joined(separator: separator),
        terminator: String.read(call.arguments[2]) ?? "\n"
      )
      return .void
    }
  }

  private static func ending(_ name: String) -> LibraryEntry {
    LibraryEntry(
      kind: .function,
      name: name,
      signature: Signature(parameters: [message], result: .never)
    ) { call in
      throw SceneStop(.fatalError(call.arguments[0].message))
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
        throw SceneStop(.fatalError(call.arguments[1].message))
      }
      return .void
    }
  }
}

extension SceneValue {
  /// The text of a message that may have been left out.
  fileprivate var message: String { String.read(self) ?? "" }
}
