extension Prelude {
  /// The files around a scene, of which it sees none: nothing is there, and nothing is kept.
  static let fileSystem = Part(
    names: [
      "FileManager", "documentsDirectory", "cachesDirectory", "temporaryDirectory",
      "applicationSupportDirectory", "homeDirectory", "downloadsDirectory",
    ],
    source: """
      extension URL {
        static var documentsDirectory: URL { folder("Documents") }
        static var cachesDirectory: URL { folder("Library/Caches") }
        static var applicationSupportDirectory: URL { folder("Library/Application Support") }
        static var downloadsDirectory: URL { folder("Downloads") }
        static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
        static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
        private static func folder(_ name: String) -> URL {
          homeDirectory.appendingPathComponent(name)
        }
      }
      class FileManager {
        enum SearchPathDirectory {
          case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory
          case downloadsDirectory, desktopDirectory, picturesDirectory, userDirectory
        }
        struct SearchPathDomainMask: OptionSet {
          let rawValue: Int
          static let userDomainMask = SearchPathDomainMask(rawValue: 1)
        }
        static let `default` = FileManager()
        init() {}
        private func folder(_ directory: SearchPathDirectory) -> URL {
          let name =
            switch directory {
            case .documentDirectory: "Documents"
            case .cachesDirectory: "Library/Caches"
            case .applicationSupportDirectory: "Library/Application Support"
            case .libraryDirectory: "Library"
            case .downloadsDirectory: "Downloads"
            case .desktopDirectory: "Desktop"
            case .picturesDirectory: "Pictures"
            case .userDirectory: ""
            }
          return homeDirectoryForCurrentUser.appendingPathComponent(name)
        }
        var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: "/var/mobile") }
        var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp") }
        var currentDirectoryPath: String { "/" }
        func urls(
          for directory: SearchPathDirectory, in domain: SearchPathDomainMask
        ) -> [URL] { [folder(directory)] }
        func url(
          for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
          appropriateFor url: URL?, create: Bool
        ) throws -> URL { folder(directory) }
        func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? { nil }
        func fileExists(atPath path: String) -> Bool { false }
        func isReadableFile(atPath path: String) -> Bool { false }
        func contents(atPath path: String) -> Data? { nil }
        func createFile(atPath path: String, contents: Data?) -> Bool { false }
        func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
        func contentsOfDirectory(
          at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?
        ) throws -> [URL] { [] }
        func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
        func createDirectory(atPath path: String, withIntermediateDirectories: Bool) throws {}
        func removeItem(at url: URL) throws { throw URLError(.fileDoesNotExist) }
        func removeItem(atPath path: String) throws { throw URLError(.fileDoesNotExist) }
        func copyItem(at url: URL, to other: URL) throws { throw URLError(.fileDoesNotExist) }
        func moveItem(at url: URL, to other: URL) throws { throw URLError(.fileDoesNotExist) }
      }
      struct URLResourceKey: Hashable {
        let rawValue: String
        static let nameKey = URLResourceKey(rawValue: "name")
        static let isDirectoryKey = URLResourceKey(rawValue: "isDirectory")
        static let fileSizeKey = URLResourceKey(rawValue: "fileSize")
        static let creationDateKey = URLResourceKey(rawValue: "creationDate")
      }
      """
  )
}
