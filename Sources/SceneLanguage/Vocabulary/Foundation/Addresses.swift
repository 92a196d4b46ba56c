internal import Diptych

extension Library {
  /// Addresses of the web and of files, which a scene may write but never follow.
  static let addresses = LibraryFamily(
    title: "Addresses",
    types: [
      LibraryType(
        "URL",
        conformsTo: ["Hashable", "CustomStringConvertible", "Codable"],
        [
          .initializer(Parameter<String>("string")) { URL(string: $0) },
          .initializer(Parameter<String>("fileURLWithPath")) { URL(string: "file://" + $0) }
            .returning(.named("URL")),
          .generic("startAccessingSecurityScopedResource", result: .bool) { _ in .bool(true) },
          .generic("stopAccessingSecurityScopedResource", result: .void) { _ in .void },
          .property("absoluteString", of: URL.self) { $0.absoluteString },
          .property("description", of: URL.self) { $0.absoluteString },
          .property("scheme", of: URL.self) { $0.parts.scheme },
          .property("host", of: URL.self) { $0.parts.host },
          .property("port", of: URL.self) { $0.parts.port },
          .property("path", of: URL.self) { $0.parts.path },
          .property("query", of: URL.self) { $0.parts.query },
          .property("fragment", of: URL.self) { $0.parts.fragment },
          .method("host", of: URL.self, percentEncoded) { url, _ in url.parts.host },
          .method("path", of: URL.self, percentEncoded) { url, _ in url.parts.path },
          .method("query", of: URL.self, percentEncoded) { url, _ in url.parts.query },
          .method("fragment", of: URL.self, percentEncoded) { url, _ in url.parts.fragment },
          .property("pathComponents", of: URL.self) { $0.parts.components },
          .property("lastPathComponent", of: URL.self) { $0.parts.components.last ?? "" },
          .property("pathExtension", of: URL.self) { $0.parts.pathExtension },
          .method("appendingPathComponent", of: URL.self, Parameter<String>("_")) {
            $0.appending($1)
          },
          .method("appending", of: URL.self, Parameter<String>("path")) { $0.appending($1) },
          .method("appending", of: URL.self, Parameter<String>("component")) { $0.appending($1) },
          .mutation("append", of: URL.self, Parameter<String>("path")) { $0 = $0.appending($1) },
          .mutation("append", of: URL.self, Parameter<String>("component")) {
            $0 = $0.appending($1)
          },
          .method("deletingLastPathComponent", of: URL.self) { $0.deletingLastComponent },
          .method("deletingPathExtension", of: URL.self) { $0.deletingPathExtension },
          .method("appendingPathExtension", of: URL.self, Parameter<String>("_")) {
            $0.appendingPathExtension($1)
          },
          .property("hasDirectoryPath", of: URL.self) { $0.absoluteString.hasSuffix("/") },
          .property("isFileURL", of: URL.self) { $0.parts.scheme == "file" },
        ]
      )
    ]
  )

  private static let percentEncoded = Parameter<Bool>("percentEncoded", default: { true })
}

extension URL: NativeValue {}

/// What an address says, part by part.
private struct AddressParts {
  var scheme: String?
  var host: String?
  var port: Int?
  var path = ""
  var query: String?
  var fragment: String?

  init(_ text: String) {
    var rest = text[...]
    func cut(at mark: Character) -> String? {
      guard let place = rest.firstIndex(of: mark) else { return nil }
      defer { rest = rest[..<place] }
      return String(rest[rest.index(after: place)...])
    }
    fragment = cut(at: "#")
    query = cut(at: "?")
    if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let place = rest.prefix { $0 != "/" }
      rest = rest[place.endIndex...]
      let ends = place.split(separator: "@").last?.split(separator: ":") ?? []
      host = ends.first.map(String.init)
      port = ends.count > 1 ? Int(ends[1]) : nil
    }
    path = rest.count > 1 && rest.hasSuffix("/") ? String(rest.dropLast()) : String(rest)
  }

  var components: [String] {
    (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map(String.init)
  }

  var pathExtension: String {
    let pieces = (components.last ?? "").split(separator: ".", omittingEmptySubsequences: false)
    return pieces.count > 1 ? String(pieces[pieces.count - 1]) : ""
  }
}

extension URL {
  fileprivate var parts: AddressParts { AddressParts(absoluteString) }

  /// What stands before the query, and the query with what follows.
  private var halves: (base: Substring, tail: Substring) {
    let base = absoluteString.prefix { $0 != "?" && $0 != "#" }
    return (base, absoluteString[base.endIndex...])
  }

  fileprivate func appending(_ name: String) -> URL {
    let (base, tail) = halves
    let name = name.hasPrefix("/") ? String(name.dropFirst()) : name
    return URL(string: base + (base.hasSuffix("/") ? "" : "/") + name + tail) ?? self
  }

  fileprivate var deletingPathExtension: URL {
    let (base, tail) = halves
    let ending = parts.pathExtension
    guard !ending.isEmpty, base.hasSuffix("." + ending) else { return self }
    return URL(string: String(base.dropLast(ending.count + 1)) + tail) ?? self
  }

  fileprivate func appendingPathExtension(_ ending: String) -> URL {
    let (base, tail) = halves
    return URL(string: "\(base).\(ending)\(tail)") ?? self
  }

  fileprivate var deletingLastComponent: URL {
    let (base, tail) = halves
    let kept = (base.hasSuffix("/") ? base.dropLast() : base).reversed().drop { $0 != "/" }
    return URL(string: String(kept.reversed()) + tail) ?? self
  }
}
