/// The protocols of the library, and what each one refines.
enum LibraryProtocols {
  /// Whether values of a protocol are spelled with `some`.
  static func isOpaque(_ name: String) -> Bool { opaque.contains(name) }

  /// Whether a protocol has associated types, so that only `any` makes a type of it.
  static func needsAny(_ name: String) -> Bool { associated.contains(name) }

  private static let associated: NameSet = [
    "View", "ViewModifier", "Shape", "InsettableShape", "ShapeStyle", "Layout", "Gesture",
    "Equatable", "Hashable", "Comparable", "Identifiable", "CaseIterable", "RawRepresentable",
    "Sequence", "Collection", "RandomAccessCollection", "PreferenceKey", "EnvironmentKey",
    "ObservableObject", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle",
    "PreviewProvider", "Numeric", "BinaryInteger", "FloatingPoint", "StringProtocol",
  ]

  private static let opaque: NameSet = ["View", "Shape", "Layout", "ShapeStyle"]

  private static let table: NameTable<[String]> = {
    var table: NameTable<[String]> = [
      "View": [], "ViewModifier": [], "Shape": ["View"], "InsettableShape": ["Shape"],
      "ShapeStyle": [], "Layout": [], "PreviewProvider": [], "App": [], "Scene": [],
      "Equatable": [], "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Identifiable": [],
      "CaseIterable": [], "RawRepresentable": [], "CustomStringConvertible": [], "Error": [],
      "Codable": ["Encodable", "Decodable"], "Encodable": [], "Decodable": [], "Sendable": [],
      "AnyObject": [],
      "ObservableObject": [], "Observable": [], "Sequence": [], "Collection": ["Sequence"],
      "RandomAccessCollection": ["BidirectionalCollection"],
      "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
      "BinaryInteger": ["Numeric", "Hashable", "Strideable", "CustomStringConvertible"],
      "FloatingPoint": ["SignedNumeric", "Hashable", "Strideable"],
      "BinaryFloatingPoint": ["FloatingPoint", "ExpressibleByFloatLiteral"],
      "StringProtocol": [
        "BidirectionalCollection", "Hashable", "Comparable", "LosslessStringConvertible",
        "ExpressibleByStringInterpolation",
      ], "Animatable": [], "EnvironmentKey": [], "PreferenceKey": [],
      "LayoutValueKey": [], "ContainerValueKey": [], "TransactionKey": [], "AlignmentID": [],
      "Any": [],
      "AnyHashable": ["Hashable"],
      "CustomDebugStringConvertible": [], "RandomNumberGenerator": [],
      "BidirectionalCollection": ["Collection"], "MutableCollection": ["Collection"],
      "RangeReplaceableCollection": ["Collection"],
      "LosslessStringConvertible": [
        "CustomStringConvertible"
      ], "SignedInteger": ["BinaryInteger", "SignedNumeric"],
      "FixedWidthInteger": ["BinaryInteger"],
      "UnsignedInteger": ["BinaryInteger"], "ExpressibleByDictionaryLiteral": [],
      "ExpressibleByNilLiteral": [], "RangeExpression": [],
      "ExpressibleByStringInterpolation": [
        "ExpressibleByStringLiteral"
      ], "StringInterpolationProtocol": [], "SetAlgebra": ["Equatable"], "CodingKey": [],
      "CodingKeyRepresentable": [], "Actor": [],
      "Copyable": [], "BitwiseCopyable": [],
      "CVarArg": [], "LazySequenceProtocol": ["Sequence"], "ExpressibleByUnicodeScalarLiteral": [],
      "ExpressibleByExtendedGraphemeClusterLiteral": [], "TextOutputStream": [],
      "TextOutputStreamable": [],
      "AsyncSequence": ["Sequence"], "AsyncIteratorProtocol": ["IteratorProtocol"], "Clock": [],
      "DynamicProperty": [],
      "Gesture": [], "OptionSet": ["SetAlgebra", "RawRepresentable"],
      "ExpressibleByBooleanLiteral": [], "ExpressibleByArrayLiteral": [],
      "ToolbarContent": ["View"], "TabContent": ["View"], "CoordinateSpaceProtocol": [],
      "LocalizedError": ["Error"], "CustomNSError": ["Error"],
      "ExpressibleByIntegerLiteral": [], "Strideable": ["Comparable"],
      "SignedNumeric": ["Numeric"], "AdditiveArithmetic": ["Equatable"], "Transferable": [],
      "ExpressibleByStringLiteral": [], "ExpressibleByFloatLiteral": [], "IteratorProtocol": [],
      "UIViewRepresentable": ["View"], "UIViewControllerRepresentable": ["View"],
      "VectorArithmetic": ["AdditiveArithmetic"],
      "AnimatableModifier": ["ViewModifier", "Animatable"], "FormatStyle": ["Hashable"],
      "ParseableFormatStyle": ["FormatStyle"], "ParseStrategy": ["Hashable"],
      "Transition": [], "NavigationViewStyle": [],
      "IndexViewStyle": [], "ScrollTargetBehavior": [], "UIMenuElement": [],
    ]
    for name in styles { table[name] = [] }
    return table
  }()

  /// The protocols of the looks of controls.
  static let styles: Set<String> = [
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "LabeledContentStyle",
    "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle", "DisclosureGroupStyle", "TextFieldStyle",
    "MenuStyle", "DatePickerStyle", "ControlGroupStyle",
    "PickerStyle", "ListStyle", "FormStyle", "TabViewStyle",
  ]

  /// The protocols of plain values, in whose extensions `Self` is the type that conforms.
  static let values: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Identifiable", "CaseIterable", "RawRepresentable",
    "CustomStringConvertible", "Numeric", "SignedNumeric", "BinaryInteger", "SignedInteger",
    "FixedWidthInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint", "Strideable",
    "AdditiveArithmetic", "VectorArithmetic", "OptionSet", "SetAlgebra", "StringProtocol",
    "LosslessStringConvertible", "Encodable", "Decodable", "Codable",
  ]

  static var names: [String] { Array(table.keys) }

  static func contains(_ name: String) -> Bool { table[name] != nil }

  /// The protocols that a protocol names after its colon.
  static func refined(by name: String) -> [String] { table[name] ?? [] }

  /// Whether what conforms to a protocol conforms to another one: the same, or one that it refines.
  static func implies(_ name: String, _ other: String) -> Bool {
    name == other || (table[name] ?? []).contains { implies($0, other) }
  }
}
