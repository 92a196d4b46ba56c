/// A value as JSON has it.
///
/// `Sendable` is written, because the compiler that derives it for a value that holds pairs with
/// itself in them can meet a circular reference: it depends on which files it compiles together.
enum CodedValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  /// A number of more digits than one with a fraction keeps.
  case decimal(DecimalNumber)
  case string(String)
  case array([CodedValue])
  /// The members in the order in which they were written.
  case object([(key: String, value: CodedValue)])

  /// What error messages call values of its kind.
  var kind: String {
    switch self {
    case .null: "null value"
    case .bool: "bool"
    case .integer, .number, .decimal: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }
}
