/// The scenes known at one time, by path, with the inode each name stands for.
struct SceneList: Equatable, Sendable {
  private(set) var scenes: [FilePath: FileIdentity] = [:]

  var count: Int { scenes.count }

  /// All scenes, sorted.
  var paths: [FilePath] { scenes.keys.sorted() }

  mutating func insert(_ path: FilePath, _ identity: FileIdentity) {
    scenes[path] = identity
  }

  /// What became of the scenes since an earlier list.
  ///
  /// A name that went and a name that came are one renamed scene when both stand for one inode. An
  /// editor that writes anew under the old name changes the inode and no name: nothing became of it.
  func changes(
    since old: SceneList
  ) -> (appeared: [FilePath], disappeared: [FilePath], renamed: [FolderChange.Renaming]) {
    let came = scenes.keys.filter { old.scenes[$0] == nil }.sorted()
    let went = old.scenes.filter { scenes[$0.key] == nil }
    var former = Dictionary(went.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    var appeared: [FilePath] = []
    var renamed: [FolderChange.Renaming] = []
    for path in came {
      if let identity = scenes[path], let from = former.removeValue(forKey: identity) {
        renamed.append(FolderChange.Renaming(from: from, to: path))
      } else {
        appeared.append(path)
      }
    }
    let moved = Set(renamed.map(\.from))
    return (appeared, went.keys.filter { !moved.contains($0) }.sorted(), renamed)
  }
}
