/// Every folder and symbolic link that decides what one path means.
///
/// A path is walked as the kernel walks it. At each step a name is looked up in a folder; whoever
/// changes that name in that folder changes where the path leads. So each such folder is watched,
/// for that name, and the chain ends at the file, or at the first name that is missing: its folder
/// is where the rest can appear.
struct WatchChain: Equatable, Sendable {
  /// One name looked up in one folder.
  struct Link: Equatable, Sendable {
    /// A path without symbolic links in it.
    let folder: FilePath
    let identity: FileIdentity
    let name: [UInt8]
    /// Whether the name is the file's own, not one on the way to it.
    let isLast: Bool
  }

  /// Where the path leads.
  enum Destination: Equatable, Sendable {
    case missing
    case file
    case folder(FilePath, FileIdentity)
    case tooManySymbolicLinks
  }

  private(set) var links: [Link] = []
  private(set) var destination = Destination.missing

  /// As many symbolic links as Linux follows in one path.
  static let symbolicLinkLimit = 40

  /// Walks a path.
  ///
  /// - Parameters:
  ///   - path: The path, from the root.
  ///   - lookUp: What stands at a name, without following a link there.
  /// - Complexity: One call of `lookUp` for each name and each link met.
  init(_ path: FilePath, lookUp: (FilePath) -> PathEntry) {
    precondition(path.isAbsolute)
    guard case .folder(let root) = lookUp(.root) else { return }
    var pending = Array(path.components.reversed())
    var at: [(path: FilePath, identity: FileIdentity)] = [(.root, root)]
    var symbolicLinks = 0

    while let name = pending.popLast() {
      if name == Array(".".utf8) { continue }
      if name == Array("..".utf8) {
        // `at` holds no links, so the folder above is the one above in the text; the root stays.
        if at.count > 1 { at.removeLast() }
        continue
      }
      let folder = at[at.count - 1]
      let full = folder.path.appending(name)
      links.append(
        Link(folder: folder.path, identity: folder.identity, name: name, isLast: pending.isEmpty)
      )
      switch lookUp(full) {
      case .missing:
        return
      case .file:
        // Below a file there is nothing: the path is missing until the file makes way.
        if pending.isEmpty { destination = .file }
        return
      case .folder(let identity):
        at.append((full, identity))
      case .symbolicLink(let target):
        symbolicLinks += 1
        guard symbolicLinks <= Self.symbolicLinkLimit else {
          destination = .tooManySymbolicLinks
          return
        }
        if target.isAbsolute { at.removeSubrange(1...) }
        pending += target.components.reversed()
      }
    }
    destination = .folder(at[at.count - 1].path, at[at.count - 1].identity)
  }
}
