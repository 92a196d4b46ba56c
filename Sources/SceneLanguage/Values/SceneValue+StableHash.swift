/// A hash that is the same in every run, as pictures must be: equal values have equal ones.
extension SceneValue {
  var stableHash: Int {
    var hash = 5381
    mix(into: &hash)
    return hash.spread
  }

  fileprivate func mix(into hash: inout Int) {
    switch self {
    case .int(let value): hash.mix(value)
    case .bool(let value): hash.mix(value ? 1 : 0)
    case .double(let value):
      // Zero is equal to what is as much below zero.
      hash.mix(value == 0 ? 0 : Int(truncatingIfNeeded: value.bitPattern))
    case .string(let value): hash.mix(value)
    case .substring(let value): hash.mix(String(value.part))
    case .character(let value): hash.mix(String(value))
    case .tuple(let values), .array(let values): hash.mix(values)
    case .slice(let value): hash.mix(value.elements)
    case .some(let value): value.value.mix(into: &hash)
    case .existential(let value): value.value.mix(into: &hash)
    // These are equal in whatever order their elements came.
    case .dictionary(let value):
      hash.mix(value.pairs.reduce(0) { $0 &+ SceneValue.tuple([$1.key, $1.value]).stableHash })
    case .set(let value): hash.mix(value.elements.reduce(0) { $0 &+ $1.stableHash })
    case .structure(let value):
      if let own = value.declaration.equality { return hash.mix(own.stableHash(of: self)) }
      hash.mix(value.storedFields)
    case .enumeration(let value):
      if let own = value.declaration.equality { return hash.mix(own.stableHash(of: self)) }
      hash.mix(value.caseIndex)
      hash.mix(value.payload)
    case .object(let value):
      if let own = value.declaration.ownEquality { return hash.mix(own.stableHash(of: self)) }
      hash.mix(value.declaration.name)
    default: hash.mix(debugText)
    }
  }
}

extension Int {
  /// The number spread over all bits.
  fileprivate var spread: Int { (self ^ (self >> 29)) &* 0x2545_F491_4F6C_DD1D }

  fileprivate mutating func mix(_ value: Int) { self = (self &* 33) ^ value }

  fileprivate mutating func mix(_ values: some Sequence<SceneValue>) {
    for value in values { value.mix(into: &self) }
  }

  /// Letters that may be written in several ways count as one.
  fileprivate mutating func mix(_ text: String) {
    for character in text { mix(character.asciiValue.map { Int($0) } ?? 128) }
  }
}
