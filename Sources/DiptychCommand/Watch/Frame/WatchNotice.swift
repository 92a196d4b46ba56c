/// What stands on the screen while there is no picture.
enum WatchNotice {
  static func text(of state: WatchState) -> [MessageLine]? {
    sentences(of: state).map { MessageLine(text: $0, kind: .console) }
  }

  private static func sentences(of state: WatchState) -> [String] {
    guard let scene = state.scene else {
      if !state.folderProblems.isEmpty { return state.folderProblems }
      return ["There is no scene yet. It is shown as soon as one is saved as NAME.swift."]
    }
    if let problem = state.problem { return [problem] }
    if state.newest == nil { return ["Waiting for '\(scene)'."] }
    if state.isBroken { return [] }
    return ["'\(scene)' shows nothing."]
  }
}
