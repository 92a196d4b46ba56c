internal import SwiftSyntax

/// The order in which a block's items run: a local function is there before what first calls it.
///
/// All that such a function captures is declared before its first use, so there it is made, be it
/// before or behind the place where it is written.
enum LocalFunctionOrder {
  /// The items with each local function moved before the first that names it.
  static func sorted(_ items: [CodeBlockItemSyntax]) -> [CodeBlockItemSyntax] {
    var waiting = items.indices.filter { items[$0].localFunction != nil }
    if waiting.isEmpty { return items }
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
    for index in items.indices where items[index].localFunction == nil { append(index) }
    while let index = waiting.first { append(index) }
    return result
  }

  /// The types among the items that name none of its functions, which may name them instead.
  static func types(in items: [CodeBlockItemSyntax]) -> [CodeBlockItemSyntax] {
    let functions = Set(items.compactMap(\.localFunction))
    if functions.isEmpty { return [] }
    return items.filter { $0.isLocalType && $0.names(except: nil).isDisjoint(with: functions) }
  }
}

extension CodeBlockItemSyntax {
  /// The name of the function that the item declares; `nil` for other items.
  var localFunction: String? {
    guard case .decl(let declaration) = item else { return nil }
    return declaration.as(FunctionDeclSyntax.self)?.name.identifierText
  }

  /// Whether the item declares a type.
  fileprivate var isLocalType: Bool {
    guard case .decl(let declaration) = item else { return false }
    return [.structDecl, .enumDecl, .classDecl, .protocolDecl, .typeAliasDecl]
      .contains(declaration.kind)
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
