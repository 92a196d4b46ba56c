internal import SwiftSyntax

extension Binder {
  /// Tells a pattern of a tuple for values that are no tuples, or tuples of another length.
  func checkLength(of node: TupleExprSyntax, against type: SceneType) {
    // What the scene compares with its own operator may be anything.
    if module.operatorFunctions["~="] != nil { return }
    let condition = Syntax(node).matchingCondition
    guard case .tuple(let elements) = type, elements.count > 1 else {
      guard type.isScalar || type.isDeclared else { return }
      if let value = condition?.initializer.value {
        let parts = node.elements.map { _ in "_" }.joined(separator: ", ")
        report(.cannotConvertValue("\(type)", to: "(\(parts))"), at: span(value))
      } else {
        report(.tuplePatternOfSingle("\(type)"), at: span(node))
      }
      return
    }
    guard elements.count != node.elements.count else { return }
    if let value = condition?.initializer.value {
      let parts = node.elements.indices.enumerated().map { index, _ in
        index < elements.count ? "\(elements[index].type)" : "_"
      }
      report(
        .tupleCount("\(type)", pattern: "(\(parts.joined(separator: ", ")))"),
        at: span(value)
      )
    } else {
      report(.tupleLength("\(type)"), at: span(node))
    }
  }
}
