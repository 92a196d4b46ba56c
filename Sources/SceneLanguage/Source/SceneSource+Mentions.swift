internal import SwiftSyntax

extension SceneSource {
  /// The identifiers in the text, those of comments left out; none in a file that is too long or
  /// nested too deeply to be a scene.
  ///
  /// Run it on a thread with a large stack: it descends as deep as the source is nested.
  /// - Complexity: O(*n*) in the bytes of the file.
  package var mentionedNames: Set<String> {
    let limits = EvaluationLimits()
    guard text.utf8.count <= limits.sourceBytes,
      text.offsetOfBracket(deeperThan: limits.nesting) == nil
    else { return [] }
    let file = SceneFile(index: 0, source: self, nesting: limits.nesting * 8)
    var names: Set<String> = []
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { names.insert(name) }
    }
    return names
  }
}
