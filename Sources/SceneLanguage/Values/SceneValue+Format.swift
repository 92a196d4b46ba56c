extension SceneValue {
  /// The value as an argument of C's format specifiers takes it.
  var formatArgument: Any {
    switch withoutStaticType {
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .substring(let value): String(value.part)
    case .character(let value): String(value)
    case .bool(let value): value ? 1 : 0
    case let other: Double.read(other).map { $0 as Any } ?? other.text
    }
  }
}
