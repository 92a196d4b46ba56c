/// What a pattern takes, as far as it can be told without running the scene.
indirect enum PatternShape {
  /// Everything.
  case any
  /// Values made in one way, with these parts.
  case made(PatternConstructor, [PatternShape])
  /// Some values: those equal to a literal, in a range, or of a type.
  case some(literal: String?)
}

/// A way in which a value of a type with few ways is made.
enum PatternConstructor: Hashable {
  case enumerationCase(Int)
  case boolean(Bool)
  case optionalSome
  case optionalNone
  case tuple
}

extension BoundPattern {
  /// What this pattern takes of values of a type.
  func shape(of type: SceneType) -> PatternShape {
    switch self {
    case is WildcardPattern, is VariablePattern: return .any
    case let pattern as TuplePattern:
      let types = type.tupleTypes
      return .made(
        .tuple,
        pattern.elements.enumerated().map { index, element in
          element.shape(of: index < types.count ? types[index] : .unknown)
        }
      )
    case let pattern as OptionalPattern:
      return .made(.optionalSome, [pattern.wrapped.shape(of: type.unwrapped)])
    case let pattern as CasePattern: return shape(of: pattern, in: type)
    case let pattern as TypePattern:
      guard pattern.type == type || pattern.type == type.unwrapped && !type.isOptional else {
        return .some(literal: nil)
      }
      return pattern.inner?.shape(of: type) ?? .any
    // Every error can be taken as an `NSError`.
    case let pattern as ErrorObjectPattern where type == .named("Error"):
      return pattern.inner.shape(of: type)
    case let pattern as ExpressionPattern: return shape(of: pattern.expression, in: type)
    default: return .some(literal: nil)
    }
  }

  private func shape(of pattern: CasePattern, in type: SceneType) -> PatternShape {
    let types = pattern.enumerationCase.signature.parameters.map(\.type)
    var parts = types.map { _ in PatternShape.any }
    if pattern.elements.count == 1, types.count > 1 {
      // One variable for all associated values, or a tuple of patterns for them.
      let whole = pattern.elements[0].shape(of: .tuple(types.map { .init(label: nil, type: $0) }))
      switch whole {
      case .made(.tuple, let elements) where elements.count == types.count: parts = elements
      case .any: break
      default: parts[0] = .some(literal: nil)
      }
    } else {
      for (index, element) in pattern.elements.enumerated() where index < types.count {
        parts[index] = element.shape(of: types[index])
      }
    }
    let made = PatternShape.made(.enumerationCase(pattern.enumerationCase.index), parts)
    return type.isOptional ? .made(.optionalSome, [made]) : made
  }

  private func shape(of expression: any BoundExpression, in type: SceneType) -> PatternShape {
    switch expression {
    case let literal as BoolLiteral:
      let made = PatternShape.made(.boolean(literal.value), [])
      return type.isOptional ? .made(.optionalSome, [made]) : made
    case is NilLiteral: return .made(.optionalNone, [])
    case let literal as IntLiteral: return .some(literal: "\(literal.value)")
    case let literal as StringLiteral: return .some(literal: "\"\(literal.value)")
    default: return .some(literal: nil)
    }
  }
}

extension SceneType {
  /// The types of a tuple's elements.
  fileprivate var tupleTypes: [SceneType] {
    if case .tuple(let elements) = self { elements.map(\.type) } else { [] }
  }
}
