internal import Diptych

/// A parameter of a library entry: its label, its Swift type, and how to read it.
struct Parameter<Value>: Sendable {
  let signature: ParameterSignature
  let read: @Sendable (SceneValue, LibraryCall) throws -> Value
  let defaultValue: (@Sendable () -> Value)?

  /// A parameter whose reading is told.
  init(
    _ label: String?,
    type: SceneType,
    default defaultValue: (@Sendable () -> Value)? = nil,
    isVariadic: Bool = false,
    isAutoclosure: Bool = false,
    isSymbolName: Bool = false,
    isTranslated: Bool = false,
    read: @escaping @Sendable (SceneValue, LibraryCall) throws -> Value
  ) {
    let label = label == "_" ? nil : label
    signature = ParameterSignature(
      label: label,
      name: label ?? "_",
      type: type,
      hasDefault: defaultValue != nil,
      isVariadic: isVariadic,
      isAutoclosure: isAutoclosure,
      isSymbolName: isSymbolName,
      keys: isTranslated ? .whole : nil
    )
    self.read = read
    self.defaultValue = defaultValue
  }

  /// The argument for this parameter, or its default.
  func argument(_ value: SceneValue, in call: LibraryCall) throws -> Value {
    if case .absent = value, let defaultValue { return defaultValue() }
    return try read(value, call)
  }
}

extension Parameter where Value: SceneRepresentable {
  /// A parameter of a type that scenes know.
  ///
  /// - Parameters:
  ///   - label: The label in calls; `"_"` for none.
  ///   - type: The type as messages name it, where the Swift type alone does not tell.
  ///   - defaultValue: The value when a call leaves it out; for an optional write `.some(nil)`.
  init(
    _ label: String,
    type: SceneType = Value.sceneType,
    default defaultValue: (@Sendable () -> Value)? = nil
  ) {
    self.init(label, type: type, default: defaultValue) { value, _ in
      guard let value = Value.read(value) else {
        throw SceneStop(.valueMismatch("\(value.type)", expected: "\(type)"))
      }
      return value
    }
  }
}

/// Takes arguments from a call, one after the other.
struct ArgumentReader {
  private let call: LibraryCall
  private var index = 0

  init(_ call: LibraryCall) { self.call = call }

  mutating func next<Value>(_ parameter: Parameter<Value>) throws -> Value {
    defer { index += 1 }
    return try parameter.argument(
      index < call.arguments.count ? call.arguments[index] : .absent,
      in: call
    )
  }
}

/// The signatures of a list of parameters.
func signatures<each Value>(_ parameters: repeat Parameter<each Value>) -> [ParameterSignature] {
  var list: [ParameterSignature] = []
  repeat list.append((each parameters).signature)
  return list
}
