internal import Diptych

extension Library {
  /// Addresses of the web and of files, which a scene may write but never follow.
  static let addresses = LibraryFamily(
    title: "Addresses",
    types: [
      LibraryType(
        "URL",
        conformsTo: ["Hashable", "CustomStringConvertible", "Codable"],
        addressMaking + addressParts + addressesOfOthers + addressChanges
      ),
      .values(
        of: DirectoryHint.self,
        [
          "isDirectory": .isDirectory, "notDirectory": .notDirectory,
          "checkFileSystem": .checkFileSystem, "inferFromPath": .inferFromPath,
        ]
      ),
    ]
  )

  private static let addressMaking: [LibraryEntry] = [
    .initializer(Parameter<String>("string")) { URL(string: $0) },
    .initializer(Parameter<String>("string"), Parameter<URL?>("relativeTo")) {
      URL(string: $0, relativeTo: $1)
    },
    .initializer(
      Parameter<String>("string"),
      Parameter<Bool>("encodingInvalidCharacters")
    ) { text, isEscaped in
      URL(string: text).flatMap { isEscaped || $0.relativeString == text ? $0 : nil }
    },
    LibraryEntry.initializer(
      Parameter<String>("fileURLWithPath"),
      Parameter<Bool>("isDirectory", default: { false })
    ) { URL(path: $0, isDirectory: $1) }.returning(.named("URL")),
    LibraryEntry.initializer(Parameter<String>("filePath"), directoryHint) {
      URL(path: $0, isDirectory: $1 == .isDirectory)
    }.returning(.named("URL")),
    .generic("startAccessingSecurityScopedResource", result: .bool) { _ in .bool(true) },
    .generic("stopAccessingSecurityScopedResource", result: .void) { _ in .void },
  ]

  private static let addressParts: [LibraryEntry] = [
    .property("absoluteString", of: URL.self) { $0.absoluteString },
    .property("relativeString", of: URL.self) { $0.relativeString },
    .property("description", of: URL.self) { $0.description },
    .property("scheme", of: URL.self) { $0.parts?.scheme },
    .property("port", of: URL.self) { $0.parts?.port },
    .property("path", of: URL.self) { $0.path },
    .property("relativePath", of: URL.self) { $0.relativePath },
    .method("path", of: URL.self, percentEncoded) { url, isEncoded in
      let path = url.parts?.path ?? ""
      return isEncoded ? path : path.unescaped ?? ""
    },
    .property("user", of: URL.self) { $0.parts?.user?.unescaped },
    part("user", \.user),
    .property("password", of: URL.self) { $0.parts?.password },
    part("password", \.password),
    .property("host", of: URL.self) { $0.parts?.host.flatMap { $0.isEmpty ? nil : $0 } },
    part("host", \.host),
    .property("query", of: URL.self) { $0.parts?.query },
    part("query", \.query),
    .property("fragment", of: URL.self) { $0.parts?.fragment },
    part("fragment", \.fragment),
    .property("pathComponents", of: URL.self) { $0.components },
    .property("lastPathComponent", of: URL.self) { $0.components.last ?? "" },
    .property("pathExtension", of: URL.self) { $0.pathExtension },
    .property("hasDirectoryPath", of: URL.self) { $0.parts?.path.hasSuffix("/") ?? false },
    .property("isFileURL", of: URL.self) { $0.parts?.scheme == "file" },
  ]

  private static let addressesOfOthers: [LibraryEntry] = [
    .property("baseURL", of: URL.self) { $0.baseURL },
    .property("absoluteURL", of: URL.self) { URL(string: $0.absoluteString) ?? $0 },
    .property("standardized", of: URL.self) { $0.standardized },
    .property("standardizedFileURL", of: URL.self) { $0.standardized },
    .method("appendingPathComponent", of: URL.self, Parameter<String>("_")) {
      $0.appending($1, as: .path)
    },
    .method(
      "appendingPathComponent",
      of: URL.self,
      Parameter<String>("_"),
      Parameter<Bool>("isDirectory")
    ) { $0.appending($1, as: .path, $2 ? .isDirectory : .notDirectory) },
    .method("appending", of: URL.self, Parameter<String>("path"), directoryHint) {
      $0.appending($1, as: .path, $2)
    },
    .method("appending", of: URL.self, Parameter<String>("component"), directoryHint) {
      $0.appending($1, as: .component, $2)
    },
    appendingComponents,
    .method("deletingLastPathComponent", of: URL.self) { $0.deletingLastComponent },
    .method("deletingPathExtension", of: URL.self) { $0.deletingPathExtension },
    .method("appendingPathExtension", of: URL.self, Parameter<String>("_")) {
      $0.appendingPathExtension($1)
    },
  ]

  private static let appendingComponents = LibraryEntry(
    kind: .method,
    name: "appending",
    signature: Signature(
      parameters: [
        ParameterSignature(label: "components", name: "components", type: .string, isVariadic: true)
      ],
      result: URL.sceneType
    )
  ) { call in
    let names = try call.arguments[0].read(as: [String].self)
    return try names.reduce(URL.receiver(of: call)) { $0.appending($1, as: .component) }.sceneValue
  }

  private static let addressChanges: [LibraryEntry] = [
    .mutation("append", of: URL.self, Parameter<String>("path"), directoryHint) {
      (url: inout URL, name: String, hint: DirectoryHint) in
      url = url.appending(name, as: .path, hint)
    },
    .mutation("append", of: URL.self, Parameter<String>("component"), directoryHint) {
      (url: inout URL, name: String, hint: DirectoryHint) in
      url = url.appending(name, as: .component, hint)
    },
    .mutation("appendPathComponent", of: URL.self, Parameter<String>("_")) { url, name in
      url = url.appending(name, as: .path)
    },
    .mutation("deleteLastPathComponent", of: URL.self) { (url: inout URL) in
      url = url.deletingLastComponent
    },
    .mutation("appendPathExtension", of: URL.self, Parameter<String>("_")) { url, ending in
      url = url.appendingPathExtension(ending)
    },
    .mutation("deletePathExtension", of: URL.self) { (url: inout URL) in
      url = url.deletingPathExtension
    },
    .mutation("standardize", of: URL.self) { (url: inout URL) in url = url.standardized },
  ]

  private static let percentEncoded = Parameter<Bool>("percentEncoded", default: { true })
  private static let directoryHint = Parameter<DirectoryHint>(
    "directoryHint",
    default: { .inferFromPath }
  )

  /// A part of an address, as it is written there or as it is meant.
  private static func part(
    _ name: String,
    _ part: any KeyPath<AddressParts, String?> & Sendable
  ) -> LibraryEntry {
    .method(name, of: URL.self, percentEncoded) { url, isEncoded in
      let text = url.parts?[keyPath: part]
      return isEncoded ? text : text.flatMap(\.unescaped)
    }
  }
}

/// Whether a path is that of a folder: no file is looked for here.
enum DirectoryHint: NativeValue, Hashable {
  static var sceneName: String { "URL.DirectoryHint" }
  case isDirectory, notDirectory, checkFileSystem, inferFromPath
}

extension URL: NativeValue {}
