internal import Diptych

extension LibraryType {
  /// A type of which scenes use named values.
  static func values<Value: NativeValue & Sendable>(
    of type: Value.Type,
    conforming conformances: [String] = [],
    _ constants: @escaping @autoclosure @Sendable () -> KeyValuePairs<String, Value>,
    _ entries: @escaping @autoclosure @Sendable () -> [LibraryEntry] = []
  ) -> LibraryType {
    LibraryType(
      type.sceneName,
      conformsTo: ["Hashable"] + conformances,
      constants().map { .constant($0.key, $0.value) } + entries()
    )
  }

  /// A set type of which scenes use named values, alone or in an array literal.
  static func options<Options: OptionSet & NativeValue & Sendable>(
    of type: Options.Type,
    _ constants: @escaping @autoclosure @Sendable () -> KeyValuePairs<String, Options>
  ) -> LibraryType where Options.Element == Options, Options.RawValue: FixedWidthInteger {
    .optionSet(type.sceneName, of: type, constants().map { .constant($0.key, $0.value) })
  }

  /// A protocol of styles with the styles that every scene has, and a type for each of these.
  static func styles(_ name: String, _ styles: [BuiltInStyle]) -> [LibraryType] {
    let named = styles.map { style in
      LibraryEntry(
        kind: .staticProperty,
        name: style.member,
        signature: Signature(parameters: [], result: .named(style.typeName))
      ) { _ in style.value }
    }
    var types = [LibraryType(name, named)]
    for style in styles {
      let make = LibraryEntry(
        kind: .initializer,
        name: "init",
        signature: Signature(parameters: [], result: .named(style.typeName))
      ) { _ in style.value }
      types.append(LibraryType(style.typeName, conformsTo: [name], [make]))
    }
    return types
  }
}

/// A style that every scene has: the name after the dot, and how to make it.
struct BuiltInStyle: Sendable {
  let member: String
  let typeName: String
  private let make: @Sendable () -> Any

  init<Style>(_ member: String, _ make: @escaping @Sendable () -> Style) {
    self.member = member
    self.make = make
    typeName = "\(Style.self)"
  }

  var value: SceneValue { .native(NativeBox(make(), type: .named(typeName))) }
}

extension Parameter where Value == Double {
  /// A plain number, which is no length.
  static func number(
    _ label: String,
    default defaultValue: (@Sendable () -> Double)? = nil
  ) -> Parameter {
    Parameter(label, type: .double, default: defaultValue)
  }
}

extension ParameterSignature {
  /// A parameter that a call may leave out.
  static func optional(_ label: String?, _ type: SceneType) -> ParameterSignature {
    parameter(label, type, hasDefault: true)
  }

  /// A view builder without parameters.
  static func content(_ label: String?, hasDefault: Bool = false) -> ParameterSignature {
    parameter(label, .function(FunctionType([], .view, builder: .view)), hasDefault: hasDefault)
  }

  /// A closure that a still picture never calls.
  static func action(
    _ label: String?,
    _ parameters: [SceneType] = [],
    hasDefault: Bool = false
  ) -> ParameterSignature {
    parameter(label, .function(FunctionType(parameters, .void)), hasDefault: hasDefault)
  }

  /// A closure that may be missing, as it is where a call says nothing of it.
  static func missingAction(_ label: String?, _ parameters: [SceneType] = []) -> ParameterSignature
  {
    optional(label, .optional(.function(FunctionType(parameters, .void))))
  }
}

extension LibraryEntry {
  /// A modifier that a still picture does not show, with parameters of any type.
  static func still(
    _ name: String,
    generics: [String],
    _ parameters: ParameterSignature...
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(generics: generics, parameters: parameters, result: .view)
    ) { call in .view(try call.receiver.view(for: call)) }
  }
}

extension SceneType {
  /// A binding to a value of a type.
  static func binding(_ type: SceneType) -> SceneType { .named("Binding", [type]) }
}
