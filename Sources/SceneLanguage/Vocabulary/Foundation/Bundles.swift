extension Library {
  /// What an app is made of: a scene has no property list, and sees no file.
  static let bundles = LibraryFamily(
    title: "Bundles",
    types: [
      .inert(
        "Bundle",
        constants: ["main", "module"],
        [
          .inert(.initializer, "init", of: "Bundle", [.parameter("for", .unknown)]),
          missing("infoDictionary", .dictionary(.string, .named("Any"))),
          missing("localizedInfoDictionary", .dictionary(.string, .named("Any"))),
          missing("bundleIdentifier", .string),
          missing("resourceURL", .named("URL")),
          .genericProperty("localizations", result: .array(.string)) { _ in .array([]) },
          .genericProperty("preferredLocalizations", result: .array(.string)) { _ in .array([]) },
          missing("object", .named("Any"), [.parameter("forInfoDictionaryKey", .string)]),
          missing("url", .named("URL"), resource + [kind("withExtension")]),
          missing(
            "url",
            .named("URL"),
            resource + [kind("withExtension"), .optional("subdirectory", .optional(.string))]
          ),
          missing("path", .string, resource + [kind("ofType")]),
          missing(
            "path",
            .string,
            resource + [kind("ofType"), .optional("inDirectory", .optional(.string))]
          ),
          missing(
            "urls",
            .array(.named("URL")),
            [
              .parameter("forResourcesWithExtension", .optional(.string)),
              .parameter("subdirectory", .optional(.string)),
            ]
          ),
        ]
      )
    ]
  )

  private static let resource = [ParameterSignature.parameter("forResource", .optional(.string))]

  private static func kind(_ label: String) -> ParameterSignature {
    .parameter(label, .optional(.string))
  }

  private static func missing(_ name: String, _ type: SceneType) -> LibraryEntry {
    .genericProperty(name, result: .optional(type)) { _ in .null }
  }

  private static func missing(
    _ name: String,
    _ type: SceneType,
    _ parameters: [ParameterSignature]
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(parameters: parameters, result: .optional(type))
    ) { _ in .null }
  }
}
