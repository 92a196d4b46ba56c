extension LibraryType {
  /// A set type that an array literal can make.
  static func optionSet<Options: OptionSet & SceneRepresentable>(
    _ name: String,
    of type: Options.Type,
    _ entries: @escaping @autoclosure @Sendable () -> [LibraryEntry]
  ) -> LibraryType where Options.Element == Options, Options.RawValue: FixedWidthInteger {
    var result = LibraryType(
      name,
      conformsTo: ["Hashable"],
      entries() + algebra(of: type)
    )
    result.arrayLiteral = { values in
      try values.reduce(into: Options()) { $0.formUnion(try $1.read(as: Options.self)) }.sceneValue
    }
    return result
  }

  /// What sets of options have in common.
  private static func algebra<Options: OptionSet & SceneRepresentable>(
    of type: Options.Type
  ) -> [LibraryEntry] where Options.Element == Options, Options.RawValue: FixedWidthInteger {
    let other = Parameter<Options>("_")
    let bits = SceneType.named("\(Options.RawValue.self)")
    return [
      .initializer { Options() },
      .initializer(Parameter<Int>("rawValue", type: bits)) {
        Options(rawValue: Options.RawValue(truncatingIfNeeded: $0))
      },
      LibraryEntry(
        kind: .property,
        name: "rawValue",
        signature: Signature(parameters: [], result: bits)
      ) { .int(Int(truncatingIfNeeded: try $0.receiver.read(as: Options.self).rawValue)) },
      .method("contains", of: Options.self, other) { $0.contains($1) },
      .method("union", of: Options.self, other) { $0.union($1) },
      .method("intersection", of: Options.self, other) { $0.intersection($1) },
      .method("subtracting", of: Options.self, other) { $0.subtracting($1) },
      .method("symmetricDifference", of: Options.self, other) { $0.symmetricDifference($1) },
      .method("isSubset", of: Options.self, Parameter<Options>("of")) { $0.isSubset(of: $1) },
      .method("isSuperset", of: Options.self, Parameter<Options>("of")) { $0.isSuperset(of: $1) },
      .method("isDisjoint", of: Options.self, Parameter<Options>("with")) {
        $0.isDisjoint(with: $1)
      },
      .property("isEmpty", of: Options.self) { $0.isEmpty },
      changing("insert", of: type) { $0.formUnion($1) },
      changing("remove", of: type) { $0.subtract($1) },
      changing("formUnion", of: type) { $0.formUnion($1) },
      changing("formIntersection", of: type) { $0.formIntersection($1) },
      changing("formSymmetricDifference", of: type) { $0.formSymmetricDifference($1) },
      changing("subtract", of: type) { $0.subtract($1) },
    ]
  }

  private static func changing<Options: OptionSet & SceneRepresentable>(
    _ name: String,
    of type: Options.Type,
    _ change: @escaping @Sendable (inout Options, Options) -> Void
  ) -> LibraryEntry {
    .mutation(name, of: Options.self, Parameter<Options>("_")) {
      (options: inout Options, other: Options) in change(&options, other)
    }
  }
}
