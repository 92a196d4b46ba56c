internal import ConstraintLayout

extension Library {
  /// What `appearance()` is made of.
  static let looksOfClasses = LibraryFamily(
    title: "UIKit: views",
    functions: [
      LibraryEntry(
        kind: .function,
        name: "_appearanceProxy",
        signature: Signature(
          parameters: [
            .parameter("of", .metatype(.any)), .parameter("in", .array(.metatype(.any))),
            .function("made", [], .any),
          ],
          result: .any
        )
      ) { call in
        let made = call.arguments[2]
        guard case .type(let type) = call.arguments[0], case .array(let around) = call.arguments[1],
          let proxies = call.evaluation.proxies
        else { return try made.call([]) }
        let containers = around.compactMap { value -> SceneType? in
          if case .type(let container) = value { container.type } else { nil }
        }
        return try proxies.proxy(
          for: type.type,
          in: containers,
          at: call.span
        ) { try made.call([]) }
      }
    ]
  )
}
