internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// `UIView`: rectangles of an interface with what they contain.
  static let interfaceViews = LibraryFamily(
    title: "UIKit: views",
    types: [
      .class("NSObject", inheriting: nil, [.initializer { NativeRoot() }] + objectMembers),
      .class("UIResponder", responderMembers),
      .class(
        "UIView",
        inheriting: "UIResponder",
        LibraryEntry.frames { UIView(frame: $0) } + viewState + viewHierarchy + viewGeometry
          + viewMargins + viewAnchors + viewConstraints + viewFitting + viewEvents + viewConstants
          + keptByViews
      ),
      .class("CALayer", layerMembers + keptByLayers),
      .options(
        of: CACornerMask.self,
        [
          "layerMinXMinYCorner": .layerMinXMinYCorner,
          "layerMaxXMinYCorner": .layerMaxXMinYCorner,
          "layerMinXMaxYCorner": .layerMinXMaxYCorner,
          "layerMaxXMaxYCorner": .layerMaxXMaxYCorner,
        ]
      ),
      .cases(
        of: UIView.ContentMode.self,
        [
          "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
          "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center,
          "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
          "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        ]
      ),
      .options(
        of: UIView.AnimationOptions.self,
        [
          "curveEaseInOut": .curveEaseInOut, "curveEaseIn": .curveEaseIn,
          "curveEaseOut": .curveEaseOut, "curveLinear": .curveLinear, "repeat": .repeat,
          "autoreverse": .autoreverse, "allowUserInteraction": .allowUserInteraction,
          "beginFromCurrentState": .beginFromCurrentState, "layoutSubviews": .layoutSubviews,
          "transitionCrossDissolve": .transitionCrossDissolve,
          "transitionFlipFromLeft": .transitionFlipFromLeft,
          "transitionFlipFromRight": .transitionFlipFromRight,
          "showHideTransitionViews": .showHideTransitionViews,
        ]
      ),
      .options(
        of: UIView.AutoresizingMask.self,
        [
          "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
          "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
          "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
        ]
      ),
    ]
  )

  /// What every object of Objective-C can be asked.
  private static let objectMembers: [LibraryEntry] = [
    LibraryEntry(
      kind: .method,
      name: "isKind",
      signature: Signature(parameters: [.parameter("of", .metatype(.any))], result: .bool)
    ) { call in
      guard case .type(let asked) = call.arguments[0] else { return .bool(false) }
      return .bool(call.evaluation.program.isInstance(call.receiver, of: asked.type))
    },
    .idle(
      "responds",
      .parameter("to", .optional(.named("Selector"))),
      result: .bool,
      giving: .bool(true)
    ),
  ]

  private static let viewState: [LibraryEntry] = [
    .reference("transform", \UIView.transform), .reference("tag", \UIView.tag),
    .reference("alpha", \UIView.alpha),
    .reference("isHidden", \UIView.isHidden), .reference("isOpaque", \UIView.isOpaque),
    .reference("clipsToBounds", \UIView.clipsToBounds),
    .reference("mask", \UIView.mask),
    .reference("backgroundColor", \UIView.backgroundColor),
    .reference("tintColor", \UIView.tintColor).implicitlyUnwrapped,
    .reference("contentMode", \UIView.contentMode),
    .reference("accessibilityIdentifier", \UIView.accessibilityIdentifier),
    .reference("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
    LibraryEntry(
      kind: .property,
      name: "layer",
      signature: Signature(parameters: [], result: CALayer.sceneType)
    ) { call in
      try UIView.receiver(of: call).layer(call.evaluation, at: call.span).sceneValue
    },
    .reference("semanticContentAttribute", \UIView.semanticContentAttribute),
    .property("effectiveUserInterfaceLayoutDirection", of: UIView.self) {
      $0.effectiveUserInterfaceLayoutDirection
    },
    .property("traitCollection", of: UIView.self) { $0.traitCollection },
    .deed("setNeedsDisplay", of: UIView.self) { $0.setNeedsDisplay() },
    .method(
      "drawHierarchy",
      of: UIView.self,
      Parameter<CGRect>("in"),
      Parameter<Bool>("afterScreenUpdates")
    ) { _, _, _ in
      try drawIntoPicture("drawHierarchy", of: "UIView")
      return true
    }.discardable,
  ]

  /// Draws what a view or a layer shows into a picture, which is shown as a box.
  private static func drawIntoPicture(_ name: String, of type: String) throws {
    guard InterfaceEnvironment.current.contexts.isDrawingPicture else {
      throw SceneStop(.unsupportedMember(name, type: type))
    }
  }

  private static let layerMembers: [LibraryEntry] = [
    .reference("cornerRadius", \CALayer.cornerRadius),
    .reference("maskedCorners", \CALayer.maskedCorners),
    .reference("borderWidth", \CALayer.borderWidth),
    .reference("borderColor", \CALayer.borderColor),
    .reference("zPosition", \CALayer.zPosition),
    .reference("shadowOpacity", \CALayer.shadowOpacity),
    .reference("shadowRadius", \CALayer.shadowRadius),
    .reference("shadowOffset", \CALayer.shadowOffset),
    .reference("shadowColor", \CALayer.shadowColor),
    .reference("masksToBounds", \CALayer.masksToBounds),
    .reference("mask", \CALayer.mask),
    .reference("backgroundColor", \CALayer.backgroundColor),
    .reference("opacity", \CALayer.opacity),
    .reference("frame", \CALayer.frame), .reference("bounds", \CALayer.bounds),
    .reference("anchorPoint", \CALayer.anchorPoint), .reference("position", \CALayer.position),
    .deed("setAffineTransform", of: CALayer.self, Parameter<CGAffineTransform>("_")) {
      $0.setAffineTransform($1)
    },
    .method("affineTransform", of: CALayer.self) { $0.affineTransform() },
    .object { CALayer() },
    .object(Parameter<SceneValue>.anything("layer")) { _ in CALayer() },
    .coder(of: CALayer.sceneType),
    .reference("_copyCount", \CALayer.copyCount),
    .reference("_copyTransform", \CALayer.copyTransform),
    .reference("isHidden", \CALayer.isHidden),
    .deed("addSublayer", of: CALayer.self, layer) { $0.addSublayer($1) },
    .deed("insertSublayer", of: CALayer.self, layer, Parameter<Int>("at")) {
      $0.insertSublayer($1, at: $2)
    },
    .deed("insertSublayer", of: CALayer.self, layer, Parameter<CALayer?>("above")) {
      $0.insertSublayer($1, above: $2)
    },
    .deed("insertSublayer", of: CALayer.self, layer, Parameter<CALayer?>("below")) {
      $0.insertSublayer($1, below: $2)
    },
    .deed("removeFromSuperlayer", of: CALayer.self) { $0.removeFromSuperlayer() },
    .property("sublayers", of: CALayer.self) { $0.sublayers.isEmpty ? nil : $0.sublayers },
    .property("superlayer", of: CALayer.self) { $0.superlayer },
    .method("presentation", of: CALayer.self) { CALayer?.some($0) },
    .deed("render", of: CALayer.self, Parameter<CGContext>("in")) { _, _ in
      try drawIntoPicture("render", of: "CALayer")
    },
    .method("contains", of: CALayer.self, Parameter<CGPoint>("_")) { $0.bounds.contains($1) },
  ]

  private static let layer = Parameter<CALayer>("_")

  private static let viewHierarchy: [LibraryEntry] = [
    .property("superview", of: UIView.self) { $0.superview },
    .property("subviews", of: UIView.self) { $0.subviews },
    .adding("addSubview", Parameter<UIView>("_")) { $0.addSubview($1) },
    .adding("insertSubview", Parameter<UIView>("_"), Parameter<Int>("at")) {
      $0.insertSubview($1, at: $2)
    },
    .adding("insertSubview", Parameter<UIView>("_"), Parameter<UIView>("aboveSubview")) {
      $0.insertSubview($1, aboveSubview: $2)
    },
    .adding("insertSubview", Parameter<UIView>("_"), Parameter<UIView>("belowSubview")) {
      $0.insertSubview($1, belowSubview: $2)
    },
    .deed("removeFromSuperview", of: UIView.self) { $0.removeFromSuperview() },
    .deed("bringSubviewToFront", of: UIView.self, Parameter<UIView>("_")) {
      $0.bringSubviewToFront($1)
    },
    .deed("sendSubviewToBack", of: UIView.self, Parameter<UIView>("_")) {
      $0.sendSubviewToBack($1)
    },
    .deed(
      "exchangeSubview",
      of: UIView.self,
      Parameter<Int>("at"),
      Parameter<Int>("withSubviewAt")
    ) { $0.exchangeSubview(at: $1, withSubviewAt: $2) },
    .method("isDescendant", of: UIView.self, Parameter<UIView>("of")) { $0.isDescendant(of: $1) },
    .method("viewWithTag", of: UIView.self, Parameter<Int>("_")) { $0.viewWithTag($1) },
  ]

  private static let viewGeometry: [LibraryEntry] = [
    .reference("frame", \UIView.frame), .reference("bounds", \UIView.bounds),
    .reference("center", \UIView.center), .reference("anchorPoint", \UIView.anchorPoint),
    LibraryEntry.deed("sizeToFit", of: UIView.self) { $0.sizeToFit() }.costing(20),
    .method("convert", of: UIView.self, Parameter<CGPoint>("_"), Parameter<UIView?>("to")) {
      $0.convert($1, to: $2)
    },
    .method("convert", of: UIView.self, Parameter<CGPoint>("_"), Parameter<UIView?>("from")) {
      $0.convert($1, from: $2)
    },
    .method("convert", of: UIView.self, Parameter<CGRect>("_"), Parameter<UIView?>("to")) {
      $0.convert($1, to: $2)
    },
    .method("convert", of: UIView.self, Parameter<CGRect>("_"), Parameter<UIView?>("from")) {
      $0.convert($1, from: $2)
    },
  ]

  private static let viewConstants: [LibraryEntry] = [
    .constant("noIntrinsicMetric", UIView.noIntrinsicMetric),
    .constant("layoutFittingCompressedSize", UIView.layoutFittingCompressedSize),
    .constant("layoutFittingExpandedSize", UIView.layoutFittingExpandedSize),
    .staticMethod(
      "userInterfaceLayoutDirection",
      Parameter<UISemanticContentAttribute>("for")
    ) { UIView.userInterfaceLayoutDirection(for: $0) },
    .staticMethod(
      "userInterfaceLayoutDirection",
      Parameter<UISemanticContentAttribute>("for"),
      Parameter<UIUserInterfaceLayoutDirection>("relativeTo")
    ) { UIView.userInterfaceLayoutDirection(for: $0, relativeTo: $1) },
  ]
}

extension LibraryEntry {
  /// A method that makes a view a subview of another.
  fileprivate static func adding<each Argument>(
    _ name: String,
    _ view: Parameter<UIView>,
    _ parameters: repeat Parameter<each Argument>,
    apply: @escaping @Sendable (UIView, UIView, repeat each Argument) -> Void
  ) -> LibraryEntry {
    checked(name, of: UIView.self, view, repeat each parameters, apply: apply).checkingDepth
  }

  /// The same entry, ended where its first argument would lie too deep in its receiver.
  var checkingDepth: LibraryEntry {
    let perform = perform
    return LibraryEntry(kind: kind, name: name, signature: signature) { call in
      if let parent = call.receiver.nativeObject as? UIView,
        let child = call.arguments.first?.nativeObject as? UIView
      {
        try call.evaluation.checkDepth(of: child, in: parent, at: call.span)
      }
      return try perform(&call)
    }
  }
}

extension Evaluation {
  /// Ends the scene where views would be nested deeper than any honest interface is.
  func checkDepth(of child: UIView, in parent: UIView, at span: SourceSpan) throws {
    let limit = program.limits.viewDepth
    try charge(steps: child.treeCount, at: span)
    var depth = child.treeDepth
    var ancestor: UIView? = parent
    while let view = ancestor, depth <= limit {
      depth += 1
      ancestor = view.superview
    }
    if depth > limit { throw stop(.layoutCallsItself(child.typeName, limit: limit), at: span) }
  }
}

extension UIView {
  /// How many views lie inside one another in the view, itself included.
  fileprivate var treeDepth: Int { 1 + (children.map(\.treeDepth).max() ?? 0) }
}

extension Library {
  /// What answers touches and keys: views and controllers, each the next of what it contains.
  fileprivate static let responderMembers: [LibraryEntry] = [
    .initializer { NativeRoot() },
    .genericProperty("next", result: .optional(.named("UIResponder"))) { call in
      switch call.receiver.nativeObject {
      case let view as UIView:
        view.controller?.sceneValue ?? view.superview?.sceneValue ?? .null
      case let controller as UIViewController:
        controller.viewIfLoaded?.superview?.sceneValue ?? controller.parent?.sceneValue ?? .null
      default: .null
      }
    },
    .constant("canBecomeFirstResponder", false), .constant("isFirstResponder", false),
    .idle("becomeFirstResponder", result: .bool, giving: .bool(false)),
    .idle("resignFirstResponder", result: .bool, giving: .bool(false)),
  ]
}

/// The object behind a class of the scene that inherits from nothing but `NSObject`.
final class NativeRoot: FinalNativeObject {
  static var sceneType: SceneType { .named("NSObject") }
}
