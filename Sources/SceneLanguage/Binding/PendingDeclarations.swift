internal import SwiftSyntax

/// What the first look at a file has found and later looks bind: headers, then bodies.
struct PendingDeclarations {
  struct Header {
    let scope: DeclarationScope
    let resolve: () -> Void
  }

  /// What types inherit: the members of other types may be found through it.
  var inheritances: [Header] = []
  var headers: [Header] = []
  /// The generic functions, which take over what the types that they name ask for.
  var inferences: [Header] = []
  var properties: [PropertyDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var subscripts: [SubscriptDeclaration] = []
  /// Statements and bare expressions at the top level, and the variables between them.
  var looseItems: [(file: Int, item: LooseItem)] = []
  var previews: [PendingPreview] = []
  /// The arguments of generic types that are named, what they must conform to, and where.
  var typeArguments: [(SceneType, SceneType, SourceSpan)] = []
  /// The protocols whose names stand for types of values, and where.
  var protocolTypes: [(SceneType, SourceSpan)] = []
}

/// A `#Preview` that is to be bound.
struct PendingPreview {
  let file: Int
  let name: String?
  let arguments: LabeledExprListSyntax
  let body: ClosureExprSyntax
  /// What stands behind the body: a widget's timeline.
  let others: [(label: String, closure: ClosureExprSyntax)]
  let span: SourceSpan
  /// The view that is made of it where it has variables of a view: `@Previewable @State`.
  var view: TypeDeclaration?
}

/// What runs at the top level of a file, in the order of the source.
enum LooseItem {
  case code(CodeBlockItemSyntax)
  /// A variable, which gets its value when its turn comes.
  case variable(PropertyDeclaration)

  var code: CodeBlockItemSyntax? {
    if case .code(let item) = self { item } else { nil }
  }
}
