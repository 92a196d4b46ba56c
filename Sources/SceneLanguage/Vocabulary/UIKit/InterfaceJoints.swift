internal import ConstraintLayout
internal import Diptych
internal import LayoutEngine

extension Library {
  /// What joins SwiftUI and UIKit.
  static let interfaceJoints = LibraryFamily(
    title: "UIKit: joining SwiftUI",
    types: [
      LibraryType(
        "UIViewRepresentableContext",
        [
          LibraryEntry(
            kind: .property,
            name: "coordinator",
            signature: Signature(parameters: [], result: .unknown)
          ) { try RepresentedContext.receiver(of: $0).coordinator },
          .property("environment", of: RepresentedContext.self) { $0.environment },
        ]
      ),
      LibraryType(
        "UIViewControllerRepresentableContext",
        alias: .named("UIViewRepresentableContext")
      ),
      .class(
        "UIHostingController",
        inheriting: "UIViewController",
        [
          LibraryEntry(
            kind: .initializer,
            name: "init",
            signature: Signature(
              parameters: [.parameter("rootView", .view)],
              result: .named("UIHostingController")
            )
          ) { call in
            try call.evaluation.chargeView(at: call.span)
            let controller = HostingController(
              rootView: call.arguments[0],
              evaluation: call.evaluation
            )
            controller.source = call.evaluation.position(call.span)
            return controller.sceneValue
          },
          .reference("rootView", \HostingController.rootView, type: .view),
          .method("sizeThatFits", of: HostingController.self, Parameter<CGSize>("in")) {
            $0.view.sizeThatFits($1)
          },
          safeAreaRegions, sizingOptions,
        ]
      ),
      .options(
        of: HostingSizingOptions.self,
        [
          "intrinsicContentSize": .intrinsicContentSize,
          "preferredContentSize": .preferredContentSize,
        ]
      ),
    ]
  )

  /// What the controller tells of the size of its content: its view tells it in any case.
  private static let sizingOptions = LibraryEntry.kept(
    "sizingOptions",
    HostingSizingOptions.sceneType,
    of: HostingController.self,
    initially: HostingSizingOptions([]).sceneValue
  )

  /// Whether the content keeps out of what bars and the device's shape cover.
  private static let safeAreaRegions: LibraryEntry = {
    var entry = LibraryEntry(
      kind: .property,
      name: "safeAreaRegions",
      signature: Signature(parameters: [], result: SafeAreaRegions.sceneType)
    ) { call in
      let view = try HostingController.receiver(of: call).view as? HostView
      return (view?.respectsSafeArea == false ? SafeAreaRegions([]) : .all).sceneValue
    }
    entry.isNonmutating = true
    entry.write = { call, value in
      let view = try HostingController.receiver(of: call).view as? HostView
      view?.respectsSafeArea = try !value.read(as: SafeAreaRegions.self).isEmpty
    }
    return entry
  }()
}

extension RepresentedContext: NativeValue {
  static var sceneName: String { "UIViewRepresentableContext" }
}

/// What a hosting controller tells of the size of its content.
struct HostingSizingOptions: OptionSet, Hashable, Sendable, NativeValue {
  static var sceneName: String { "UIHostingControllerSizingOptions" }
  let rawValue: Int
  static let intrinsicContentSize = HostingSizingOptions(rawValue: 1)
  static let preferredContentSize = HostingSizingOptions(rawValue: 2)
}
