/// What values do not show by themselves when they are cast: of which type their numbers are, and of
/// what a generic type is made.
extension SceneValue {
  /// Whether a value whose static type is known is of another type than one that it looks like.
  func isOther(than target: SceneType, seenAs type: SceneType) -> Bool {
    switch (self, target) {
    case (.existential(let typed), _): return typed.value.isOther(than: target, seenAs: typed.type)
    case (_, .optional(let wrapped)): return isOther(than: wrapped, seenAs: type.unwrapped)
    case (.double, _) where target.isFloatingPoint:
      return type.unwrapped.isOtherNumber(than: target, lookingLike: .double)
    case (.int, _) where target.isInteger:
      return type.unwrapped.isOtherNumber(than: target, lookingLike: .int)
    case (.array(let values), .array(let element)):
      let own = type.unwrapped.elementOfArray
      return values.contains { $0.isOther(than: element, seenAs: own) }
    case (.dictionary(let value), .dictionary(let key, let element)):
      let (ownKey, own) = type.unwrapped.partsOfDictionary
      return value.pairs.contains {
        $0.key.isOther(than: key, seenAs: ownKey) || $0.value.isOther(than: element, seenAs: own)
      }
    case (.structure(let value), .declared(let wanted, let arguments))
    where value.declaration === wanted:
      return value.declaration.areOther(value.generics, than: arguments)
    case (.object(let value), .declared(let wanted, let arguments))
    where value.declaration === wanted:
      return value.declaration.areOther(value.generics, than: arguments)
    case (.enumeration(let value), .declared(let wanted, let arguments))
    where value.declaration === wanted:
      return value.declaration.areOther(value.generics, than: arguments)
    default: return false
    }
  }
}

extension SceneType {
  /// Whether a number is of another type than a cast asks for; as `Any` it is of the type that it
  /// looks like.
  fileprivate func isOtherNumber(than target: SceneType, lookingLike plain: SceneType) -> Bool {
    if isFloatingPoint || isInteger { return self != target }
    return self == .any && target != plain
  }

  fileprivate var elementOfArray: SceneType {
    if case .array(let element) = self { element } else { .any }
  }

  fileprivate var partsOfDictionary: (key: SceneType, value: SceneType) {
    if case .dictionary(let key, let value) = self { (key, value) } else { (.any, .any) }
  }

  /// Whether nothing more special is of this type.
  fileprivate var isPlain: Bool {
    if case .declared(_, let arguments) = self { return arguments.isEmpty }
    return isScalar
  }
}

extension TypeDeclaration {
  /// Whether generic parameters certainly stand for other types than a cast asks for.
  fileprivate func areOther(_ known: [String: SceneType], than wanted: [SceneType]) -> Bool {
    if known.isEmpty || wanted.isEmpty { return false }
    return zip(genericParameters, wanted).contains { name, wanted in
      guard let own = known[name] else { return false }
      return own.isPlain && wanted.isPlain && own != wanted
    }
  }
}
