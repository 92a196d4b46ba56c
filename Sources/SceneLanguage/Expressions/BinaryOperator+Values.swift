internal import ConstraintLayout
internal import Diptych

extension BinaryOperator {
  /// Applies the operator to values.
  func apply(
    _ left: SceneValue,
    _ right: SceneValue,
    _ evaluation: Evaluation
  ) throws -> SceneValue {
    switch (left, right) {
    case (.int(let left), .int(let right)): return try apply(left, right)
    case (.double(let left), .double(let right)): return try apply(left, right)
    case (.int(let left), .double(let right)): return try apply(Double(left), right)
    case (.double(let left), .int(let right)): return try apply(left, Double(right))
    case (.string(let left), .string(let right)): return try apply(left, right, evaluation)
    case (.character(let left), .character(let right)):
      return try apply(String(left), String(right), evaluation)
    case (.character(let left), .string(let right)):
      return try apply(String(left), right, evaluation)
    case (.string(let left), .character(let right)):
      return try apply(left, String(right), evaluation)
    case (.substring, .string), (.string, .substring), (.substring, .substring),
      (.substring, .character), (.character, .substring):
      return try apply(left.wholeText, right.wholeText, evaluation)
    case (.array(let left), .array(let right)) where self == .add:
      try evaluation.charge(elements: left.count + right.count)
      return .array(left + right)
    default: break
    }
    // Generic code adds characters to a text as it adds elements to an array.
    if self == .add, case .string(let text) = left, right.isList, let letters = right.elements {
      return try apply(text, letters.map(\.text).joined(), evaluation)
    }
    if self == .add, left.isList || right.isList {
      let (first, second) = (try evaluation.elements(of: left), try evaluation.elements(of: right))
      try evaluation.charge(elements: first.count + second.count)
      return .array(first + second)
    }
    if let result = applyDecimal(left, right) { return result }
    switch self {
    case .equal: return .bool(try evaluation.areEqual(left, right))
    case .notEqual: return .bool(try !evaluation.areEqual(left, right))
    case .identical, .notIdentical:
      return .bool(left.isIdentical(to: right) == (self == .identical))
    case .less, .greater, .lessOrEqual, .greaterOrEqual:
      return .bool(try compare(left, right, evaluation))
    default:
      // In generic code the types show only now.
      if let own = evaluation.program.operatorFunction(rawValue, left, right) {
        return try own.apply(to: [left, right], evaluation, at: own.span)
      }
      // The elements of packs come with their types.
      if case .existential = left, case .existential = right {
        return try apply(left.withoutStaticType, right.withoutStaticType, evaluation)
      }
      return try applyNative(left, right, evaluation)
    }
  }

  private func apply(_ left: Int, _ right: Int) throws -> SceneValue {
    switch self {
    case .add: return .int(try checked(left.addingReportingOverflow(right), left, right))
    case .subtract: return .int(try checked(left.subtractingReportingOverflow(right), left, right))
    case .multiply:
      return .int(try checked(left.multipliedReportingOverflow(by: right), left, right))
    case .divide:
      if right == 0 { throw SceneStop(.divisionByZero) }
      return .int(try checked(left.dividedReportingOverflow(by: right), left, right))
    case .remainder:
      if right == 0 { throw SceneStop(.divisionByZero) }
      return .int(left.remainderReportingOverflow(dividingBy: right).partialValue)
    case .equal: return .bool(left == right)
    case .notEqual: return .bool(left != right)
    case .less: return .bool(left < right)
    case .lessOrEqual: return .bool(left <= right)
    case .greater: return .bool(left > right)
    case .greaterOrEqual: return .bool(left >= right)
    case .overflowAdd: return .int(left &+ right)
    case .overflowSubtract: return .int(left &- right)
    case .overflowMultiply: return .int(left &* right)
    case .bitAnd: return .int(left & right)
    case .bitOr: return .int(left | right)
    case .bitXor: return .int(left ^ right)
    case .shiftLeft: return .int(left << right)
    case .shiftRight: return .int(left >> right)
    case .maskedShiftLeft: return .int(left &<< right)
    case .maskedShiftRight: return .int(left &>> right)
    case .identical, .matches: return .bool(left == right)
    case .notIdentical: return .bool(left != right)
    }
  }

