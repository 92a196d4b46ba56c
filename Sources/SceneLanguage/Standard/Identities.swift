extension Library {
  /// Unique identifiers; the same in every run, so that pictures repeat.
  static let identities = LibraryFamily(
    title: "Identities",
    types: [
      LibraryType(
        "UUID",
        conformsTo: ["Hashable"],
        [
          LibraryEntry(
            kind: .initializer,
            name: "init",
            signature: Signature(parameters: [], result: .named("UUID"))
          ) { call in
            let random = call.evaluation.random.next()
            return UniqueIdentifier(high: random, low: call.evaluation.random.next()).sceneValue
          },
          .property("uuidString", of: UniqueIdentifier.self) { $0.description },
        ]
      )
    ]
  )
}

/// `UUID` as a value of the program.
struct UniqueIdentifier: NativeValue, Hashable, CustomStringConvertible {
  static var sceneName: String { "UUID" }
  let high: UInt64
  let low: UInt64

  var description: String {
    let digits = (hexadecimal(high) + hexadecimal(low)).map(String.init)
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return parts.map { digits[$0].joined() }.joined(separator: "-")
  }

  private func hexadecimal(_ number: UInt64) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
