internal import SwiftSyntax

/// Arrays and dictionaries that are written out.
extension Binder {
  func bind(array node: ArrayExprSyntax, expecting expected: SceneType) -> any BoundExpression {
    let place = span(node)
    let wanted = expected.unwrapped
    if case .named(let name, _) = wanted, let type = library.types[name],
      let join = type.arrayLiteral
    {
      let element = type.literalElement ?? wanted
      let elements = node.elements.map {
        bind($0.expression, as: element) { .cannotConvertElement($0, to: $1) }
      }
      return OptionSetLiteral(elements: elements, span: place, type: wanted, join: join)
    }
    if case .declared(let declaration, _) = wanted, declaration.conforms(to: "OptionSet") {
      let elements = node.elements.map {
        bind($0.expression, as: wanted) { .cannotConvertElement($0, to: $1) }
      }
      return OptionSetLiteral(elements: elements, span: place, type: wanted) { values in
        declaration.optionSet(values.reduce(0) { $0 | $1.rawBits })
      }
    }
    var element = SceneType.unknown
    var isSet = false
    switch wanted {
    case .array(let type): element = type
    case .named("ArraySlice", let arguments), .named("Sequence", let arguments),
      .named("Collection", let arguments):
      element = arguments.first ?? .unknown
    case .named("Set", let arguments):
      element = arguments.first ?? .unknown
      isSet = true
    case .declared: element = literalElement(of: wanted, "arrayLiteral") ?? .unknown
    default: break
    }
    if case .parameter(let name) = element, !genericsInScope.contains(name) { element = .unknown }
    if let listedNumber, listedNumber.only == nil, element.isOpen,
      node.elements.allSatisfy(\.expression.isWholeLiteral)
    {
      element = listedNumber.type
    }
    if case .dictionary = wanted {
      if node.elements.isEmpty { return erroneous(.emptyArrayForDictionary, at: place) }
      let isInitialized =
        node.parent?.is(InitializerClauseSyntax.self) == true
        && node.parent?.parent?.is(PatternBindingSyntax.self) == true
      return erroneous(
        .dictionaryFromArray("\(wanted)", isInitialized: isInitialized),
        at: place
      )
    }
    let elements = bindElements(node.elements.map(\.expression), as: &element)
    if place == untypedValue, areOfManyTypes(elements) {
      return erroneous(.heterogeneousLiteral("[Any]"), at: place)
    }
    if elements.contains(where: { !checkEscape(of: $0, as: .given) }) {
      return ErroneousExpression(span: place)
    }
    if isSet { return SetLiteral(elements: elements, span: place, type: .named("Set", [element])) }
    if case .named("ArraySlice", _) = wanted {
      return ArrayLiteral(
        elements: elements,
        span: place,
        type: .named("ArraySlice", [element])
      )
    }
    return ArrayLiteral(elements: elements, span: place, type: .array(element))
  }

  /// The same list where only properties of types such as `UIView!` make optionals of its elements,
  /// with what these hold; `nil` for other lists.
  func listWithoutOptionals(_ list: any BoundExpression) -> (any BoundExpression)? {
    guard let literal = list as? ArrayLiteral, case .array(.optional) = literal.type else {
      return nil
    }
    let elements = literal.elements.map { $0.type.isOptional ? unwrappedImplicitly($0) : $0 }
    let found = elements.compactMap(\.self)
    guard found.count == elements.count else { return nil }
    return ArrayLiteral(
      elements: found,
      span: literal.span,
      type: .array(found.reduce(SceneType.unknown) { joined($0, $1.type) })
    )
  }

