internal import SwiftSyntax

extension Binder {
  /// The name of the views that are made of previews.
  private static let viewName = "#Preview"

  /// The view that a preview stands for where some of its variables are `@Previewable`.
  ///
  /// Those variables are the view's properties and all else is its body, as Xcode makes it of the
  /// macros: so they keep what they are set to.
  func viewOfPreview(_ body: CodeBlockItemListSyntax, at place: SourceSpan) -> TypeDeclaration? {
    let variables = body.inOrder.compactMap { $0.item.as(VariableDeclSyntax.self) }
      .filter(isPreviewable)
    if variables.isEmpty { return nil }
    let declaration = TypeDeclaration(
      name: Self.viewName,
      inside: "main",
      kind: .structure,
      span: place
    )
    module.declaredTypes.append(declaration)
    let inner = DeclarationScope(
      file: scope.file,
      enclosing: DeclarationScope.Enclosing(
        selfType: declaration.selfType,
        table: declaration.members
      ),
      outer: scope
    )
    pending.inheritances.append(
      PendingDeclarations.Header(scope: inner) {
        declaration.conformances.append(.named("View"))
      }
    )
    within(inner, function) {
      for variable in variables { collect(variable: variable) }
      let content = PropertyDeclaration(
        name: "body",
        span: place,
        scope: inner,
        isMutable: false,
        storage: .computed,
        typeSyntax: nil,
        initialSyntax: nil
      )
      content.typeState = .resolved(.view)
      content.builder = .view
      content.getterSyntax = body
      add(content, isStatic: false)
    }
    return declaration
  }

  /// Whether a variable of a preview's body is a property of the view that is made of it.
  func isOfPreviewView(_ node: VariableDeclSyntax) -> Bool {
    guard case .declared(let owner, _)? = scope.enclosing?.selfType else { return false }
    return owner.name == Self.viewName && isPreviewable(node)
  }

  private func isPreviewable(_ node: VariableDeclSyntax) -> Bool {
    node.attributes.inOrder.contains { name(of: $0) == "Previewable" }
  }
}
