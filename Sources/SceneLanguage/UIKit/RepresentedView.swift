internal import ConstraintLayout
internal import Diptych
internal import LayoutEngine

/// A view of SwiftUI that stands for one of UIKit: `UIViewRepresentable` and
/// `UIViewControllerRepresentable`.
struct RepresentedView: PrimitiveView {
  let value: StructureValue
  let evaluation: Evaluation

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    var interface = evaluation.interface
    interface.layoutDirection = scope.environment.layoutDirection
    let made = evaluation.guarded(nil as RepresentedLayout?) {
      try evaluation.enteringView(value.declaration.name, at: value.declaration.span) {
        let old = evaluation.environment
        evaluation.environment = scope.environment
        defer { evaluation.environment = old }
        return try InterfaceEnvironment.$current.withValue(interface) {
          try make(in: interface, &scope)
        }
      }
    }
    guard let layout = made else { return }
    let rule = tree.rule(for: layout)
    let reader = tree.rule { geometry in LayoutTree(placed: layout.placedNodes(in: geometry)) }
    tree.element(value.declaration.name, rule: rule, in: scope) { tree in
      tree.append(LayoutNode(rule: reader))
    }
  }

  private func make(
    in interface: InterfaceEnvironment,
    _ scope: inout LoweringScope
  ) throws -> RepresentedLayout {
    let declaration = value.declaration
    let receiver = SceneValue.structure(
      try evaluation.connect(value, in: &scope, at: declaration.span)
    )
    let names = RepresentedMembers(declaration)
    var coordinator = SceneValue.void
    if let make = declaration.method("makeCoordinator", labels: []) {
      coordinator = try make.code.call(receiver, [], evaluation, at: make.span)
    }
    let context = SceneValue.native(
      NativeBox(
        RepresentedContext(coordinator: coordinator, environment: evaluation.environment),
        type: .named("UIViewRepresentableContext")
      )
    )
    guard let make = declaration.method(names.make, labels: ["context"]) else {
      throw SceneStop.alreadyTold
    }
    let made = try make.code.call(receiver, [context], evaluation, at: make.span)
    if let update = declaration.method(names.update, labels: [nil, "context"]) {
      _ = try update.code.call(receiver, [made, context], evaluation, at: update.span)
    }
    let view: EmbeddedView
    switch made.nativeObject {
    case let native as UIViewController: view = EmbeddedView(native)
    case let native as UIView: view = EmbeddedView(native)
    default: throw SceneStop(.interfaceNotShown("\(made.type)"), at: make.span)
    }
    let size = declaration.method("sizeThatFits", labels: [nil, names.argument, "context"])
    return RepresentedLayout(
      view: view,
      interface: interface,
      ownSize: size.map { method in
        { [evaluation] proposal in
          evaluation.guarded(nil) {
            let size = try method.code.call(
              receiver,
              [proposal.sceneValue, made, context],
              evaluation,
              at: method.span
            )
            return try size.read(as: CGSize?.self)
          }
        }
      }
    )
  }
}

/// What a representable's methods are called: those of views and of controllers differ.
private struct RepresentedMembers {
  let make: String
  let update: String
  let argument: String

  init(_ declaration: TypeDeclaration) {
    let isController = declaration.conforms(to: "UIViewControllerRepresentable")
    make = isController ? "makeUIViewController" : "makeUIView"
    update = isController ? "updateUIViewController" : "updateUIView"
    argument = isController ? "uiViewController" : "uiView"
  }
}

/// What the methods of a representable are told.
struct RepresentedContext {
  let coordinator: SceneValue
  let environment: EnvironmentValues
}

/// Answers proposals as a view of UIKit, and places it.
final class RepresentedLayout: CustomLayout {
  private let view: EmbeddedView
  private let interface: InterfaceEnvironment
  /// The size that the scene itself answers; `nil` where UIKit is to.
  private let ownSize: ((ProposedViewSize) -> CGSize?)?

  init(
    view: EmbeddedView,
    interface: InterfaceEnvironment,
    ownSize: ((ProposedViewSize) -> CGSize?)?
  ) {
    self.view = view
    self.interface = interface
    self.ownSize = ownSize
  }

  var setsGuides: Bool { false }

  func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    InterfaceEnvironment.$current.withValue(interface) {
      ownSize?(proposal) ?? view.size(for: proposal)
    }
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize, children: LayoutChildren) {
    children.place(
      0,
      at: bounds.origin,
      anchor: .topLeading,
      proposal: ProposedViewSize(bounds.size)
    )
  }

  func spacing(children: LayoutChildren) -> ViewSpacing { ViewSpacing() }

  func explicitGuide(
    _ key: AlignmentKey,
    _ axis: Axis,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    children: LayoutChildren
  ) -> CGFloat? { nil }

  /// The views with their frames, in the canvas.
  func placedNodes(in geometry: ReaderGeometry) -> [PlacedNode] {
    InterfaceEnvironment.$current.withValue(interface) { view.placedNodes(in: geometry.frame) }
  }
}

extension TypeDeclaration {
  /// Whether values stand for views or controllers of UIKit.
  var isRepresentable: Bool {
    conforms(to: "UIViewRepresentable") || conforms(to: "UIViewControllerRepresentable")
  }
}