  /// Binds expressions that must share a type; an unknown one is found from them.
  private func bindElements(
    _ syntax: [ExprSyntax],
    as element: inout SceneType,
    _ mistake: (String, String) -> SceneMistake = { .cannotConvertElement($0, to: $1) }
  ) -> [any BoundExpression] {
    // Lists of what nothing tells are such as their elements, which may be of fractions.
    if case .array(let inner) = element, inner.isOpen,
      syntax.allSatisfy({ $0.is(ArrayExprSyntax.self) })
    {
      element = inner
    }
    if element.isOpen, listedNumber == nil, let tuple = tupleOfNumbers(syntax) { element = tuple }
    if !element.isOpen {
      let wanted = element.hasOpenParts ? told(element, by: syntax) : element
      let elements = syntax.map { bind($0, as: wanted, mistake: mistake) }
      if wanted.hasOpenParts, !elements.contains(where: \.isErroneous) {
        // What the call leaves open, as in `[(Input, Int)]`, the elements tell.
        let told = elements.reduce(SceneType.unknown) { joined($0, $1.type) }
        if !told.isOpen { element = told }
      }
      return elements
    }
    // A floating-point literal, or an element of a known type, decides for the literals around.
    // It is bound once: literals in literals would else be bound twice as often at each level.
    let decisive =
      syntax.firstIndex { !$0.isNestOfLiterals && !$0.startsWithDot }
      ?? syntax.firstIndex { $0.hasFraction }
      ?? (syntax.contains(where: \.startsWithDot) ? syntax.firstIndex { !$0.startsWithDot } : nil)
    let isOfFractions =
      syntax.contains(where: \.isFractionByName)
      && syntax.allSatisfy { $0.isFractionByName || $0.isWholeLiteral }
    let first = isOfFractions ? nil : decisive.map { bind(syntax[$0]) }
    let hint = isOfFractions ? .double : first?.type ?? .unknown
    var elements = syntax.enumerated().map { index, element -> any BoundExpression in
      if index == decisive, let first { return first }
      if case .array(.declared(let held, _)) = hint, held.superclass != nil,
        !attempt({ bind(element, expecting: hint) }).succeeded
      {
        // A list beside a list may hold objects of another class.
        return bind(element)
      }
      let element = bind(element, expecting: hint)
      guard case .declared = hint, element.type != hint else { return element }
      return make(hint, fromLiteral: element) ?? element
    }
    element = elements.reduce(SceneType.unknown) { joined($0, $1.type) }
    if element.isOpen, hint.isFloatingPoint {
      // Values of many kinds keep their own.
      for index in syntax.indices where syntax[index].isWholeLiteral {
        elements[index] = bind(syntax[index])
      }
    }
    return elements
  }

  /// What a tuple without a dot tells of tuples with one, as in `[(1, Side.left), (2, .right)]`.
  private func told(_ element: SceneType, by syntax: [ExprSyntax]) -> SceneType {
    guard case .tuple = element, syntax.contains(where: \.holdsDot),
      let clear = syntax.first(where: { !$0.holdsDot })
    else { return element }
    let first = attempt { bind(clear, expecting: element) }
    return first.succeeded ? first.result.type : element
  }

  /// The type of tuples of numbers: where one of them has a fraction, all have.
  private func tupleOfNumbers(_ syntax: [ExprSyntax]) -> SceneType? {
    let tuples = syntax.map { $0.as(TupleExprSyntax.self).map { Array($0.elements) } ?? [] }
    guard let first = tuples.first, first.count > 1,
      tuples.allSatisfy({
        $0.map(\.label?.text) == first.map(\.label?.text)
          && $0.allSatisfy(\.expression.isNumberLiteral)
      })
    else { return nil }
    return .tuple(
      first.indices.map { index in
        let isFraction = tuples.contains { $0[index].expression.hasFraction }
        return .init(label: first[index].label?.text, type: isFraction ? .double : .int)
      }
    )
  }

  /// Whether elements are plain values that have no type in common.
  private func areOfManyTypes(_ elements: [any BoundExpression]) -> Bool {
    guard let first = elements.first?.type, elements.allSatisfy({ $0.type.unwrapped.isScalar })
    else { return false }
    return elements.contains { element in
      let (one, other) = (first.unwrapped, element.type.unwrapped)
      return one != other
        && (!(one.isFloatingPoint && other.isFloatingPoint) || one.isOtherPrecision(than: other))
    }
  }

