internal import ConstraintLayout

/// What a controller class of the scene does in another way than the UIKit class it inherits from.
final class DeclaredController: ControllerOverrides {
  let object: ObjectValue
  let evaluation: Evaluation
  private var hasUpdatedProperties = false

  init(object: ObjectValue, evaluation: Evaluation) {
    self.object = object
    self.evaluation = evaluation
  }

  func receive(_ event: ControllerEvent) -> Bool {
    prepare(for: event)
    let (name, labels, arguments) = event.call
    return object.perform(name, labels, arguments, evaluation)
  }

  /// Calls what UIKit asks a controller for before it is shown, and before its first layout.
  private func prepare(for event: ControllerEvent) {
    switch event {
    case .viewIsAppearing:
      let name = "updateContentUnavailableConfiguration"
      guard let method = object.declaration.method(name, labels: ["using"]) else { return }
      let state = evaluation.guarded(SceneValue?.none) {
        try evaluation.property(
          "contentUnavailableConfigurationState",
          of: .object(object),
          at: method.span
        )
      }
      if let state { _ = object.perform(name, ["using"], [state], evaluation) }
    case .viewWillLayoutSubviews where !hasUpdatedProperties:
      hasUpdatedProperties = true
      _ = object.perform("updateProperties", [], [], evaluation)
    default:
      return
    }
  }
}

extension ControllerEvent {
  /// The method that a scene declares for the event, and its arguments.
  fileprivate var call: (name: String, labels: [String?], arguments: [SceneValue]) {
    switch self {
    case .loadView: ("loadView", [], [])
    case .viewDidLoad: ("viewDidLoad", [], [])
    case .viewWillAppear: ("viewWillAppear", [nil], [.bool(false)])
    case .viewIsAppearing: ("viewIsAppearing", [nil], [.bool(false)])
    case .viewDidAppear: ("viewDidAppear", [nil], [.bool(false)])
    case .viewWillDisappear: ("viewWillDisappear", [nil], [.bool(false)])
    case .viewDidDisappear: ("viewDidDisappear", [nil], [.bool(false)])
    case .viewWillLayoutSubviews: ("viewWillLayoutSubviews", [], [])
    case .viewDidLayoutSubviews: ("viewDidLayoutSubviews", [], [])
    case .viewLayoutMarginsDidChange: ("viewLayoutMarginsDidChange", [], [])
    case .viewSafeAreaInsetsDidChange: ("viewSafeAreaInsetsDidChange", [], [])
    case .updateViewConstraints: ("updateViewConstraints", [], [])
    case .willMove(let parent): ("willMove", ["toParent"], [parent.sceneValue])
    case .didMove(let parent): ("didMove", ["toParent"], [parent.sceneValue])
    }
  }
}
