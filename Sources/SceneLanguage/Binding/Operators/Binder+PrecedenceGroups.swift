internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

extension Binder {
  /// Takes in a precedence group.
  ///
  /// `lowerThan: Other` is written as `higherThan` of the other group: swift-syntax finds groups
  /// related by `lowerThan` the wrong way round.
  func collect(precedenceGroup node: PrecedenceGroupDeclSyntax) {
    var own = node.detached
    var above: [String] = []
    own.groupAttributes = own.groupAttributes.filter { attribute in
      guard case .precedenceGroupRelation(let relation) = attribute,
        relation.higherThanOrLowerThanLabel.text == "lowerThan"
      else { return true }
      above += relation.precedenceGroups.map(\.name.text)
      return false
    }
    let alone = SourceFileSyntax(statements: [CodeBlockItemSyntax(item: .decl(DeclSyntax(own)))])
    if !above.isEmpty {
      var lines = operators.description.split(separator: "\n").map(String.init)
      for (index, line) in lines.enumerated()
      where above.contains(where: { line.hasPrefix("precedencegroup \($0) {") }) {
        lines[index] += "\n  higherThan: \(node.name.text)"
      }
      var table = OperatorTable()
      try? table.addSourceFile(Parser.parse(source: lines.joined(separator: "\n")))
      operators = table
    }
    try? operators.addSourceFile(alone)
  }
}
