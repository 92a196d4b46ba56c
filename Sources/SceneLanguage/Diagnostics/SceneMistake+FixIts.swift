extension SceneMistake {
  /// The changes that would mend this mistake, when it stands at `span`.
  func fixIts(at span: SourceSpan) -> [SceneFixIt] {
    switch self {
    case .nameNotFound(_, let suggestion?), .typeNotFound(_, let suggestion?),
      .memberNotFound(_, _, let suggestion?), .caseNotFound(_, _, let suggestion?),
      .implicitMemberNotFound(_, _, let suggestion?),
      .implicitMemberWithoutContext(_, let suggestion?),
      .anonymousArgumentBesideNames(let suggestion?):
      [replacing(span, with: suggestion)]
    case .symbolNotFound(_, let suggestion?):
      [replacing(span, with: "\"\(suggestion)\"")]
    default:
      []
    }
  }

  private func replacing(_ span: SourceSpan, with text: String) -> SceneFixIt {
    SceneFixIt(message: "replace with '\(text)'", range: span.start..<span.end, replacement: text)
  }
}
