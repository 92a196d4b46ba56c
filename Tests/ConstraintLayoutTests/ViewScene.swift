import LayoutEngine

@testable import ConstraintLayout

/// Views laid out in one direction, for tables of frames.
struct ViewScene {
  let preview: UIKitPreview
  var tree: PlacedTree { preview.tree }
  var root: UIView { preview.root }
  let problems: [LayoutProblem]

  init(
    _ width: CGFloat,
    _ height: CGFloat,
    _ direction: LayoutDirection = .leftToRight,
    ios: SystemVersion = SystemVersion(18),
    scale: CGFloat = 1,
    safeArea: UIEdgeInsets = .zero,
    canvas: PreviewCanvas? = nil,
    content: () -> UIKitPreview.Content
  ) {
    var environment = InterfaceEnvironment()
    environment.layoutDirection = direction
    environment.systemVersion = ios
    environment.displayScale = scale
    environment.safeAreaInsets = safeArea
    environment.textMeasuring = CountedText()
    preview = UIKitPreview(
      canvas: canvas ?? .fixed(CGSize(width: width, height: height)),
      environment: environment,
      content: content
    )
    problems = environment.problems.problems
  }

  /// Lays out a controller whose view a closure fills.
  init(
    _ width: CGFloat,
    _ height: CGFloat,
    _ direction: LayoutDirection = .leftToRight,
    ios: SystemVersion = SystemVersion(18),
    scale: CGFloat = 1,
    safeArea: UIEdgeInsets = .zero,
    filling fill: (UIViewController, UIView) -> Void
  ) {
    self.init(width, height, direction, ios: ios, scale: scale, safeArea: safeArea) {
      let controller = UIViewController()
      if let view = controller.viewIfLoaded ?? controller.view { fill(controller, view) }
      return .controller(controller)
    }
  }

  /// The frame of a named view in the canvas: x, y, width, height in points.
  func frame(_ name: String) -> [CGFloat]? {
    guard let node = tree.nodes.first(where: { $0.identifier == name }) else { return nil }
    return [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
  }

  /// The problems, but for the note on default margins.
  var complaints: [LayoutProblem.Reason] {
    problems.map(\.reason).filter {
      if case .defaultMargins = $0 { return false }
      return true
    }
  }
}

/// A text of eight points a character, broken anywhere, on lines of sixteen.
struct CountedText: TextMeasuring {
  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize {
    let count = CGFloat(text.string.count)
    guard let width = proposal.width, width < count * 8 else {
      return CGSize(width: count * 8, height: 16)
    }
    let columns = max((width / 8).rounded(.down), 1)
    let lines = min((count / columns).rounded(.up), CGFloat(text.lineLimit ?? .max))
    return CGSize(width: columns * 8, height: lines * 16)
  }

  func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    (13, size.height - 3)
  }
}

extension UIView {
  /// Adds a plain view with a name that constraints are going to place.
  @discardableResult func add(_ name: String) -> UIView { add(name, UIView()) }

  /// Adds a view with a name that constraints are going to place.
  @discardableResult func add<Kind: UIView>(_ name: String, _ view: Kind) -> Kind {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Pins the edges to those of a guide.
  func fill(_ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  /// Fixes the size, in points.
  func fix(_ width: CGFloat, _ height: CGFloat) {
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height),
    ])
  }
}

/// A view with a natural size.
final class Block: UIView {
  private let natural: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { natural }
}
