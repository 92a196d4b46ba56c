extension SceneValue: Hashable {
  static func == (left: SceneValue, right: SceneValue) -> Bool {
    switch (left.withoutStaticType, right.withoutStaticType) {
    case (.void, .void), (.null, .null), (.absent, .absent): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.int(let left), .double(let right)), (.double(let right), .int(let left)):
      // Only as `AnyHashable` do they meet, and then as what they count.
      Int(exactly: right) == left
    case (.string(let left), .string(let right)): left == right
    case (.substring(let left), .substring(let right)): left.part == right.part
    case (.substring(let part), .string(let text)), (.string(let text), .substring(let part)):
      part.part == text
    case (.character(let left), .character(let right)): left == right
    case (.tuple(let left), .tuple(let right)), (.array(let left), .array(let right)):
      left == right
    case (.slice(let left), .slice(let right)): left.elements == right.elements
    case (.some(let left), .some(let right)): left.value == right.value
    case (.dictionary(let left), .dictionary(let right)):
      left.count == right.count && left.pairs.allSatisfy { right[$0.key] == $0.value }
    case (.set(let left), .set(let right)):
      left.elements.count == right.elements.count && left.elements.allSatisfy(right.contains)
    case (.range(let left), .range(let right)): left == right
    case (.closedRange(let left), .closedRange(let right)): left == right
    case (.native(let left), .native(let right)): left.isEqual(to: right)
    case (.structure(let one), .structure(let two)):
      one.declaration === two.declaration
        && (one.declaration.equality?.areEqual(left, right)
          ?? (one.storedFields == two.storedFields))
    case (.enumeration(let one), .enumeration(let two)):
      one.declaration === two.declaration
        && (one.declaration.equality?.areEqual(left, right)
          ?? (one.caseIndex == two.caseIndex && one.payload == two.payload))
    case (.object(let one), .object(let two)):
      one === two || (one.declaration.ownEquality?.areEqual(left, right) ?? false)
    case (.box(let left), .box(let right)): left.value == right.value
    case (.weak(let left), .weak(let right)): left.object === right.object
    case (.keyPath(let left), .keyPath(let right)): left.names == right.names
    case (.type(let left), .type(let right)): left.type == right.type
    default: false
    }
  }

  /// The most parts of a value, and parts of these, that its hash tells of.
  ///
  /// A value may have parts that it shares with itself: all told they can be more than there are
  /// numbers. Values that differ only behind these have the same hash.
  static let mostHashedParts = 4_096

  func hash(into hasher: inout Hasher) {
    var left = Self.mostHashedParts
    feed(&hasher, &left)
  }

  private func feed(_ hasher: inout Hasher, _ left: inout Int) {
    left -= 1
    if left < 0 { return }
    switch self {
    case .void, .null, .absent, .closure, .binding, .box, .weak: break
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .double(let value):
      if let whole = Int(exactly: value) { hasher.combine(whole) } else { hasher.combine(value) }
    case .string(let value): hasher.combine(value)
    case .substring(let value): hasher.combine(value.part)
    case .character(let value): hasher.combine(value)
    case .tuple(let values), .array(let values): Self.feed(values, &hasher, &left)
    case .slice(let value): Self.feed(value.elements, &hasher, &left)
    case .some(let value): value.value.feed(&hasher, &left)
    case .existential(let value): value.value.feed(&hasher, &left)
    case .dictionary(let value): hasher.combine(value.count)
    case .set(let value): hasher.combine(value.elements.count)
    case .range(let value): hasher.combine(value)
    case .closedRange(let value): hasher.combine(value)
    case .native(let value): value.feed(&hasher)
    case .structure(let value):
      if let own = value.declaration.equality { return hasher.combine(own.stableHash(of: self)) }
      Self.feed(value.storedFields, &hasher, &left)
    case .enumeration(let value):
      if let own = value.declaration.equality { return hasher.combine(own.stableHash(of: self)) }
      hasher.combine(value.caseIndex)
      Self.feed(value.payload, &hasher, &left)
    case .object(let value):
      if let own = value.declaration.ownEquality { return hasher.combine(own.stableHash(of: self)) }
      hasher.combine(ObjectIdentifier(value))
    case .keyPath(let value): hasher.combine(value.names)
    case .type(let value): hasher.combine(value.type)
    }
  }

  private static func feed(
    _ parts: some Collection<SceneValue>,
    _ hasher: inout Hasher,
    _ left: inout Int
  ) {
    hasher.combine(parts.count)
    for part in parts {
      if left <= 0 { return }
      part.feed(&hasher, &left)
    }
  }
}

extension NativeBox {
  /// Whether both hold equal values; a value that cannot be compared equals only itself.
  func isEqual(to other: NativeBox) -> Bool {
    func compare<Value: Equatable>(_ value: Value) -> Bool { other.value as? Value == value }
    return (value as? any Equatable).map { compare($0) } ?? (self === other)
  }

  /// Feeds the value into a hasher; one that can only be compared leaves it as it is.
  func feed(_ hasher: inout Hasher) {
    if let value = value as? any Hashable { hasher.combine(AnyHashable(value)) }
  }
}
