/// The way along the list of scenes to one that shows something.
///
/// What a folder holds besides scenes declares for them, and is of interest only where it is chosen
/// by name. What shows nothing is known once it is laid out, so the way is taken step by step.
struct SceneSearch: Equatable, Sendable {
  /// How far the next scene is from the last, in places of the list: 1 or -1.
  var step: Int
  /// How many more scenes there are to look at.
  var left: Int
}
