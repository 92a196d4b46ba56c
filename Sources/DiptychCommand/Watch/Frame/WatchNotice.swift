/// What is told above the mistakes: why there is no picture, or none of what stands on disk.
enum WatchNotice {
  static func lines(of state: WatchState, hasPicture: Bool) -> [MessageLine] {
    sentences(of: state, hasPicture).map { MessageLine(text: $0, kind: .console) }
  }

  private static func sentences(of state: WatchState, _ hasPicture: Bool) -> [String] {
    guard let scene = state.scene else {
      if !state.folderProblems.isEmpty { return state.folderProblems }
      return ["There is no scene yet. It is shown as soon as one is saved as NAME.swift."]
    }
    if let problem = state.problem { return [problem] }
    if hasPicture || !state.messages.isEmpty { return [] }
    return [state.newest == nil ? "Waiting for '\(scene)'." : "'\(scene)' shows nothing."]
  }
}
