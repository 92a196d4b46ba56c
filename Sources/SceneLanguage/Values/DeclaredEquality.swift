internal import Diptych

/// Equality and hashing that a scene writes itself, where no evaluation is at hand: in the keys of
/// dictionaries and the elements of sets.
///
/// The functions run in an evaluation of their own, with a small budget; they are meant to depend
/// on their arguments only.
struct DeclaredEquality: Sendable {
  unowned let program: BoundProgram
  var equal: FunctionDeclaration?
  var hash: FunctionDeclaration?

  /// What `==` says; `nil` where the scene has none of its own, or it fails.
  func areEqual(_ left: SceneValue, _ right: SceneValue) -> Bool? {
    guard let equal, Self.depth < Self.maximalDepth else { return nil }
    let answer = try? Self.$depth.withValue(Self.depth + 1) {
      try equal.apply(to: [left, right], briefEvaluation, at: equal.span)
    }
    guard case .bool(let answer)? = answer else { return nil }
    return answer
  }

  /// A hash of what `hash(into:)` combines, or of nothing: then all values share it.
  func stableHash(of value: SceneValue) -> Int {
    guard let hash, Self.depth < Self.maximalDepth else { return 0 }
    let combined = CombinedHash()
    let argument = SceneValue.box(VariableBox(combined.sceneValue))
    return Self.$depth.withValue(Self.depth + 1) {
      _ = try? hash.code.call(value, [argument], briefEvaluation, at: hash.span)
      return SceneValue.array(combined.values).stableHash
    }
  }

  /// How many of these functions run within each other: `hasher.combine(self)` leads back to where
  /// it stands, through no call that an evaluation counts.
  @TaskLocal private static var depth = 0
  private static let maximalDepth = 32

  private var briefEvaluation: Evaluation {
    let evaluation = Evaluation(program: program, environment: EnvironmentValues())
    evaluation.limitSteps(to: 10_000)
    return evaluation
  }
}

/// `Hasher` as a value of the program: it gathers what is combined.
final class CombinedHash: NativeValue {
  static var sceneName: String { "Hasher" }
  var values: [SceneValue] = []
}

/// `ObjectIdentifier`: which object it is, whatever the object says that it equals.
struct ObjectIdentity: NativeValue, Hashable {
  static var sceneName: String { "ObjectIdentifier" }
  /// Which object it is; it does not keep the object from ending.
  let identifier: ObjectIdentifier

  init(of object: ObjectValue) { identifier = ObjectIdentifier(object) }
}

extension TypeDeclaration {
  /// The equality of the type or of a superclass.
  var ownEquality: DeclaredEquality? { equality ?? superclass?.ownEquality }
}

extension Library {
  /// `Hasher`.
  static let hashing = LibraryFamily(
    title: "Hashing",
    types: [
      LibraryType(
        "Hasher",
        [
          LibraryEntry.generic("combine", [.parameter(nil, .unknown)], result: .void) { call in
            CombinedHash.read(call.receiver)?.values.append(call.arguments[0])
            return .void
          },
          LibraryEntry.generic("finalize", result: .int) { call in
            .int(SceneValue.array(CombinedHash.read(call.receiver)?.values ?? []).stableHash)
          },
          .initializer { CombinedHash() },
        ]
      ),
      LibraryType(
        "AnyHashable",
        conformsTo: ["Hashable"],
        [
          LibraryEntry(
            kind: .initializer,
            name: "init",
            signature: Signature(
              parameters: [.parameter(nil, .unknown)],
              result: .named("AnyHashable")
            )
          ) { $0.arguments[0] },
          .genericProperty("base", result: .any) { $0.receiver },
        ]
      ),
      LibraryType(
        "ObjectIdentifier",
        conformsTo: ["Hashable"],
        [
          LibraryEntry(
            kind: .initializer,
            name: "init",
            signature: Signature(
              parameters: [.parameter(nil, .unknown)],
              result: .named("ObjectIdentifier")
            )
          ) { call in
            guard case .object(let object) = call.arguments[0] else { return call.arguments[0] }
            return ObjectIdentity(of: object).sceneValue
          }
        ]
      ),
    ]
  )
}
