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

  func member(_ key: String) -> CodedValue? {
    let isSnake = decoding.options.usesSnakeCase
    return members.last { (isSnake ? $0.key.fromSnakeCase : $0.key) == key }?.value
  }

  /// What a key leads to; throws where there is nothing.
  func inside(_ name: String, keys: String = "CodingKeys") throws -> DecoderValue {
    let key = CodedKey(name: name)
    guard let value = member(name) else {
      throw decoding.failure(
        { .keyNotFound(key, $0) },
        key.missing(in: keys)
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
  private enum Content {
    case single(CodedValue)
    case array([CodedNode])
    case object([(key: String, node: CodedNode)])
  }

  private var content = Content.object([])

  func set(_ value: CodedValue) { content = .single(value) }

  /// Begins an array, unless that is done.
  func makeArray() { if case .array = content {} else { content = .array([]) } }

  /// Begins an object, unless that is done.
  func makeObject() { if case .object = content {} else { content = .object([]) } }

  func append() -> CodedNode {
    let node = CodedNode()
    if case .array(let nodes) = content { content = .array(nodes + [node]) }
    return node
  }

  func member(_ key: String) -> CodedNode {
    let node = CodedNode()
    guard case .object(let members) = content else { return node }
    content = .object(members.filter { $0.key != key } + [(key, node)])
    return node
  }

  var coded: CodedValue {
    switch content {
    case .single(let value): value
    case .array(let nodes): .array(nodes.map(\.coded))
    case .object(let members): .object(members.map { ($0.key, $0.node.coded) })
    }
  }
}
