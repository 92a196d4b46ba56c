internal import Diptych

/// The names of symbols that have a glyph.
enum SymbolNames {
  /// What is wrong with a name: that it has no glyph, and which name may be meant.
  static func mistake(in name: String) -> SceneMistake? {
    guard SymbolTable.symbol(named: name) == nil else { return nil }
    return .symbolNotFound(name, suggestion: nearestName(to: name, among: SymbolTable.allNames))
  }
}

extension Binder {
  /// Warns of symbols without a glyph, where a literal names them.
  func lookUpSymbols(in expression: any BoundExpression) {
    switch expression {
    case let literal as StringLiteral:
      // A screen names few symbols, and some of them often.
      guard knownSymbols[literal.value] == nil else { return }
      guard let mistake = SymbolNames.mistake(in: literal.value) else {
        knownSymbols[literal.value] = true
        return
      }
      program.toldSymbols.insert(literal.value)
      report(mistake, at: literal.span, severity: .warning)
    case let choice as TernaryExpression:
      lookUpSymbols(in: choice.first)
      lookUpSymbols(in: choice.second)
    default:
      break
    }
  }
}
