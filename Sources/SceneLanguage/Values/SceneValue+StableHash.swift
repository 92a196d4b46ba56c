/// A hash that is the same in every run, as pictures must be: equal values have equal ones.
extension SceneValue {
  var stableHash: Int {
    var left = Self.mostHashedParts
    var budget = ComparisonBudget()
    let hash = stableHash(&left)
    _ = budget.spend((Self.mostHashedParts - left) * 4)
    return hash
  }

  private func stableHash(_ left: inout Int) -> Int {
    var hash = 5381
    mix(into: &hash, &left)
    return hash.spread
  }

  /// Mixes this value's parts into `hash`, at most `left` of them, since a value may share its parts with itself.
  private func mix(into hash: inout Int, _ left: inout Int) {
    // Equal values may be wrapped or not.
    if case .existential(let value) = self { return value.value.mix(into: &hash, &left) }
    left -= 1
    if left < 0 { return }
    switch self {
    case .int(let value): hash.mix(value)
    case .bool(let value): hash.mix(value ? 1 : 0)
    case .double(let value):
      // A fraction that is none equals the whole number, and zero what is as much below zero.
      hash.mix(Int(exactly: value) ?? Int(truncatingIfNeeded: value.bitPattern))
    case .string(let value): hash.mix(value, &left)
    case .substring(let value): hash.mix(String(value.part), &left)
    case .character(let value): hash.mix(String(value), &left)
    case .tuple(let values), .array(let values): Self.mix(values, into: &hash, &left)
    case .slice(let value): Self.mix(value.elements, into: &hash, &left)
    case .some(let value): value.value.mix(into: &hash, &left)
    case .dictionary(let value):
      if value.count > left { return hash.mix(value.count) }
      Self.mix(unordered: value.pairs.map { .tuple([$0.key, $0.value]) }, into: &hash, &left)
    case .set(let value):
      if value.count > left { return hash.mix(value.count) }
      Self.mix(unordered: value.elements, into: &hash, &left)
    case .structure(let value):
      if let own = value.declaration.equality?.combinedParts(of: self) {
        return Self.mix(own, into: &hash, &left)
      }
      Self.mix(value.storedFields, into: &hash, &left)
    case .enumeration(let value):
      if let own = value.declaration.equality?.combinedParts(of: self) {
        return Self.mix(own, into: &hash, &left)
      }
      hash.mix(value.caseIndex)
      Self.mix(value.payload, into: &hash, &left)
    case .object(let value):
      if let own = value.declaration.ownEquality?.combinedParts(of: self) {
        return Self.mix(own, into: &hash, &left)
      }
      hash.mix(value.declaration.name, &left)
    default: hash.mix(debugText, &left)
    }
  }

  private static func mix(
    _ parts: some Sequence<SceneValue>,
    into hash: inout Int,
    _ left: inout Int
  ) {
    for part in parts {
      if left <= 0 { return }
      part.mix(into: &hash, &left)
    }
  }

  /// Mixes in what is equal in whatever order it came: each part may tell as much as any other.
  private static func mix(
    unordered parts: [SceneValue],
    into hash: inout Int,
    _ left: inout Int
  ) {
    let share = left / max(parts.count, 1)
    left -= share * parts.count
    hash.mix(
      parts.reduce(0) { sum, part in
        var own = share
        return sum &+ part.stableHash(&own)
      }
    )
  }
}

extension Int {
  /// The number spread over all bits.
  fileprivate var spread: Int { (self ^ (self >> 29)) &* 0x2545_F491_4F6C_DD1D }

  fileprivate mutating func mix(_ value: Int) { self = (self &* 33) ^ value }

  /// Letters that may be written in several ways count as one; of long texts the first are mixed in.
  fileprivate mutating func mix(_ text: String, _ left: inout Int) {
    for character in text {
      left -= 1
      if left < 0 { return }
      mix(character.asciiValue.map { Int($0) } ?? 128)
    }
  }
}
