/// What a type has by saying that it is `Codable`, without writing it: `encode(to:)` and `init(from:)`.
extension TypeDeclaration {
  /// The type whose fields are written and read: of a class, the one above all that says that it can
  /// be, since what classes below it add they do not inherit coding for.
  func codedType(_ coding: String) -> TypeDeclaration {
    var current = self
    while let above = current.superclass, above.conforms(to: coding) { current = above }
    return current
  }

  /// The type of the raw value that is written in place of the whole one; `nil` where none is.
  var codedRawType: SceneType? {
    if let rawType { return rawType }
    guard conforms(to: "RawRepresentable") || conforms(to: "OptionSet"),
      let property = storedProperties.first(where: { $0.name == "rawValue" }),
      case .resolved(let type) = property.typeState
    else { return nil }
    return type
  }

  /// Whether a class or one above it writes how it is read.
  var readsItself: Bool {
    let initializers = kind == .class ? ownOrInheritedInitializers : members.initializers
    return initializers.contains { !$0.isRequirement && $0.signature.fits(["from"]) }
  }
}

extension Library {
  static let encodable = LibraryType(
    "Encodable",
    [
      .generic("encode", [.parameter("to", .named(EncoderValue.sceneName))], result: .void) {
        call in
        let encoder = try call.arguments[0].read(as: EncoderValue.self)
        encoder.node.add(try encoder.encoding.coded(call.receiver))
        return .void
      }
    ]
  )
}

extension Binder {
  /// Binds `Type(from: decoder)` of a type that does not say itself how it is read.
  func construct(
    decoding type: SceneType,
    _ arguments: [CallArgument],
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard let decoder = decoder(in: arguments), conforms(type, to: .named("Decodable")) else {
      return nil
    }
    if case .declared(let declaration, _) = type, declaration.readsItself { return nil }
    return DecodingExpression(decoder: decoder, span: place, type: type)
  }

  /// Binds `super.init(from: decoder)` and `super.encode(to: encoder)` where the superclass does not
  /// write them itself.
  func bind(
    superCoding name: String,
    _ base: SuperExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard case .declared(let superclass, _) = base.type else { return nil }
    switch name {
    case "init":
      guard superclass.conforms(to: "Decodable"), !superclass.readsItself,
        let decoder = decoder(in: arguments)
      else { return nil }
      return InheritedDecodingExpression(
        object: base,
        superclass: superclass,
        decoder: decoder,
        span: place
      )
    case "encode":
      guard superclass.conforms(to: "Encodable"),
        superclass.method("encode", labels: ["to"]) == nil,
        let encoder = coder(EncoderValue.sceneName, labeled: "to", in: arguments)
      else { return nil }
      return InheritedEncodingExpression(
        object: base,
        superclass: superclass,
        encoder: encoder,
        span: place
      )
    default: return nil
    }
  }

  private func decoder(in arguments: [CallArgument]) -> (any BoundExpression)? {
    coder(DecoderValue.sceneName, labeled: "from", in: arguments)
  }

  private func coder(
    _ type: String,
    labeled label: String,
    in arguments: [CallArgument]
  ) -> (any BoundExpression)? {
    guard arguments.count == 1, arguments[0].label == label else { return nil }
    let argument = arguments[0]
    let bound = argument.bound ?? attempt { bind(argument.expression) }.result
    return bound.type == .named(type) ? bound : nil
  }
}

/// `Type(from: decoder)`.
private struct DecodingExpression: BoundExpression {
  let decoder: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let decoder = try decoder.evaluate(in: frame).read(as: DecoderValue.self)
    return try decoder.decoding.value(of: frame.concrete(type), from: decoder.coded)
  }
}

/// `super.init(from: decoder)`.
private struct InheritedDecodingExpression: BoundExpression {
  let object: any BoundExpression
  let superclass: TypeDeclaration
  let decoder: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = try object.evaluate(in: frame)
    let decoder = try decoder.evaluate(in: frame).read(as: DecoderValue.self)
    let fields = try decoder.decoding.fields(
      of: superclass,
      frame.generics,
      from: try decoder.keyed().members
    )
    value.fill(fields)
    try value.runInitialValues(frame.evaluation, at: span, generics: frame.generics)
    return .void
  }
}

/// `super.encode(to: encoder)`.
private struct InheritedEncodingExpression: BoundExpression {
  let object: any BoundExpression
  let superclass: TypeDeclaration
  let encoder: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard case .object(let object) = try object.evaluate(in: frame) else {
      throw SceneStop.alreadyTold
    }
    let encoder = try encoder.evaluate(in: frame).read(as: EncoderValue.self)
    encoder.node.add(try encoder.encoding.coded(superclass, object.fields))
    return .void
  }
}

extension SceneValue {
  /// Gives an object those fields that were read; the others are given their initial values.
  func fill(_ fields: [SceneValue]) {
    guard case .object(let object) = self else { return }
    for (index, field) in fields.enumerated() {
      if case .absent = field { continue }
      object.fields[index] = field
    }
  }
}