  private func checked(
    _ result: (partialValue: Int, overflow: Bool),
    _ left: Int,
    _ right: Int
  ) throws -> Int {
    if result.overflow { throw SceneStop(.overflow("\(left) \(rawValue) \(right)")) }
    return result.partialValue
  }

  private func apply(_ left: Double, _ right: Double) throws -> SceneValue {
    switch self {
    case .add: return .double(left + right)
    case .subtract: return .double(left - right)
    case .multiply: return .double(left * right)
    case .divide: return .double(left / right)
    case .remainder: return .double(left.truncatingRemainder(dividingBy: right))
    case .equal, .identical, .matches: return .bool(left == right)
    case .notEqual, .notIdentical: return .bool(left != right)
    case .less: return .bool(left < right)
    case .lessOrEqual: return .bool(left <= right)
    case .greater: return .bool(left > right)
    case .greaterOrEqual: return .bool(left >= right)
    default: throw SceneStop(.operandMismatch(operator: rawValue, left: "Double", right: "Double"))
    }
  }

  private func apply(
    _ left: String,
    _ right: String,
    _ evaluation: Evaluation
  ) throws -> SceneValue {
    switch self {
    case .add:
      try evaluation.charge(elements: left.utf8.count + right.utf8.count)
      return .string(left + right)
    case .equal, .identical, .matches: return .bool(left == right)
    case .notEqual, .notIdentical: return .bool(left != right)
    case .less: return .bool(left < right)
    case .lessOrEqual: return .bool(left <= right)
    case .greater: return .bool(left > right)
    case .greaterOrEqual: return .bool(left >= right)
    default: throw SceneStop(.operandMismatch(operator: rawValue, left: "String", right: "String"))
    }
  }

  private func compare(
    _ left: SceneValue,
    _ right: SceneValue,
    _ evaluation: Evaluation
  ) throws -> Bool {
    switch self {
    case .less: try evaluation.isLess(left, right)
    case .greater: try evaluation.isLess(right, left)
    case .lessOrEqual: try !evaluation.isLess(right, left)
    default: try !evaluation.isLess(left, right)
    }
  }

  /// Applies the operator where one of both is a decimal number; `nil` for other values.
  private func applyDecimal(_ left: SceneValue, _ right: SceneValue) -> SceneValue? {
    guard left.isDecimal || right.isDecimal, let first = DecimalNumber.read(left),
      let second = DecimalNumber.read(right)
    else { return nil }
    switch self {
    case .add: return (first + second).sceneValue
    case .subtract: return (first - second).sceneValue
    case .multiply: return (first * second).sceneValue
    case .divide: return (first / second).sceneValue
    case .equal, .matches: return .bool(first == second)
    case .notEqual: return .bool(first != second)
    case .less: return .bool(first < second)
    case .lessOrEqual: return .bool(first <= second)
    case .greater: return .bool(first > second)
    case .greaterOrEqual: return .bool(first >= second)
    default: return nil
    }
  }

  private func applyNative(
    _ left: SceneValue,
    _ right: SceneValue,
    _ evaluation: Evaluation
  ) throws -> SceneValue {
    if let first = Angle.read(left) {
      if let second = Angle.read(right) {
        if self == .add { return Angle(radians: first.radians + second.radians).sceneValue }
        if self == .subtract { return Angle(radians: first.radians - second.radians).sceneValue }
      }
      if let factor = Double.read(right) {
        if self == .multiply { return Angle(radians: first.radians * factor).sceneValue }
        if self == .divide { return Angle(radians: first.radians / factor).sceneValue }
      }
    }
    if let span = try Duration.apply(self, left, right) { return span }
    if let priority = UILayoutPriority.read(left), let step = Double.read(right) {
      if self == .add { return UILayoutPriority(priority.rawValue + Float(step)).sceneValue }
      if self == .subtract { return UILayoutPriority(priority.rawValue - Float(step)).sceneValue }
    }
    if let date = Date.read(left), let interval = Double.read(right) {
      if self == .add { return (date + interval).sceneValue }
      if self == .subtract { return (date - interval).sceneValue }
    }
    // No picture depends on when a deadline is.
    if left.type == .named("DispatchTime") { return left }
    if self == .add, let first = Text.read(left), let second = Text.read(right) {
      try evaluation.charge(elements: first.partCount + second.partCount)
      return (first + second).sceneValue
    }
    throw SceneStop(
      .operandMismatch(operator: rawValue, left: "\(left.type)", right: "\(right.type)")
    )
  }
}

