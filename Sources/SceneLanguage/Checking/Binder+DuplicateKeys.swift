internal import SwiftParser
internal import SwiftSyntax

extension Binder {
  /// Warns of keys that stand twice in a dictionary that is written out, which stops when it is made.
  ///
  /// What else such a literal makes may take a key twice.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  func warnOfKeysTwice(
    _ elements: DictionaryElementListSyntax,
    type: SceneType,
    expecting expected: SceneType
  ) {
    let makesDictionary = if case .dictionary = expected { true } else { expected.isOpen }
    guard let first = elements.first, makesDictionary || expected == .any else { return }
    let place = span(first)
    var counts: [LiteralKey: Int] = [:]
    for element in elements {
      guard let key = LiteralKey(element.key) else { continue }
      counts[key, default: 0] += 1
      // A third one is not told again.
      guard counts[key] == 2 else { continue }
      let mistake = DeclarationMistake.keyTwice(key.text, kind: key.kind, type: "\(type)")
      report(.declaration(mistake), at: place, severity: .warning)
    }
  }
}

/// A key that is a literal.
private struct LiteralKey: Hashable {
  /// What the compiler calls such literals.
  let kind: String
  let text: String

  init?(_ syntax: ExprSyntax) {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): (kind, text) = ("integer", node.literal.text)
    case .floatLiteralExpr(let node): (kind, text) = ("floating-point", node.literal.text)
    case .booleanLiteralExpr(let node): (kind, text) = ("boolean", node.literal.text)
    case .stringLiteralExpr(let node):
      guard let value = node.representedLiteralValue else { return nil }
      (kind, text) = ("string", value)
    default: return nil
    }
  }
}
