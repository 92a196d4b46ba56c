/// How much of a tree is looked at.
struct FolderLimits: Sendable {
  /// Each sub-folder costs a watch, of which a user has some ten thousands.
  var folders = 5_000
  var scenes = 20_000
  /// Levels below the folder that was named.
  var depth = 64
}
