/// What a symbol of the tableau stands for, which decides the values it may take.
enum SymbolKind: UInt8 {
  /// A variable without bounds, such as a position.
  case free
  /// A variable that is never negative, such as a width.
  case length
  /// By how much an inequality is exceeded; never negative.
  case slack
  /// By how much an optional constraint is missed on one side; never negative.
  case error
  /// By how much a required equality is missed: always zero.
  case dummy
  /// Not in use.
  case vacant

  /// Whether people gave the symbol its meaning.
  var isVariable: Bool { self == .free || self == .length }
}
