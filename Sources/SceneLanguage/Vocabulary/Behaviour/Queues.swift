extension Library {
  /// The queues of Dispatch: what they are given is done where it stands.
  static let queues: [LibraryType] = [
    .inert("DispatchQueue", constants: ["main"], queueMakings + queueDeeds),
    .inert("DispatchQueue.Attributes", constants: ["concurrent", "initiallyInactive"]),
    .inert("DispatchQoS", constants: qualities),
    .inert("DispatchQoS.QoSClass", constants: qualities),
    .inert("DispatchWorkItemFlags", constants: ["barrier", "assignCurrentContext", "detached"]),
  ]

  private static let qualities = [
    "background", "utility", "default", "userInitiated", "userInteractive", "unspecified",
  ]

  private static let quality = ParameterSignature.optional("qos", .named("DispatchQoS"))
  private static let flags = ParameterSignature.optional("flags", .named("DispatchWorkItemFlags"))

  private static let queueMakings: [LibraryEntry] = [
    .inert(
      .initializer,
      "init",
      of: "DispatchQueue",
      [
        .parameter("label", .string), quality,
        .optional("attributes", .named("DispatchQueue.Attributes")),
        .optional("target", .optional(.named("DispatchQueue"))),
      ]
    ),
    .inert(
      .staticMethod,
      "global",
      of: "DispatchQueue",
      [.optional("qos", .named("DispatchQoS.QoSClass"))]
    ),
  ]

  /// What is done at a time to come, which is after the picture.
  private static func later(_ label: String) -> LibraryEntry {
    let deadline = ParameterSignature.parameter(label, .named("DispatchTime"))
    return LibraryEntry(
      kind: .method,
      name: "asyncAfter",
      signature: Signature(
        parameters: [deadline, quality, flags, .action("execute")],
        result: .void
      )
    ) { _ in .void }
  }

  private static let queueDeeds: [LibraryEntry] = [
    LibraryEntry(
      kind: .method,
      name: "async",
      signature: Signature(
        parameters: [.optional("group", .unknown), quality, flags, .action("execute")],
        result: .void
      )
    ) { call in
      let (operation, evaluation) = (call.arguments[3], call.evaluation)
      evaluation.noteDeferral()
      try evaluation.putOff.perform { evaluation.guarded(()) { _ = try operation.call([]) } }
      return .void
    },
    later("deadline"), later("wallDeadline"),
    .generic(
      "sync",
      generics: ["T"],
      [flags, .function("execute", [], .result)],
      result: .result
    ) { try $0.function(1) }.discardable,
  ]
}
