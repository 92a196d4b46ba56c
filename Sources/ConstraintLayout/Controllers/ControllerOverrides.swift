/// What a controller does in place of its class, where a scene and not a Swift class says so.
package protocol ControllerOverrides: AnyObject {
  /// Does what the scene has for an event, and tells whether there is such a thing.
  func receive(_ event: ControllerEvent) -> Bool
}

/// What happens to a controller, for scenes to do something about.
package enum ControllerEvent {
  case loadView
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case viewLayoutMarginsDidChange
  case viewSafeAreaInsetsDidChange
  case updateViewConstraints
  case willMove(toParent: UIViewController?)
  case didMove(toParent: UIViewController?)
}

extension UIViewController {
  /// Lets the controller do something about an event, as its scene or else as its class does it.
  package func receive(_ event: ControllerEvent) {
    if overrides?.receive(event) != true { receiveByClass(event) }
  }

  /// Lets the controller do what its class does about an event.
  package func receiveByClass(_ event: ControllerEvent) {
    switch event {
    case .loadView: loadView()
    case .viewDidLoad: viewDidLoad()
    case .viewWillAppear: viewWillAppear(false)
    case .viewIsAppearing: viewIsAppearing(false)
    case .viewDidAppear: viewDidAppear(false)
    case .viewWillDisappear: viewWillDisappear(false)
    case .viewDidDisappear: viewDidDisappear(false)
    case .viewWillLayoutSubviews: viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: viewDidLayoutSubviews()
    case .viewLayoutMarginsDidChange: viewLayoutMarginsDidChange()
    case .viewSafeAreaInsetsDidChange: viewSafeAreaInsetsDidChange()
    case .updateViewConstraints: updateViewConstraints()
    case .willMove(let parent): willMove(toParent: parent)
    case .didMove(let parent): didMove(toParent: parent)
    }
  }
}
