internal import Diptych

extension Bool: SceneRepresentable {
  static var sceneType: SceneType { .bool }
  static func read(_ value: SceneValue) -> Bool? {
    if case .bool(let value) = value { value } else { nil }
  }
  var sceneValue: SceneValue { .bool(self) }
}

extension Int: SceneRepresentable {
  static var sceneType: SceneType { .int }
  static func read(_ value: SceneValue) -> Int? {
    if case .int(let value) = value { value } else { nil }
  }
  var sceneValue: SceneValue { .int(self) }
}

extension Double: SceneRepresentable {
  static var sceneType: SceneType { .cgFloat }
  static func read(_ value: SceneValue) -> Double? {
    switch value {
    case .double(let value): value
    case .int(let value): Double(value)
    case .native(let box) where box.type == .decimal:
      (box.value as? DecimalNumber)?.doubleValue
    default: nil
    }
  }
  var sceneValue: SceneValue { .double(self) }
}

extension String: SceneRepresentable {
  static var sceneType: SceneType { .string }
  static func read(_ value: SceneValue) -> String? {
    switch value {
    case .string(let value): value
    case .substring(let value): String(value.part)
    case .character(let value): String(value)
    case .native(let box): (box.value as? LocalizedStringKey)?.string
    default: nil
    }
  }
  var sceneValue: SceneValue { .string(self) }
}

extension Character: SceneRepresentable {
  static var sceneType: SceneType { .character }
  static func read(_ value: SceneValue) -> Character? {
    switch value {
    case .character(let value): value
    case .string(let value) where value.count == 1: value.first
    default: nil
    }
  }
  var sceneValue: SceneValue { .character(self) }
}

extension Optional: SceneRepresentable where Wrapped: SceneRepresentable {
  static var sceneType: SceneType { .optional(Wrapped.sceneType) }
  static func read(_ value: SceneValue) -> Wrapped?? {
    if case .null = value { return .some(nil) }
    return Wrapped.read(value).map { .some($0) }
  }
  var sceneValue: SceneValue { self?.sceneValue ?? .null }
}

extension Array: SceneRepresentable where Element: SceneRepresentable {
  static var sceneType: SceneType { .array(Element.sceneType) }
  static func read(_ value: SceneValue) -> [Element]? {
    guard let elements = value.elements else { return nil }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      guard let element = Element.read(element) else { return nil }
      result.append(element)
    }
    return result
  }
  var sceneValue: SceneValue { .array(map(\.sceneValue)) }
}

extension Range: SceneRepresentable where Bound == Double {
  static var sceneType: SceneType { .named("Range", [.cgFloat]) }
  static func read(_ value: SceneValue) -> Range<Double>? {
    if case .native(let box) = value { return box.value as? Range<Double> }
    if case .range(let range) = value {
      return Double(range.lowerBound)..<Double(range.upperBound)
    }
    return nil
  }
  var sceneValue: SceneValue { .native(NativeBox(self, type: Self.sceneType)) }
}

extension ClosedRange: SceneRepresentable where Bound == Double {
  static var sceneType: SceneType { .named("ClosedRange", [.cgFloat]) }
  static func read(_ value: SceneValue) -> ClosedRange<Double>? {
    if case .native(let box) = value { return box.value as? ClosedRange<Double> }
    if case .closedRange(let range) = value {
      return Double(range.lowerBound)...Double(range.upperBound)
    }
    return nil
  }
  var sceneValue: SceneValue { .native(NativeBox(self, type: Self.sceneType)) }
}

/// A value that an entry takes or gives as it is.
extension SceneValue: SceneRepresentable {
  static var sceneType: SceneType { .unknown }
  static func read(_ value: SceneValue) -> SceneValue? { value }
  var sceneValue: SceneValue { self }
}
