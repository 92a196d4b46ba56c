/// What an import's name leads to.
package enum ImportResolution: Sendable {
  /// A module that is part of the vocabulary.
  case builtIn
  /// The files of a module of the scene's own.
  case sources([SceneSource])
  /// Nothing, and where it was looked for.
  case notFound(searched: [String])
}
