extension SceneValue: Hashable {
  static func == (left: SceneValue, right: SceneValue) -> Bool {
    var budget = ComparisonBudget()
    return left.isEqual(to: right, &budget)
  }

  func hash(into hasher: inout Hasher) {
    var budget = ComparisonBudget()
    feed(&hasher, &budget)
  }

  /// Whether this is the same value as another, as far as a budget goes.
  func isEqual(to other: SceneValue, _ budget: inout ComparisonBudget) -> Bool {
    switch (withoutStaticType, other.withoutStaticType) {
    case (.void, .void), (.null, .null), (.absent, .absent): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.int(let left), .double(let right)), (.double(let right), .int(let left)):
      // Only as `AnyHashable` do they meet, and then as what they count.
      Int(exactly: right) == left
    case (.string(let left), .string(let right)):
      budget.spend(min(left.utf8.count, right.utf8.count) / 16) && left == right
    case (.substring(let left), .substring(let right)): left.part == right.part
    case (.substring(let part), .string(let text)), (.string(let text), .substring(let part)):
      part.part == text
    case (.character(let left), .character(let right)): left == right
    case (.tuple(let left), .tuple(let right)), (.array(let left), .array(let right)):
      Self.areEqual(left, right, &budget)
    case (.slice(let left), .slice(let right)):
      Self.areEqual(left.elements, right.elements, &budget)
    case (.some(let left), .some(let right)):
      budget.descending { left.value.isEqual(to: right.value, &$0) }
    case (.dictionary(let left), .dictionary(let right)):
      left.count == right.count
        && budget.descending { budget in
          left.pairs.allSatisfy { key, value in
            budget.spend() && right.value(of: key, &budget)?.isEqual(to: value, &budget) == true
          }
        }
    case (.set(let left), .set(let right)):
      left.count == right.count
        && budget.descending { budget in
          left.elements.allSatisfy { budget.spend() && right.contains($0, &budget) }
        }
    case (.range(let left), .range(let right)): left == right
    case (.closedRange(let left), .closedRange(let right)): left == right
    case (.native(let left), .native(let right)): left.isEqual(to: right)
    case (.structure(let one), .structure(let two)):
      one.declaration === two.declaration
        && (one.declaration.equality?.areEqual(self, other, budget)
          ?? Self.areEqual(one.storedFields, two.storedFields, &budget))
    case (.enumeration(let one), .enumeration(let two)):
      one.declaration === two.declaration
        && (one.declaration.equality?.areEqual(self, other, budget)
          ?? (one.caseIndex == two.caseIndex
            && Self.areEqual(one.payload, two.payload, &budget)))
    case (.object(let one), .object(let two)):
      one === two || (one.declaration.ownEquality?.areEqual(self, other, budget) ?? false)
    case (.box(let left), .box(let right)):
      budget.descending { left.value.isEqual(to: right.value, &$0) }
    case (.weak(let left), .weak(let right)): left.object === right.object
    case (.keyPath(let left), .keyPath(let right)): left.names == right.names
    case (.type(let left), .type(let right)): left.type == right.type
    default: false
    }
  }

  /// Whether the parts of two values are equal; those that are kept in one place are, as in Swift.
  private static func areEqual<Parts: RandomAccessCollection<SceneValue>>(
    _ left: Parts,
    _ right: Parts,
    _ budget: inout ComparisonBudget
  ) -> Bool {
    guard left.count == right.count else { return false }
    let isOnePlace = left.withContiguousStorageIfAvailable { left in
      right.withContiguousStorageIfAvailable { left.baseAddress == $0.baseAddress } ?? false
    }
    if left.isEmpty || isOnePlace == true { return true }
    return budget.descending { budget in
      for (one, two) in zip(left, right) {
        guard budget.spend(), one.isEqual(to: two, &budget) else { return false }
      }
      return true
    }
  }
}

extension SceneValue {
  /// The most parts of a value, and parts of these, that its hash tells of.
  ///
  /// A value may have parts that it shares with itself: all told they can be more than there are
  /// numbers. Values that differ only behind these have the same hash.
  static let mostHashedParts = 1_024

  /// The hash among keys; `nil` where the budget is spent.
  func hash(_ budget: inout ComparisonBudget) -> Int? {
    var hasher = Hasher()
    return feed(&hasher, &budget) ? hasher.finalize() : nil
  }