extension Evaluation {
  /// Whether two values are equal, by the scene's own `==` where it declares one.
  func areEqual(_ left: SceneValue, _ right: SceneValue) throws -> Bool {
    switch (left, right) {
    case (.int(let left), .int(let right)): return left == right
    case (.string(let left), .string(let right)):
      try charge(seen: min(left.utf8.count, right.utf8.count))
      return left == right
    case (.character(let left), .string(let right)): return String(left) == right
    case (.string(let left), .character(let right)): return left == String(right)
    case (.int(let left), .double(let right)): return Double(left) == right
    case (.double(let left), .int(let right)): return left == Double(right)
    case (.substring, .character), (.character, .substring):
      return try areEqual(left.wholeText, right.wholeText)
    case (.slice(let left), .array(let right)):
      return try areEqual(.array(left.elements), .array(right))
    case (.array(let left), .slice(let right)):
      return try areEqual(.array(left), .array(right.elements))
    default: break
    }
    if let function = program.operatorFunction("==", left, right) {
      let result = try function.apply(to: [left, right], self, at: function.span)
      if case .bool(let value) = result { return value }
    }
    try chargeParts(of: left)
    return left == right
  }

  /// Counts the parts of a value, and the parts of these, as seen.
  private func chargeParts(of value: SceneValue) throws {
    switch value {
    case .array(let parts), .tuple(let parts): try charge(parts)
    case .slice(let slice): try charge(slice.elements)
    case .set(let set): try charge(set.elements)
    case .dictionary(let dictionary): try charge(dictionary.pairs.map(\.value))
    case .structure(let structure): try charge(structure.fields)
    case .enumeration(let enumeration): try charge(enumeration.payload)
    case .some(let wrapped): try chargeParts(of: wrapped.value)
    case .existential(let typed): try chargeParts(of: typed.value)
    case .string(let text): try charge(seen: text.utf8.count)
    case .substring(let value): try charge(seen: value.part.utf8.count)
    default: return
    }
  }

  private func charge(_ parts: [SceneValue]) throws {
    if parts.isEmpty { return }
    try charge(seen: parts.count)
    try calling(at: nil) { for part in parts { try chargeParts(of: part) } }
  }

  /// Whether one value comes before another, by the scene's own `<` where it declares one.
  func isLess(_ left: SceneValue, _ right: SceneValue) throws -> Bool {
    switch (left.withoutStaticType, right.withoutStaticType) {
    case (.int(let left), .int(let right)): return left < right
    case (.string(let left), .string(let right)): return left < right
    case (.substring, _), (_, .substring): return try isLess(left.wholeText, right.wholeText)
    case (.character(let left), .character(let right)): return left < right
    case (.tuple(let left), .tuple(let right)):
      for (one, two) in zip(left, right) {
        if try isLess(one, two) { return true }
        if try isLess(two, one) { return false }
      }
      return false
    case (.enumeration(let left), .enumeration(let right))
    where program.operatorFunction("<", .enumeration(left), .enumeration(right)) == nil:
      if left.caseIndex != right.caseIndex { return left.caseIndex < right.caseIndex }
      return try isLess(.tuple(left.payload), .tuple(right.payload))
    default: break
    }
    if left.isDecimal || right.isDecimal, let one = DecimalNumber.read(left),
      let two = DecimalNumber.read(right)
    {
      return one < two
    }
    if let one = Double.read(left), let two = Double.read(right) { return one < two }
    if let answer = left.precedes(right) { return answer }
    guard let function = program.operatorFunction("<", left, right) else {
      throw SceneStop(.operandMismatch(operator: "<", left: "\(left.type)", right: "\(right.type)"))
    }
    let result = try function.apply(to: [left, right], self, at: function.span)
    if case .bool(let value) = result { return value }
    return false
  }
}

