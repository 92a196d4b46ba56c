internal import SwiftSyntax

/// The text of a file in which modifiers stand between `#if` and `#endif` in a chain of calls, with
/// those that are compiled left in the chain and all else of the conditions blank.
///
/// Nothing in the text moves, so places in it are those of the file.
struct ConditionalChain {
  /// `nil` where no chain of the file has conditions in it.
  let text: String?

  /// - Complexity: O(*n*) in the bytes of the text; the tree is walked only where some `#if` is.
  init(in text: String, _ tree: SourceFileSyntax) {
    guard text.mentionsCondition else {
      self.text = nil
      return
    }
    let finder = ConditionFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    guard !finder.blanks.isEmpty else {
      self.text = nil
      return
    }
    var bytes = Array(text.utf8)
    for offset in finder.blanks.joined() where !bytes[offset].isLineEnd {
      bytes[offset] = UInt8(ascii: " ")
    }
    self.text = String(decoding: bytes, as: UTF8.self)
  }
}

/// Finds what of the conditions in chains of calls is not part of the chain.
private final class ConditionFinder: SyntaxVisitor {
  private(set) var blanks: [Range<Int>] = []

  override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { walk(base) }
    let whole =
      node.config.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.config.endPositionBeforeTrailingTrivia.utf8Offset
    guard case .postfixExpression(let chain)? = node.config.activeClause?.elements else {
      blanks.append(whole)
      return .skipChildren
    }
    blanks.append(whole.lowerBound..<chain.position.utf8Offset)
    blanks.append(chain.endPosition.utf8Offset..<whole.upperBound)
    walk(chain)
    return .skipChildren
  }
}

extension String {
  /// Whether `#if` is anywhere in the text.
  fileprivate var mentionsCondition: Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      let mark = [UInt8(ascii: "#"), UInt8(ascii: "i"), UInt8(ascii: "f")]
      return bytes.indices.dropLast(2).contains { index in
        bytes[index] == mark[0] && bytes[index + 1] == mark[1] && bytes[index + 2] == mark[2]
      }
    }
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
