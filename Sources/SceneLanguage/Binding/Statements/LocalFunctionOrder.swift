internal import SwiftSyntax

/// The order in which a block's items run: a local function is there before what first calls it.
///
/// All that such a function captures is declared before its first use, so there it can be made.
enum LocalFunctionOrder {
  /// The items with each local function moved before the first that names it.
  static func sorted(_ items: [CodeBlockItemSyntax]) -> [CodeBlockItemSyntax] {
    var waiting = items.indices.filter { items[$0].localFunction != nil }
    guard waiting.contains(where: { $0 > 0 }) else { return items }
    var result: [CodeBlockItemSyntax] = []
    func append(_ index: Int) {
      let item = items[index]
      waiting.removeAll { $0 == index }
      let names = item.names(except: item.localFunction)
      // A function that this one calls may not be made after it, nor may those that it calls.
      for other in waiting where items[other].localFunction.map(names.contains) == true {
        if waiting.contains(other) { append(other) }
      }
      result.append(item)
    }
    for index in items.indices where items[index].localFunction == nil || waiting.contains(index) {
      append(index)
    }
    return result
  }
}

extension CodeBlockItemSyntax {
  /// The name of the function that the item declares; `nil` for other items.
  var localFunction: String? {
    guard case .decl(let declaration) = item else { return nil }
    return declaration.as(FunctionDeclSyntax.self)?.name.identifierText
  }

  /// The identifiers in the item.
  fileprivate func names(except own: String?) -> Set<String> {
    var names: Set<String> = []
    for token in tokens(viewMode: .sourceAccurate) {
      if case .identifier = token.tokenKind { names.insert(token.identifierText) }
    }
    if let own { names.remove(own) }
    return names
  }
}
