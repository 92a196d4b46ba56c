/// A value of a type known only at run time, where a floating-point number is expected.
struct FloatingPointExpression: BoundExpression {
  let value: any BoundExpression
  let type: SceneType
  var span: SourceSpan { value.span }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let result = try value.evaluate(in: frame)
    if type == .decimal { return DecimalNumber.read(result)?.sceneValue ?? result }
    switch result {
    case .int(let number): return .double(Double(number))
    case .native where type == .double: return Double.read(result).map { .double($0) } ?? result
    default: return result
    }
  }
}

/// `value as Type`, where the type is more than the value's own: it is seen as that.
struct AscribedExpression: BoundExpression {
  let value: any BoundExpression
  let type: SceneType
  var span: SourceSpan { value.span }

  func evaluate(in frame: Frame) throws -> SceneValue { try value.evaluate(in: frame) }
}

/// `as?`, `as!`, and `is`.
struct CastExpression: BoundExpression {
  enum Kind: Sendable {
    case conditional
    case forced
    case test
  }

  let value: any BoundExpression
  let target: CastTarget
  let kind: Kind
  let span: SourceSpan
  var type: SceneType {
    switch kind {
    case .conditional: .optional(target.type)
    case .forced: target.type
    case .test: .bool
    }
  }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let kept = try value.evaluate(in: frame)
    let result = kept.withoutStaticType
    let fits = try target.takes(kept, in: frame)
    switch kind {
    case .test: return .bool(fits)
    case .conditional:
      if !fits { return .null }
      // Nothing is of a type that is not known.
      if case .null = result {
        let wanted = try target.concrete(in: frame)
        if wanted.isOpen || wanted.isFreeParameter { return .null }
      }
      return result.wrappedInOptional
    case .forced:
      if fits { return result }
      let wanted = try target.concrete(in: frame)
      throw SceneStop(.foundNilCast("\(result.type)", to: "\(wanted)"), at: span)
    }
  }
}

/// The type that a cast or a pattern asks for.
struct CastTarget: Sendable {
  let type: SceneType
  /// The static type of what is cast.
  let source: SceneType
  /// What tells the generic parameters in the type, where the call does not.
  let sources: [String: any BoundExpression]

  /// Whether a value can be cast.
  func takes(_ value: SceneValue, in frame: Frame) throws -> Bool {
    let target = try concrete(in: frame)
    return frame.evaluation.program.isInstance(value, of: target, seenAs: frame.concrete(source))
      && !value.isOther(than: target, seenAs: frame.concrete(source))
  }

  /// The type, as far as the running function knows what its generic parameters stand for.
  func concrete(in frame: Frame) throws -> SceneType {
    var type = frame.concrete(type)
    for (name, source) in sources where type.mentionsParameters {
      type = type.substituting([name: try source.evaluate(in: frame).valueOrNamedType])
    }
    return type
  }
}

extension BoundProgram {
  /// Whether a value, which `source` is the static type of, is of a type, or of one that extensions
  /// of the scene make conform to it.
  func isInstance(
    _ value: SceneValue,
    of target: SceneType,
    seenAs source: SceneType = .unknown
  ) -> Bool {
    guard case .declared(let wanted, let arguments) = target, wanted.kind == .protocol else {
      return value.isInstance(of: target)
    }
    if value.isInstance(of: target) {
      return keepsConformance(of: value, to: wanted) && value.calls(wanted.primaryTypes, arguments)
    }
    if conformances.isEmpty { return false }
    var name = value.withoutStaticType.ownerName
    // What a number is shows in its static type only.
    if case .existential(let typed) = value, typed.type.isScalar {
      name = typed.type.memberOwner ?? name
    } else if source.isScalar {
      name = source.memberOwner ?? name
    }
    return Library.standard.owners(of: name).contains { owner in
      (conformances[owner] ?? []).contains { conformance in
        guard case .declared(let other, _) = conformance else { return false }
        return other === wanted || other.conforms(to: wanted)
      }
    } && keepsConformance(of: value, to: wanted)
  }
}

