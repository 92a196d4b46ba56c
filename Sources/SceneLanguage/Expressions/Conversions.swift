/// A value of a type known only at run time, where a floating-point number is expected.
struct FloatingPointExpression: BoundExpression {
  let value: any BoundExpression
  let type: SceneType
  var span: SourceSpan { value.span }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let result = try value.evaluate(in: frame)
    if case .int(let number) = result { return .double(Double(number)) }
    return result
  }
}

/// `as?`, `as!`, `as`, and `is`.
struct CastExpression: BoundExpression {
  enum Kind: Sendable {
    case conditional
    case forced
    case test
  }

  let value: any BoundExpression
  let target: SceneType
  let kind: Kind
  let span: SourceSpan
  var type: SceneType {
    switch kind {
    case .conditional: .optional(target)
    case .forced: target
    case .test: .bool
    }
  }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let result = try value.evaluate(in: frame).withoutStaticType
    let fits = result.isInstance(of: target)
    switch kind {
    case .test: return .bool(fits)
    case .conditional: return fits ? result : .null
    case .forced:
      if fits { return result }
      throw SceneStop(.foundNilCast("\(result.type)", to: "\(target)"), at: span)
    }
  }
}

extension SceneValue {
  /// Whether the value is of a type, as `is` asks.
  func isInstance(of target: SceneType) -> Bool {
    if target.isOpen { return true }
    switch (self, target) {
    case (.existential(let typed), _): return typed.value.isInstance(of: target)
    case (.int, _) where target.isInteger: return true
    case (_, .named("Any", _)): return true
    case (.null, .optional): return true
    case (_, .optional(let wrapped)): return isInstance(of: wrapped)
    case (.structure(let value), _): return value.declaration.isInstance(of: target)
    case (.enumeration(let value), _): return value.declaration.isInstance(of: target)
    case (.object(let value), _): return value.declaration.isInstance(of: target)
    case (.double, _) where target.isFloatingPoint: return true
    case (.array(let values), .array(let element)):
      return values.allSatisfy { $0.isInstance(of: element) }
    case (.dictionary, .dictionary), (.closure, .function), (.tuple, .tuple): return true
    case (.native(let box), .named("View", _)): return box.isView
    case (.native(let box), .named(let name, _)):
      guard case .named(let own, _) = box.type else { return false }
      return box.type == target || Library.standard.conforms(own, to: name)
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