extension SceneValue {
  /// Whether a value of a library type comes before another; `nil` where they have no order.
  fileprivate func precedes(_ other: SceneValue) -> Bool? {
    func compare<Value: Comparable>(_ value: Value, _ other: Any) -> Bool? {
      (other as? Value).map { value < $0 }
    }
    guard case .native(let box) = self, case .native(let otherBox) = other,
      let value = box.value as? any Comparable
    else { return nil }
    return compare(value, otherBox.value)
  }
}

extension SceneValue {
  /// Whether both are one object.
  fileprivate func isIdentical(to other: SceneValue) -> Bool {
    switch (withoutStaticType, other.withoutStaticType) {
    case (.object(let one), .object(let two)): one === two
    case (let left, let right):
      if let one = left.nativeObject, let two = right.nativeObject {
        one === two
      } else {
        left == right
      }
    }
  }

  /// Whether this is a decimal number.
  fileprivate var isDecimal: Bool {
    if case .native(let box) = self { box.type == .decimal } else { false }
  }

  /// Whether this is an array or a part of one.
  fileprivate var isList: Bool {
    switch self {
    case .array, .slice: true
    default: false
    }
  }
}

extension BoundProgram {
  /// The scene's own operator before a value.
  func operatorFunction(_ name: String, _ operand: SceneValue) -> FunctionDeclaration? {
    operatorFunctions[name]?.first { function in
      function.signature.parameters.count == 1 && !function.isRequirement
        && operand.isInstance(of: function.operandType(0))
    }
  }

  /// The scene's own operator for two values.
  func operatorFunction(
    _ name: String,
    _ left: SceneValue,
    _ right: SceneValue
  ) -> FunctionDeclaration? {
    operatorFunctions[name]?.first { function in
      let parameters = function.signature.parameters
      return parameters.count == 2 && !function.isRequirement
        && left.isInstance(of: function.operandType(0))
        && right.isInstance(of: function.operandType(1))
    }
  }
}

extension FunctionDeclaration {
  /// Applies the operator to values; one of a protocol is called on the type that conforms to it.
  func apply(
    to operands: [SceneValue],
    _ evaluation: Evaluation,
    at place: SourceSpan
  ) throws -> SceneValue {
    var receiver: SceneValue?
    if case .declared(let owner, _)? = scope.selfType, owner.kind == .protocol {
      let index = signature.parameters.firstIndex { $0.type == .parameter("Self") }
      receiver = .type(TypeValue(operands[index ?? 0].withoutStaticType.type))
    }
    // Values of a generic type know what its parameters stand for.
    var generics: [String: SceneType] = [:]
    if receiver == nil {
      generics = operands.lazy.map { $0.generics(in: [:]) }.first { !$0.isEmpty } ?? [:]
    }
    return try code.call(receiver, operands, evaluation, at: place, generics: generics)
  }

  /// Whether the operator is for optionals, which any value may be.
  var takesOptionals: Bool { scope.selfType?.isOptional == true }

  /// The type of an operator's operand; `Self` in a protocol is what conforms to the protocol.
  func operandType(_ index: Int) -> SceneType {
    let type = signature.parameters[index].type
    guard type == .parameter("Self"), let owner = scope.selfType else { return type }
    // An extension of a protocol of the library says for which types it is.
    guard case .named(let name, _) = owner, LibraryProtocols.contains(name) else { return owner }
    return scope.selfConstraints.first(where: \.isDeclared) ?? owner
  }
}
