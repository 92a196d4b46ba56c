/// What a scene's own `init(from:)` reads: `Decoder`, and its container of one value.
struct DecoderValue: NativeValue {
  static var sceneName: String { "Decoder" }
  let coded: CodedValue
  let decoding: Decoding

  /// The members of the object that is read; throws where it is none.
  func keyed() throws -> KeyedDecodingValue {
    guard case .object(let members) = coded else {
      throw decoding.mismatch(.dictionary(.string, .any), coded)
    }
    return KeyedDecodingValue(members: members, decoding: decoding)
  }

  /// The elements of the array that is read; throws where it is none.
  func unkeyed() throws -> UnkeyedDecodingValue {
    guard case .array(let elements) = coded else {
      throw decoding.mismatch(.array(.any), coded)
    }
    return UnkeyedDecodingValue(elements: elements, decoding: decoding)
  }
}

/// The same for one value: `SingleValueDecodingContainer`.
struct SingleDecodingValue: NativeValue {
  static var sceneName: String { "SingleValueDecodingContainer" }
  let decoder: DecoderValue
}

/// The members of an object: `KeyedDecodingContainer`.
struct KeyedDecodingValue: NativeValue {
  static var sceneName: String { "KeyedDecodingContainer" }
  let members: [(key: String, value: CodedValue)]
  let decoding: Decoding
  /// The type of the keys by which it is read.
  var keys = SceneType.unknown

  /// The same with keys of a type.
  func keyed(by keys: SceneType) -> Self {
    var copy = self
    copy.keys = keys
    return copy
  }

  /// The keys of all members that the type of the keys has.
  func allKeys(_ evaluation: Evaluation, at span: SourceSpan) throws -> [SceneValue] {
    let isSnake = decoding.options.usesSnakeCase
    return try members.compactMap { member in
      let name = isSnake ? member.key.fromSnakeCase : member.key
      if case .declared(let declaration, _) = keys, declaration.kind == .enumeration {
        return try declaration.allCases.first { try $0.codingName(evaluation, at: span) == name }
      }
      return try evaluation.staticMember(
        "init",
        ["stringValue"],
        of: keys,
        [.string(name)],
        at: span
      ).unwrapped
    }
  }

  func member(_ key: String) -> CodedValue? {
    let isSnake = decoding.options.usesSnakeCase
    return members.last { (isSnake ? $0.key.fromSnakeCase : $0.key) == key }?.value
  }

  /// What a key leads to; throws where there is nothing.
  func inside(_ name: String, keys: String = "CodingKeys") throws -> DecoderValue {
    let key = CodedKey(name: name, keys: keys)
    guard let value = member(name) else {
      throw decoding.failure(
        { .keyNotFound(key, $0) },
        key.missing
      )
    }
    return DecoderValue(coded: value, decoding: decoding.at(key))
  }
}

/// The elements of an array, one after the other: `UnkeyedDecodingContainer`.
struct UnkeyedDecodingValue: NativeValue {
  static var sceneName: String { "UnkeyedDecodingContainer" }
  let elements: [CodedValue]
  let decoding: Decoding
  var index = 0

  mutating func next(_ type: SceneType) throws -> DecoderValue {
    guard index < elements.count else {
      throw decoding.failure(
        { .valueNotFound(type, $0) },
        "Unkeyed container is at end."
      )
    }
    let key = CodedKey(name: "Index \(index)", index: index)
    defer { index += 1 }
    return DecoderValue(coded: elements[index], decoding: decoding.at(key))
  }
}

/// What a scene's own `encode(to:)` writes into: `Encoder`, and every container of it.
struct EncoderValue: NativeValue {
  static var sceneName: String { "Encoder" }
  let encoding: Encoding
  var node = CodedNode()
}

/// A coded value that is being written.
final class CodedNode {
  private enum Kind {
    case single(CodedValue)
    case array
    case object
  }

  private var kind = Kind.object
  private var parts: [CodedNode] = []
  private var keys: [String] = []
  /// Where the part of each key is.
  private var places: [String: Int] = [:]

  func set(_ value: CodedValue) { kind = .single(value) }

  /// Writes a whole value: what an object has is added to what the node has.
  func add(_ value: CodedValue) {
    guard case .object(let members) = value else { return set(value) }
    makeObject()
    for (key, value) in members { member(key).set(value) }
  }

  /// Begins an array, unless that is done.
  func makeArray() { if case .array = kind {} else { begin(.array) } }

  /// Begins an object, unless that is done.
  func makeObject() { if case .object = kind {} else { begin(.object) } }

  private func begin(_ kind: Kind) {
    self.kind = kind
    parts = []
    keys = []
    places = [:]
  }

  /// How many elements an array has.
  var count: Int { parts.count }

  func append() -> CodedNode {
    let node = CodedNode()
    if case .array = kind { parts.append(node) }
    return node
  }

  /// What is written for a key, in the place of what was written for it before.
  func member(_ key: String) -> CodedNode {
    let node = CodedNode()
    guard case .object = kind else { return node }
    if let place = places[key] {
      parts[place] = node
    } else {
      places[key] = parts.count
      keys.append(key)
      parts.append(node)
    }
    return node
  }

  var coded: CodedValue {
    switch kind {
    case .single(let value): value
    case .array: .array(parts.map(\.coded))
    case .object: .object(zip(keys, parts).map { ($0, $1.coded) })
    }
  }
}
