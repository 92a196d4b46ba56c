import Testing

@Suite struct `Controllers inside of others` {
  private func console(_ preview: String) -> [String] {
    let run = InterfaceRun(
      """
      final class Inner: UIViewController {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will") }
        override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); print("is") }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("did") }
      }
      final class Outer: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let inner = Inner()
          addChild(inner)
          view.addSubview(inner.view)
          inner.didMove(toParent: self)
        }
      }
      #Preview { \(preview) }
      """
    )
    #expect(run.messages == [])
    return run.console
  }

  @Test(arguments: [
    "Inner()", "UINavigationController(rootViewController: Inner())",
    "let tabs = UITabBarController(); tabs.viewControllers = [Inner()]; return tabs", "Outer()",
  ])
  func `appear once, one step after the other`(preview: String) {
    #expect(console(preview) == ["will", "is", "did"])
  }

  @Test func `end where each brings another`() {
    let run = InterfaceRun(
      """
      final class Endless: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          let next = Endless()
          addChild(next)
          view.addSubview(next.view)
        }
      }
      #Preview { Endless() }
      """
    )
    #expect(run.messages == [])
  }
}
