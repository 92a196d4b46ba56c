internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// Where touches would go, which a picture has none of; scenes may override the answers.
  static let interfaceTouches = LibraryFamily(
    title: "UIKit: touches",
    types: [
      .class(
        "UIView",
        [
          .generic(
            "hitTest",
            [.parameter(nil, CGPoint.sceneType), event],
            result: .optional(.named("UIView"))
          ) { $0.receiver },
          .generic("point", [.parameter("inside", CGPoint.sceneType), event], result: .bool) {
            let view = try UIView.receiver(of: $0)
            return .bool(view.bounds.contains(try $0.arguments[0].read(as: CGPoint.self)))
          },
        ]
      )
    ]
  )

  private static let event = ParameterSignature.parameter("with", .optional(.any))
}
