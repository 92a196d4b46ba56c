/// An optional inside another: `.some(nil)`.
final class WrappedValue {
  let value: SceneValue
  init(_ value: SceneValue) { self.value = value }
}

/// A value with the static type that it was kept under.
final class TypedValue {
  let value: SceneValue
  let type: SceneType

  init(_ value: SceneValue, as type: SceneType) {
    self.value = value
    self.type = type
  }
}

extension SceneValue {
  /// What an optional holds; `nil` when it holds nothing.
  var unwrapped: SceneValue? {
    switch self {
    case .null: nil
    case .some(let wrapped): wrapped.value
    default: self
    }
  }

  /// An optional that holds this value.
  var wrappedInOptional: SceneValue {
    switch self {
    case .null, .some: .some(WrappedValue(self))
    default: self
    }
  }

  /// The value without the static type that it was kept under.
  var withoutStaticType: SceneValue {
    if case .existential(let typed) = self { typed.value } else { self }
  }
}
