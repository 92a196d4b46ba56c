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
  /// `isEqual(_:)` of a class that inherits from `NSObject`, which `==` asks.
  var isEqual: FunctionDeclaration?
  /// `hash` of such a class.
  var hashValue: PropertyDeclaration?

  /// What `==` says; `nil` where the scene has none of its own, or it fails.
  func areEqual(
    _ left: SceneValue,
    _ right: SceneValue,
    _ budget: ComparisonBudget
  ) -> Bool? {
    guard budget.asksScene, let function = equal ?? isEqual else { return nil }
    let answer = briefly { evaluation in
      equal == nil
        ? try function.code.call(left, [right], evaluation, at: function.span)
        : try function.apply(to: [left, right], evaluation, at: function.span)
    }
    guard case .bool(let answer)? = answer else { return nil }
    return answer
  }

  /// What `hash(into:)` combines; `nil` where the scene has none of its own, or it fails.
  func combinedParts(of value: SceneValue, _ hashed: HashedParts = HashedParts()) -> [SceneValue]? {
    guard hashed.asksScene else { return nil }
    if let hashValue {
      return briefly { [try $0.property(hashValue.name, of: value, at: hashValue.span)] }
    }
    guard let hash else { return nil }
    let combined = CombinedHash()
    let argument = SceneValue.box(VariableBox(combined.sceneValue))
    return briefly {
      _ = try hash.code.call(value, [argument], $0, at: hash.span)
      return combined.values
    }
  }

  /// Runs one of the functions, and counts what it does where an evaluation waits for it.
  ///
  /// They run within each other where `hasher.combine(self)` leads back to where it stands, through no
  /// call that an evaluation counts.
  private func briefly<Result>(_ body: (Evaluation) throws -> Result) -> Result? {
    let outer = Evaluation.running
    let comparisons = outer?.comparisons ?? 0
    let steps = min(outer?.evaluation.stepsLeft ?? Self.mostSteps / 10, Self.mostSteps)
    guard comparisons < Self.mostComparisons, steps > 0 else { return nil }
    let evaluation = Evaluation(
      program: program,
      environment: EnvironmentValues(),
      storage: outer?.evaluation.storage ?? CyclicStorageList()
    )
    evaluation.limitSteps(to: steps)
    let inner = RunningEvaluation(evaluation: evaluation, comparisons: comparisons + 1)
    defer { _ = outer?.evaluation.take(steps: steps - max(evaluation.stepsLeft, 0) + 1) }
    return try? Evaluation.$running.withValue(inner) { try body(evaluation) }
  }

  private static let mostComparisons = 32
  private static let mostSteps = 10_000
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
          LibraryEntry.generic(
            "combine",
            [.parameter(nil, .unknown)],
            result: .void,
            isMutating: true
          ) { call in
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
        conformsTo: ["Hashable", "CustomStringConvertible", "CustomDebugStringConvertible"],
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
          .genericProperty("hashValue", result: .int) { .int($0.receiver.stableHash) },
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
