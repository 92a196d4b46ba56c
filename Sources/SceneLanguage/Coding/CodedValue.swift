/// A value as JSON has it.
indirect enum CodedValue {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([CodedValue])
  /// The members in the order in which they were written.
  case object([(key: String, value: CodedValue)])

  /// What error messages call values of its kind.
  var kind: String {
    switch self {
    case .null: "null value"
    case .bool: "bool"
    case .integer, .number: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }
}
