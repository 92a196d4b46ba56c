internal import SceneLanguage

extension SceneReference {
  /// The reference for reading: chapters, types, and under each type its members.
  var text: String {
    chapters.map { chapter in
      let types = chapter.types.map { type in
        ([type.declaration] + type.members.map { "  " + $0 }).map { "  \($0)\n" }.joined()
      }
      return "\(chapter.title)\n" + chapter.functions.map { "  \($0)\n" }.joined() + types.joined()
    }.joined(separator: "\n")
  }

  /// The reference as data.
  var json: JSONValue {
    .object([
      ("schema", .number(1)),
      ("chapters", .array(chapters.map { $0.json })),
    ])
  }

  /// The reference as an article of the documentation.
  var article: String {
    let head = """
      # What scenes may use

      Every view, modifier, type, and function, as `diptych reference` lists them.

      ## Overview

      The list is made from the table that scenes are checked with. `= …` stands for a default.


      """
    return head
      + chapters.map { chapter in
        let lines =
          chapter.functions
          + chapter.types.flatMap { type in [type.declaration] + type.members.map { "  " + $0 } }
        return "### \(chapter.title)\n\n```swift\n\(lines.joined(separator: "\n"))\n```\n"
      }.joined(separator: "\n")
  }
}

extension SceneReference.Chapter {
  fileprivate var json: JSONValue {
    .object([
      ("title", .string(title)),
      ("functions", .array(functions.map { .string($0) })),
      (
        "types",
        .array(
          types.map { type in
            .object([
              ("name", .string(type.name)),
              ("alias", .optional(type.alias)),
              ("conformances", .array(type.conformances.map { .string($0) })),
              ("members", .array(type.members.map { .string($0) })),
            ])
          }
        )
      ),
    ])
  }
}
