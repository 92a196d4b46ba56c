internal import ConstraintLayout
internal import Diptych
internal import LayoutEngine

/// The controller of a view that shows SwiftUI: `UIHostingController`.
final class HostingController: UIViewController {
  static var sceneName: String { "UIHostingController" }
  private let evaluation: Evaluation
  /// The view of SwiftUI, as the scene holds it.
  var rootView: SceneValue {
    didSet { (viewIfLoaded as? HostView)?.content = hosted }
  }

  init(rootView: SceneValue, evaluation: Evaluation) {
    self.rootView = rootView
    self.evaluation = evaluation
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let size = InterfaceEnvironment.current.screenSize
    let host = HostView(frame: CGRect(origin: .zero, size: size))
    host.content = hosted
    host.source = source
    view = host
    takeTitle()
  }

  /// A title that the view sets outweighs the controller's own.
  private func takeTitle() {
    guard let root = rootView.view(in: evaluation), !evaluation.isStopped else { return }
    let wish = NavigationWish(of: root, in: evaluation.environment)
    if let title = wish.title { navigationItem.title = title }
    if let isLarge = wish.isLarge {
      navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
    }
  }

  private var hosted: HostedScene? {
    rootView.view(in: evaluation).map { HostedScene(view: $0, evaluation: evaluation) }
  }
}

/// A view of SwiftUI that stands in one of UIKit.
final class HostedScene: HostedContent {
  private let view: any View
  private let evaluation: Evaluation
  private var measured: LayoutPass?

  init(view: any View, evaluation: Evaluation) {
    self.view = view
    self.evaluation = evaluation
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    within(.zero) {
      guard let pass = measured ?? makePass(in: evaluation.environment.layoutDirection) else {
        return .zero
      }
      measured = pass
      return pass.size(of: 0, for: Proposal(proposal))
    }
  }

  /// Lays the content out: one view deeper, since it may be around another that hosts it again.
  private func within<Result>(_ nothing: Result, _ body: () -> Result) -> Result {
    evaluation.guarded(nothing) {
      let entry = evaluation.program.entry
      try evaluation.charge(steps: Self.stepsOfLayout, at: entry)
      return try evaluation.enteringView("UIHostingController", at: entry, body)
    }
  }

  /// To make a tree of views and lay it out takes as long as so many steps at least.
  private static let stepsOfLayout = 64

  func placedNodes(in frame: CGRect, direction: LayoutDirection) -> [PlacedNode] {
    within([]) {
      guard let pass = makePass(in: direction) else { return [] }
      let size = pass.layOut(in: .fixed(frame.size))
      return pass.placedTree(direction, canvas: size).nodes.map { node in
        var node = node
        node.frame = node.frame.offsetBy(dx: frame.minX, dy: frame.minY)
        return node
      }
    }
  }

  private func makePass(in direction: LayoutDirection) -> LayoutPass? {
    guard !evaluation.isStopped,
      let measuring = InterfaceEnvironment.current.textMeasuring
    else { return nil }
    var environment = evaluation.environment
    environment.layoutDirection = direction
    let tree = LayoutTree(root: view, environment: environment)
    guard tree.nodeCount > 0 else { return nil }
    return LayoutPass(tree, textMeasuring: measuring)
  }
}
