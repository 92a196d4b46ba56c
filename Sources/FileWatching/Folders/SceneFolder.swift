/// What is in a folder at one time: the same scenes that a `FolderWatcher` follows.
package struct SceneFolder: Sendable {
  /// The scenes in the folder and its sub-folders, sorted.
  package private(set) var scenes: [FilePath] = []
  /// The folder itself and its sub-folders, hidden ones left out, sorted.
  package private(set) var folders: [FilePath] = []
  /// What kept scenes from being listed, sorted by what is told of it.
  package private(set) var problems: [FolderProblem] = []

  /// Lists a folder.
  ///
  /// - Complexity: One look at each folder.
  package init(_ folder: FilePath) {
    do throws(FileStatus.Failure) {
      let status = try FileStatus.following(folder)
      guard status.kind == .folder else {
        problems = [.notFolder(folder)]
        return
      }
      var tree = FolderTree(root: folder, location: folder)
      tree.read(folder, status.stamp.identity) { _, _ in }
      var list = SceneList()
      tree.collect(into: &list)
      scenes = list.paths
      folders = tree.listings.keys.map(tree.spelled).sorted()
      problems = tree.problems.sorted { $0.message < $1.message }
    } catch {
      problems = [error.meansMissing ? .missing(folder) : .unreadable(folder, code: error.code)]
    }
  }

  /// Lists the scenes and folders beside a file, itself among them, without what is in the folders.
  ///
  /// - Complexity: One look at one folder.
  package init(beside file: FilePath) {
    let folder = file.upToName
    let location = folder.bytes.isEmpty ? "." : folder
    folders = [location]
    do throws(FileStatus.Failure) {
      let listing = try WatchConditions().list(location)
      scenes = listing.scenes.keys.map(folder.appending).sorted()
      folders += listing.folders.keys.map(folder.appending).sorted()
    } catch {
      problems = [.unreadable(location, code: error.code)]
    }
  }
}
