internal import SwiftSyntax

/// What the first look at a file has found and later looks bind: headers, then bodies.
struct PendingDeclarations {
  struct Header {
    let scope: DeclarationScope
    let resolve: () -> Void
  }

  var headers: [Header] = []
  var properties: [PropertyDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var subscripts: [SubscriptDeclaration] = []
  /// Bare expressions at the top level, to be previewed.
  var looseItems: [(file: Int, item: CodeBlockItemSyntax)] = []
  var previews: [PendingPreview] = []
}

/// A `#Preview` that is to be bound.
struct PendingPreview {
  let file: Int
  let name: String?
  let arguments: LabeledExprListSyntax
  let body: CodeBlockItemListSyntax
  let span: SourceSpan
}
