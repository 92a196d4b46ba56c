internal import Diptych

extension Library {
  /// Places of values that others hold.
  static let bindings = LibraryFamily(
    title: "Bindings",
    types: [
      LibraryType(
        "Binding",
        [
          LibraryEntry(
            kind: .staticMethod,
            name: "constant",
            signature: Signature(
              generics: ["T"],
              parameters: [.parameter(nil, .result)],
              result: .binding(.result)
            )
          ) { call in .binding(SceneBinding(initial: call.arguments[0])) },
          LibraryEntry(
            kind: .initializer,
            name: "init",
            signature: Signature(
              generics: ["T"],
              parameters: [.function("get", [], .result), .function("set", [.result], .void)],
              result: .binding(.result)
            )
          ) { call in
            let (get, set) = (call.arguments[0], call.arguments[1])
            return .binding(
              SceneBinding(get: { try get.call([]) }, set: { _ = try set.call([$0]) })
            )
          },
          changing,
          .generic(
            "_receive",
            [.function(nil, [.unknown], .void)],
            result: .function(FunctionType([], .void))
          ) { call in
            guard case .binding(let binding) = call.receiver else { return .void }
            let end = binding.receive(call.arguments[0])
            return .closure(
              SceneClosure { _ in
                end()
                return .void
              }
            )
          },
          publisher, later, unwrapping, passing("animation", .named("Animation")),
          passing("transaction", .named("Transaction")),
          LibraryEntry(
            kind: .property,
            name: "transaction",
            signature: Signature(parameters: [], result: Transaction.sceneType)
          ) { _ in Transaction().sceneValue },
        ]
      )
    ]
  )

  /// A binding whose changes are told how they are shown.
  private static let changing = LibraryEntry(
    kind: .initializer,
    name: "init",
    signature: Signature(
      generics: ["T"],
      parameters: [
        .function("get", [], .result), .function("set", [.result, Transaction.sceneType], .void),
      ],
      result: .binding(.result)
    )
  ) { call in
    let (get, set) = (call.arguments[0], call.arguments[1])
    return .binding(
      SceneBinding(
        get: { try get.call([]) },
        set: { _ = try set.call([$0, Transaction().sceneValue]) }
      )
    )
  }

  /// What tells of changes of an object's published fields.
  private static let publisher = LibraryEntry(
    kind: .staticMethod,
    name: "_publisher",
    signature: Signature(
      generics: ["T"],
      parameters: [
        .parameter("of", .unknown), .function("make", [], .result),
        .function("tell", [.result], .void),
      ],
      result: .result
    )
  ) { call in
    let (make, tell) = (call.arguments[1], call.arguments[2])
    guard case .object(let object) = call.arguments[0] else { return try make.call([]) }
    return try object.madeReceivers.publisher(make, telling: tell)
  }

  /// Does something after the changes that are under way.
  private static let later = LibraryEntry(
    kind: .staticMethod,
    name: "_later",
    signature: Signature(parameters: [.function(nil, [], .void)], result: .void)
  ) { call in
    let deed = call.arguments[0]
    try call.evaluation.putOff.perform { _ = try deed.call([]) }
    return .void
  }

  /// A binding to what an optional holds; `nil` where it holds nothing.
  private static let unwrapping = LibraryEntry(
    kind: .initializer,
    name: "init",
    signature: Signature(
      generics: ["T"],
      parameters: [.parameter(nil, .binding(.optional(.result)))],
      result: .optional(.binding(.result))
    )
  ) { call in
    guard case .binding(let binding) = call.arguments[0] else { return .null }
    let value = try binding.get()
    if case .null = value { return .null }
    return .binding(
      SceneBinding(
        get: { if case .null = try binding.get() { value } else { try binding.get() } },
        set: binding.set
      )
    )
  }

  /// A method that tells how changes are shown.
  private static func passing(_ name: String, _ type: SceneType) -> LibraryEntry {
    var entry = LibraryEntry.generic(
      name,
      [.optional(nil, .optional(type))],
      result: .unknown
    ) { $0.receiver }
    entry.resultType = { receiver, _ in receiver }
    return entry
  }
}

extension Binding: SceneRepresentable where Value: SceneRepresentable {
  static var sceneType: SceneType { .binding(Value.sceneType) }

  static func read(_ value: SceneValue) -> Binding<Value>? {
    guard case .binding(let binding) = value, let initial = try? binding.get(),
      let start = Value.read(initial)
    else { return nil }
    return Binding(
      get: { (try? binding.get()).flatMap { Value.read($0) } ?? start },
      set: { try? binding.set($0.sceneValue) }
    )
  }

  var sceneValue: SceneValue {
    .binding(
      SceneBinding(
        get: { wrappedValue.sceneValue },
        set: { if let value = Value.read($0) { wrappedValue = value } }
      )
    )
  }
}