  /// The hash as a name: of the parts themselves, whatever the scene's own `hash(into:)` says.
  var identityHash: Int {
    var hasher = Hasher()
    var parts = HashedParts(asksScene: false)
    feed(&hasher, &parts)
    return hasher.finalize()
  }

  /// Feeds the parts that tell of the value, and counts them.
  @discardableResult
  private func feed(_ hasher: inout Hasher, _ budget: inout ComparisonBudget) -> Bool {
    var parts = HashedParts()
    feed(&hasher, &parts)
    return budget.spend((Self.mostHashedParts - parts.left) * 4 + parts.bytes)
  }

  private func feed(_ hasher: inout Hasher, _ hashed: inout HashedParts) {
    hashed.left -= 1
    if hashed.left < 0 { return }
    switch self {
    case .void, .null, .absent, .closure, .binding, .box, .weak: break
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .double(let value):
      if let whole = Int(exactly: value) { hasher.combine(whole) } else { hasher.combine(value) }
    case .string(let value): Self.feed(value, &hasher, &hashed)
    case .substring(let value): Self.feed(value.part, &hasher, &hashed)
    case .character(let value): hasher.combine(value)
    case .tuple(let values), .array(let values): Self.feed(values, &hasher, &hashed)
    case .slice(let value): Self.feed(value.elements, &hasher, &hashed)
    case .some(let value): value.value.feed(&hasher, &hashed)
    case .existential(let value): value.value.feed(&hasher, &hashed)
    case .dictionary(let value):
      if value.count > hashed.left { return hasher.combine(value.count) }
      Self.feed(unordered: value.pairs.map { .tuple([$0.key, $0.value]) }, &hasher, &hashed)
    case .set(let value):
      if value.count > hashed.left { return hasher.combine(value.count) }
      Self.feed(unordered: value.elements, &hasher, &hashed)
    case .range(let value): hasher.combine(value)
    case .closedRange(let value): hasher.combine(value)
    case .native(let value): value.feed(&hasher)
    case .structure(let value):
      if let own = value.declaration.equality?.combinedParts(of: self, hashed) {
        return Self.feed(own, &hasher, &hashed)
      }
      Self.feed(value.storedFields, &hasher, &hashed)
    case .enumeration(let value):
      if let own = value.declaration.equality?.combinedParts(of: self, hashed) {
        return Self.feed(own, &hasher, &hashed)
      }
      hasher.combine(value.caseIndex)
      Self.feed(value.payload, &hasher, &hashed)
    case .object(let value):
      if let own = value.declaration.ownEquality?.combinedParts(of: self, hashed) {
        return Self.feed(own, &hasher, &hashed)
      }
      hasher.combine(ObjectIdentifier(value))
    case .keyPath(let value): hasher.combine(value.names)
    case .type(let value): hasher.combine(value.type)
    }
  }

  private static func feed(
    _ parts: some Collection<SceneValue>,
    _ hasher: inout Hasher,
    _ hashed: inout HashedParts
  ) {
    hasher.combine(parts.count)
    for part in parts {
      if hashed.left <= 0 { return }
      part.feed(&hasher, &hashed)
    }
  }

  /// Feeds what is equal in whatever order it came: each part may tell as much as any other.
  private static func feed(
    unordered parts: [SceneValue],
    _ hasher: inout Hasher,
    _ hashed: inout HashedParts
  ) {
    hasher.combine(parts.count)
    let share = hashed.left / max(parts.count, 1)
    var sum = 0
    for part in parts {
      var own = Hasher()
      var ownParts = HashedParts(left: share, asksScene: hashed.asksScene)
      part.feed(&own, &ownParts)
      sum &+= own.finalize()
      hashed.bytes += ownParts.bytes + HashedParts.bytesOfOwnHash
    }
    hashed.left -= share * parts.count
    hasher.combine(sum)
  }

  private static func feed(
    _ text: some StringProtocol,
    _ hasher: inout Hasher,
    _ hashed: inout HashedParts
  ) {
    hashed.bytes += text.utf8.count
    hasher.combine(String(text))
  }
}

/// What a hash has told of.
struct HashedParts {
  /// The parts that it may still tell of.
  var left = SceneValue.mostHashedParts
  /// The length of the texts, which are told of as a whole, and of what takes as long as these.
  var bytes = 0
  /// To begin and end a hash takes as long as to tell of so many bytes.
  static let bytesOfOwnHash = 128
  /// Whether the scene's own `hash(into:)` is asked.
  var asksScene = true
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
