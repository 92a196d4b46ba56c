extension Library {
  /// Unique identifiers; the same in every run, so that pictures repeat.
  static let identities = LibraryFamily(
    title: "Identities",
    types: [
      LibraryType(
        "UUID",
        conformsTo: ["Hashable", "Comparable", "CustomStringConvertible", "Codable"],
        [
          LibraryEntry(
            kind: .initializer,
            name: "init",
            signature: Signature(parameters: [], result: .named("UUID"))
          ) { call in
            let high = call.evaluation.random.next(at: call.span)
            let low = call.evaluation.random.next(at: call.span)
            return UniqueIdentifier(high: high, low: low).sceneValue
          },
          .initializer(Parameter<String>("uuidString")) { UniqueIdentifier($0) },
          .property("description", of: UniqueIdentifier.self) { $0.description },
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

  /// Reads digits in five groups.
  init?(_ text: String) {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    guard groups.map(\.count) == [8, 4, 4, 4, 12],
      let high = UInt64(groups[0] + groups[1] + groups[2], radix: 16),
      let low = UInt64(groups[3] + groups[4], radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }

  init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  private func hexadecimal(_ number: UInt64) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