extension SceneValue {
  /// Whether the type calls others by the names of a protocol's primary types, as far as is known.
  fileprivate func calls(_ names: [String], _ types: [SceneType]) -> Bool {
    zip(names, types).allSatisfy { name, wanted in
      if wanted.isOpen || wanted.mentionsParameters { return true }
      let own = withoutStaticType.type.member(name)
      return own.isOpen || own.mentionsParameters || own == wanted
    }
  }

  /// The type that the value names, or is of.
  fileprivate var valueOrNamedType: SceneType {
    if case .type(let value) = self { value.type } else { withoutStaticType.type }
  }

  /// Whether the value is of a type, as `is` asks.
  func isInstance(of target: SceneType) -> Bool {
    if target.isOpen || target.isFreeParameter { return true }
    switch (self, target) {
    case (.existential(let typed), _) where typed.type.isScalar && target.isScalar:
      return typed.type == target
    case (.existential(let typed), .function(let wanted)):
      guard case .function(let own) = typed.type else { return typed.value.isInstance(of: target) }
      return own.parameters == wanted.parameters && own.result == wanted.result
    case (.existential(let typed), _): return typed.value.isInstance(of: target)
    case (.int, _) where target.isInteger: return true
    case (_, .named("Any", _)): return true
    case (_, .named("AnyHashable", _)): return isInstance(of: .named("Hashable"))
    case (.array(let values), .named("Hashable", _)), (.array(let values), .named("Equatable", _)):
      return values.allSatisfy { $0.isInstance(of: target) }
    case (.null, .optional): return true
    case (_, .optional(let wrapped)): return isInstance(of: wrapped)
    case (.type(let value), .metatype(let wanted)):
      if case .declared(let declaration, _) = value.type {
        return declaration.isInstance(of: wanted)
      }
      return value.type == wanted || wanted == .any
    case (.structure(let value), _): return value.declaration.isInstance(of: target)
    case (.enumeration(let value), _): return value.declaration.isInstance(of: target)
    case (.object(let value), _): return value.declaration.isInstance(of: target)
    case (.double, _) where target.isFloatingPoint: return target != .decimal
    case (.array(let values), .array(let element)):
      return values.allSatisfy { $0.isInstance(of: element) }
    case (.tuple(let values), .tuple(let elements)):
      return values.count == elements.count
        && zip(values, elements).allSatisfy { $0.isInstance(of: $1.type) }
    case (.dictionary(let value), .dictionary(let key, let element)):
      return value.pairs.allSatisfy {
        $0.key.isInstance(of: key) && $0.value.isInstance(of: element)
      }
    case (.set(let value), .named("Set", let arguments)):
      return value.elements.allSatisfy { $0.isInstance(of: arguments.first ?? .unknown) }
    case (.closure, .function): return true
    case (.keyPath(let path), .named("KeyPath", let ends)): return path.isPath(between: ends)
    case (.null, .named("Error", _)): return false
    case (_, .named("CustomStringConvertible", _)) where type.isDescribed(by: "description"):
      return true
    case (_, .named(let name, _)) where LibraryProtocols.contains(name):
      return type.memberOwner.map { Library.standard.conforms($0, to: name) } ?? false
    case (.native(let box), .named("View", _)): return box.isView
    case (.native(let box), .named(let name, _)):
      guard case .named(let own, _) = box.type else { return false }
      return box.type == target || Library.standard.conforms(own, to: name)
    case (_, .named(let name, let arguments))
    where arguments.allSatisfy { $0.isOpen || $0.mentionsParameters }:
      // What a generic type is made of shows in its values only.
      if case .named(name, _) = type { return true }
      return false
    default: return type == target
    }
  }
}

extension TypeDeclaration {
  /// Whether values of this type are values of another.
  func isInstance(of target: SceneType) -> Bool {
    switch target {
    case .declared(let other, _): conforms(to: other)
    case .named(let name, _): conforms(to: name)
    default: false
    }
  }
}
