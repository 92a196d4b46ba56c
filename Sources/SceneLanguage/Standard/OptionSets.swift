extension Library {
  private static let own = SceneType.parameter("Self")

  /// Sets of options that scenes declare: structs around a number whose bits are the options.
  static let optionSets = LibraryFamily(
    title: "Option sets",
    types: [
      LibraryType(
        "RawRepresentable",
        [
          .genericProperty("rawValue", result: .unknown) { call in
            if case .enumeration(let value) = call.receiver {
              return try value.rawValue(in: Frame(slotCount: 0, evaluation: call.evaluation))
            }
            guard case .declared(let declaration, _) = call.receiver.type,
              let property = declaration.property("rawValue")
            else {
              throw SceneStop(
                .memberNotFound("rawValue", type: "\(call.receiver.type)", suggestion: nil)
              )
            }
            return try call.evaluation.read(property, of: call.receiver, at: call.span)
          }
        ]
      ),
      LibraryType(
        "OptionSet",
        [
          .generic("contains", [.parameter(nil, own)], result: .bool) { call in
            let bits = call.arguments[0].rawBits
            return .bool(call.receiver.rawBits & bits == bits)
          },
          .genericProperty("isEmpty", result: .bool) { .bool($0.receiver.rawBits == 0) },
          combining("union", |), combining("intersection", &), combining("symmetricDifference", ^),
          combining("subtracting") { $0 & ~$1 },
          LibraryEntry.generic(
            "insert",
            [.parameter(nil, own)],
            result: .tuple([
              .init(label: "inserted", type: .bool), .init(label: "memberAfterInsert", type: own),
            ]),
            isMutating: true
          ) { call in
            let bits = call.arguments[0].rawBits
            let isNew = call.receiver.rawBits & bits != bits
            call.receiver = call.receiver.withRawBits(call.receiver.rawBits | bits)
            return .tuple([.bool(isNew), call.arguments[0]])
          }.discardable,
          LibraryEntry.generic(
            "update",
            [.parameter("with", own)],
            result: .optional(own),
            isMutating: true
          ) { call in
            let shared = call.receiver.rawBits & call.arguments[0].rawBits
            let known = call.receiver.withRawBits(shared)
            call.receiver = call.receiver.withRawBits(
              call.receiver.rawBits | call.arguments[0].rawBits
            )
            return shared == 0 ? .null : known
          }.discardable,
          changing("formUnion", |), changing("formIntersection", &),
          LibraryEntry.generic(
            "remove",
            [.parameter(nil, own)],
            result: .optional(own),
            isMutating: true
          ) { call in
            let shared = call.receiver.rawBits & call.arguments[0].rawBits
            let removed = call.receiver.withRawBits(shared)
            call.receiver = call.receiver.withRawBits(
              call.receiver.rawBits & ~call.arguments[0].rawBits
            )
            return shared == 0 ? .null : removed
          }.discardable,
          changing("formSymmetricDifference", ^),
          changing("subtract") { $0 & ~$1 },
          .generic("isSubset", [.parameter("of", own)], result: .bool) { call in
            .bool(call.receiver.rawBits & ~call.arguments[0].rawBits == 0)
          },
          .generic("isSuperset", [.parameter("of", own)], result: .bool) { call in
            .bool(call.arguments[0].rawBits & ~call.receiver.rawBits == 0)
          },
          .generic("isStrictSubset", [.parameter("of", own)], result: .bool) { call in
            let (bits, others) = (call.receiver.rawBits, call.arguments[0].rawBits)
            return .bool(bits & ~others == 0 && bits != others)
          },
          .generic("isStrictSuperset", [.parameter("of", own)], result: .bool) { call in
            let (bits, others) = (call.receiver.rawBits, call.arguments[0].rawBits)
            return .bool(others & ~bits == 0 && bits != others)
          },
          .generic("isDisjoint", [.parameter("with", own)], result: .bool) { call in
            .bool(call.receiver.rawBits & call.arguments[0].rawBits == 0)
          },
        ]
      ),
    ]
  )

  private static func combining(
    _ name: String,
    _ combine: @escaping @Sendable (Int, Int) -> Int
  ) -> LibraryEntry {
    .generic(name, [.parameter(nil, own)], result: own) { call in
      call.receiver.withRawBits(combine(call.receiver.rawBits, call.arguments[0].rawBits))
    }
  }

  private static func changing(
    _ name: String,
    _ combine: @escaping @Sendable (Int, Int) -> Int
  ) -> LibraryEntry {
    LibraryEntry.generic(name, [.parameter(nil, own)], result: .void, isMutating: true) { call in
      let bits = combine(call.receiver.rawBits, call.arguments[0].rawBits)
      call.receiver = call.receiver.withRawBits(bits)
      return .void
    }.discardable
  }
}

extension SceneValue {
  /// The number of an option set.
  var rawBits: Int {
    guard case .structure(let value) = self,
      let index = value.declaration.storedProperties.firstIndex(where: { $0.name == "rawValue" })
    else { return 0 }
    return Int.read(value.fields[index]) ?? 0
  }

  fileprivate func withRawBits(_ bits: Int) -> SceneValue {
    guard case .structure(let value) = self else { return self }
    return value.declaration.optionSet(bits)
  }
}

extension TypeDeclaration {
  /// The option set with these bits.
  func optionSet(_ bits: Int) -> SceneValue {
    .structure(
      StructureValue(
        declaration: self,
        fields: storedProperties.map { $0.name == "rawValue" ? .int(bits) : .absent }
      )
    )
  }
}
