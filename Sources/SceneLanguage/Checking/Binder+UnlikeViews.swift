internal import SwiftSyntax

/// Views of two types where only one can stand.
extension Binder {
  /// The names of the types of two views that are certainly not of the same type: one that a modifier
  /// has made, `self` in what all views have, and one of a type of its own.
  func namesOfUnlikeViews(
    _ first: any BoundExpression,
    _ second: any BoundExpression
  ) -> (String, String)? {
    guard !givesAnyView, let one = nameOfOwnType(first), let other = nameOfOwnType(second),
      one != other
    else { return nil }
    // Two names of types are told of where nothing else is known of them.
    let isNamed = first.type != .view && second.type != .view
    return isNamed ? nil : (one, other)
  }

  /// What is wrong with the only view of a body that says it gives one of another type:
  /// `var body: Text`.
  func misfit(ofOnlyView value: any BoundExpression, _ syntax: ExprSyntax) -> SceneMistake? {
    // Few bodies say more than `some View`, and closures say nothing.
    guard let result = resultSyntax?.as(IdentifierTypeSyntax.self),
      let list = syntax.parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      list.parent?.is(AccessorBlockSyntax.self) == true
        || list.parent?.parent?.is(FunctionDeclSyntax.self) == true,
      case .named(let wanted, _) = resolve(TypeSyntax(result)), wanted != "AnyView",
      library.conforms(wanted, to: "View"), !LibraryProtocols.contains(wanted),
      let name = nameOfOwnType(value), name.prefix(while: { $0 != "<" }) != wanted
    else { return nil }
    return .cannotConvertReturn(name, to: result.trimmedDescription)
  }

  /// What the function or property around says that it gives.
  private var resultSyntax: TypeSyntax? {
    function?.code.declaration?.resultSyntax ?? function?.property?.typeSyntax
  }

  /// Whether the function around says that it gives views of any types, so that several may meet.
  var givesAnyView: Bool {
    resultSyntax?.isAnyView == true
  }

  private func nameOfOwnType(_ view: any BoundExpression) -> String? {
    if view.type != .view {
      switch view.type {
      case .named(let name, _):
        return library.conforms(name, to: "View") && !LibraryProtocols.contains(name)
          && name != "PaintedShape" ? "\(view.type)" : nil
      case .declared(let declaration, _):
        return declaration.kind == .structure && declaration.conforms(to: "View")
          ? "\(view.type)" : nil
      default: return nil
      }
    }
    if let local = view as? LocalExpression { return local.variable.name == "self" ? "Self" : nil }
    return isOpaqueModifier(view) ? "some View" : nil
  }

  /// Whether this is what a modifier makes that hides the type of its result.
  func isOpaqueModifier(_ view: any BoundExpression) -> Bool {
    guard view.type == .view, let call = view as? EntryCallExpression, call.entry.kind == .method
    else { return false }
    return Self.opaqueModifiers.contains(call.entry.name)
  }

  /// Modifiers that texts, images, colors, and shapes have in no form of their own.
  private static let opaqueModifiers: NameSet = [
    "padding", "frame", "background", "overlay", "border", "cornerRadius", "clipShape", "shadow",
    "position", "onTapGesture", "onAppear", "fixedSize", "layoutPriority", "disabled", "hidden",
    "id",
    "tag", "lineLimit", "multilineTextAlignment", "environment", "zIndex", "clipped", "aspectRatio",
  ]
}
