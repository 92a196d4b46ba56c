/// What scenes may use without declaring it, by chapters, read off the table that binding uses.
package struct SceneReference: Sendable {
  /// Types and functions that belong together.
  package struct Chapter: Sendable {
    package var title: String
    package var types: [TypeEntry]
    /// The declarations of free functions.
    package var functions: [String]
  }

  /// A type or protocol with its members.
  package struct TypeEntry: Sendable {
    package var name: String
    /// The type that this is another name for.
    package var alias: String?
    package var conformances: [String]
    /// The declarations of the members: initializers, properties, methods, then static ones.
    package var members: [String]

    /// The name with what stands after its colon.
    package var declaration: String {
      if let alias { return "\(name) = \(alias)" }
      return conformances.isEmpty ? name : name + ": " + conformances.joined(separator: ", ")
    }
  }

  package var chapters: [Chapter]

  /// Everything there is.
  package static let standard = SceneReference(
    chapters: Library.standardFamilies.map { Chapter($0) }.filter {
      !$0.types.isEmpty || !$0.functions.isEmpty
    } + [.prelude]
  )

  /// The part of the reference that is about a name: a type, a member, a function.
  ///
  /// - Parameter name: A name, in any case; `Text`, `padding`.
  /// - Returns: The chapters with only what has the name; empty when nothing has.
  package func about(_ name: String) -> SceneReference {
    let wanted = name.lowercased()
    var result = SceneReference(chapters: [])
    for chapter in chapters {
      var part = chapter
      part.types = chapter.types.compactMap { type in
        if type.name.lowercased() == wanted { return type }
        var type = type
        type.members = type.members.filter { SceneReference.name(of: $0).lowercased() == wanted }
        return type.members.isEmpty ? nil : type
      }
      part.functions = chapter.functions.filter {
        SceneReference.name(of: $0).lowercased() == wanted
      }
      if !part.types.isEmpty || !part.functions.isEmpty { result.chapters.append(part) }
    }
    return result
  }

  /// The name nearest to one that nothing has.
  package func nearestName(to name: String) -> String? {
    let names = chapters.flatMap { chapter in
      chapter.types.map(\.name) + chapter.functions.map { SceneReference.name(of: $0) }
        + chapter.types.flatMap(\.members).map { SceneReference.name(of: $0) }
    }
    return SceneLanguage.nearestName(to: name, among: Set(names))
  }

  /// The name in a declaration: `padding` of `func padding(_: CGFloat)`.
  private static func name(of declaration: String) -> String {
    let words = declaration.split(separator: " ", maxSplits: 8)
    let keywords: Set<Substring> = ["static", "mutating", "func", "var"]
    let word = words.first { !keywords.contains($0) } ?? ""
    return String(word.prefix { $0 != "(" && $0 != ":" })
  }
}

extension SceneReference.Chapter {
  init(_ family: LibraryFamily) {
    title = family.title
    types = family.types.map { SceneReference.TypeEntry($0) }.filter { type in
      !type.name.hasPrefix("_")
        && (!type.members.isEmpty || !type.conformances.isEmpty || type.alias != nil)
    }
    let functions = family.functions + (family.numericFunctions?.all ?? [])
    self.functions = functions.map(\.declaration).sorted()
  }
}

extension SceneReference.TypeEntry {
  init(_ type: LibraryType) {
    name = type.name
    alias = type.alias.map { "\($0)" }
    conformances = type.conformances
    let instance = type.members.values.flatMap { $0 }
    let shared = type.staticMembers.values.flatMap { $0 }
    // What begins with an underscore is for the part of the library that is written in Swift.
    members =
      [type.initializers, type.subscripts, instance, shared].flatMap { entries in
        entries.filter { !$0.name.hasPrefix("_") }.map(\.declaration).sorted()
      }.reduce(into: []) { list, declaration in
        if !list.contains(declaration) { list.append(declaration) }
      }
  }
}