  /// The type that holds values of both types, as far as it can be told.
  func joined(_ first: SceneType, _ second: SceneType) -> SceneType {
    if first.isOpen { return second }
    if second.isOpen || first == second { return first }
    if second == .optional(first) { return second }
    if first == .optional(second) { return first }
    if first.isOfNothing { return second.isOptional ? second : .optional(second) }
    if second.isOfNothing { return first.isOptional ? first : .optional(first) }
    if isConvertible(second, to: first) {
      return first.isOpenDictionary && isConvertible(first, to: second) ? second : first
    }
    if isConvertible(first, to: second) { return second }
    if case (.array(let one), .array(let other)) = (first, second) {
      let element = joined(one, other)
      return element.isOpen ? .unknown : .array(element)
    }
    return commonSuperclass(first, second) ?? commonClass(first, second) ?? .unknown
  }

  /// The nearest class of the scene, or of the library's Swift, that both types inherit from.
  private func commonSuperclass(_ first: SceneType, _ second: SceneType) -> SceneType? {
    guard case .declared(let declaration, _) = first, case .declared(let other, _) = second else {
      return nil
    }
    var current = declaration.superclass
    while let above = current {
      if other.conforms(to: above) {
        return above.genericParameters.isEmpty ? .declared(above, []) : nil
      }
      current = above.superclass
    }
    return nil
  }

  /// The nearest library class that both types inherit from.
  private func commonClass(_ first: SceneType, _ second: SceneType) -> SceneType? {
    memberOwners(of: first).lazy.compactMap { owner -> SceneType? in
      guard case .library(let name, _) = owner, self.library.isClass(name),
        self.isConvertible(second, to: .named(name))
      else { return nil }
      return .named(name)
    }.first
  }

  func bind(
    dictionary node: DictionaryExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    var key = SceneType.unknown
    var value = SceneType.unknown
    if case .dictionary(let first, let second) = expected.unwrapped {
      (key, value) = (first, second)
    } else if case .tuple(let pair)? = literalElement(of: expected.unwrapped, "dictionaryLiteral"),
      pair.count == 2
    {
      (key, value) = (pair[0].type, pair[1].type)
    }
    guard case .elements(let elements) = node.content else {
      return DictionaryLiteral(pairs: [], span: span(node), type: .dictionary(key, value))
    }
    let keys = bindElements(elements.map(\.key), as: &key) {
      .cannotConvertDictionaryKey($0, to: $1)
    }
    let values = bindElements(elements.map(\.value), as: &value) {
      .cannotConvertDictionaryValue($0, to: $1)
    }
    if span(node) == untypedValue, !key.isOpen, areOfManyTypes(values) {
      return erroneous(.heterogeneousLiteral("[\(key) : Any]"), at: span(node))
    }
    warnOfKeysTwice(elements, type: .dictionary(key, value), expecting: expected.unwrapped)
    return DictionaryLiteral(
      pairs: Array(zip(keys, values)).map { (key: $0, value: $1) },
      span: span(node),
      type: .dictionary(key, value)
    )
  }
}

extension ExprSyntax {
  /// Whether it is a tuple with an element that begins with a dot.
  fileprivate var holdsDot: Bool {
    self.as(TupleExprSyntax.self)?.elements.contains { $0.expression.startsWithDot } == true
  }
}

extension SceneType {
  /// Whether this is the type of `nil`, also where only an optional of anything is expected.
  fileprivate var isOfNothing: Bool {
    if case .optional(let wrapped) = self { wrapped.isOpen } else { self == .null }
  }
}

extension SceneType {
  /// Whether parts of it show only while the scene runs, but not the whole.
  fileprivate var hasOpenParts: Bool {
    switch self {
    case .tuple(let elements): elements.contains { $0.type.isOpen || $0.type.hasOpenParts }
    case .declared(_, let arguments): arguments.contains { $0.isOpen || $0.hasOpenParts }
    case .array(let element): element.isOpen || element.hasOpenParts
    case .dictionary(let key, let value):
      [key, value].contains { $0.isOpen || $0.hasOpenParts }
    default: false
    }
  }
}
