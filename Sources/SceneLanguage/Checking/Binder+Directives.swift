internal import SwiftParser
internal import SwiftSyntax

/// `#warning("…")` and `#error("…")`, which say what the scene's author wants to be told.
extension Binder {
  /// Tells what a directive says.
  ///
  /// - Returns: Whether it is one.
  func tellDirective(_ name: TokenSyntax, _ arguments: LabeledExprListSyntax) -> Bool {
    guard name.text == "warning" || name.text == "error", arguments.count == 1,
      let text = arguments.first?.expression.as(StringLiteralExprSyntax.self),
      let value = text.representedLiteralValue
    else { return false }
    report(
      .declaration(.directive(value)),
      at: span(text),
      severity: name.text == "error" ? .error : .warning
    )
    return true
  }

  /// Tells what a directive among statements says.
  func tellDirective(_ item: CodeBlockItemSyntax) {
    guard let macro = item.macro else { return }
    if !tellDirective(macro.name, macro.arguments) {
      report(.unsupported("the macro '#\(macro.name.text)'"), at: span(item))
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is a directive, which is neither a value nor a declaration.
  var isDirective: Bool { macro.map { ["error", "warning"].contains($0.name.text) } ?? false }

  fileprivate var macro: (name: TokenSyntax, arguments: LabeledExprListSyntax)? {
    switch item {
    case .expr(let expression):
      expression.as(MacroExpansionExprSyntax.self).map { ($0.macroName, $0.arguments) }
    case .decl(let declaration):
      declaration.as(MacroExpansionDeclSyntax.self).map { ($0.macroName, $0.arguments) }
    case .stmt: nil
    }
  }
}
