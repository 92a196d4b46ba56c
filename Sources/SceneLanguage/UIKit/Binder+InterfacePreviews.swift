internal import SwiftSyntax

extension Binder {
  /// Binds a `#Preview` that gives a view or a controller of UIKit; `nil` for one of SwiftUI.
  func bind(interface preview: PendingPreview) -> ScenePreview? {
    guard mayShowInterface(preview) else { return nil }
    let isStatements = preview.body.statements.count > 1
    let trial = attempt { bindInterfaceBody(of: preview) }
    let types = trial.result.found
    guard !types.isEmpty else {
      // A body of several statements that returns nothing is a view builder's.
      return nil
    }
    let isInterface = types.contains { isInterfaceType($0) }
    guard isInterface || (isStatements && types.allSatisfy { !conforms($0, to: .view) }) else {
      return nil
    }
    let bound = bindInterfaceBody(of: preview)
    for type in types where !isInterfaceType(type) && type != .error {
      report(.interfaceNotShown("\(type)"), at: preview.span)
    }
    return makePreview(
      name: preview.name,
      traits: bound.traits,
      code: bound.code,
      span: preview.span,
      isInterface: true
    )
  }

  /// Whether a preview may give what is UIKit's: SwiftUI brings UIKit with it, and names tell.
  private func mayShowInterface(_ preview: PendingPreview) -> Bool {
    if importedModules.contains("UIKit") { return true }
    guard importedModules.contains("SwiftUI") else { return false }
    return preview.body.statements.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind, name.mayNameType else {
        return false
      }
      if findType(name).map({ isInterfaceType($0) }) == true { return true }
      // A class inside of another type is named behind that one.
      return token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
        && module.declaredTypes.contains { $0.name == name && isInterfaceType($0.selfType) }
    }
  }

  private func bindInterfaceBody(
    of preview: PendingPreview
  ) -> (code: FunctionCode, traits: ScenePreviewTraits, found: [SceneType]) {
    let code = FunctionCode(name: "#Preview")
    let function = FunctionScope(code: code, outer: nil)
    var traits = ScenePreviewTraits()
    visiting(DeclarationScope(file: preview.file)) {
      within(scope, function) {
        traits = bind(traits: preview.arguments)
        bindBody(preview.body.statements, in: function, span: preview.span)
      }
    }
    return (code, traits, function.foundResults)
  }

  /// Whether values of a type are views or controllers of UIKit.
  func isInterfaceType(_ type: SceneType) -> Bool {
    if type.unwrapped.isOpen { return false }
    return ["UIView", "UIViewController"].contains {
      isConvertible(type.unwrapped, to: .named($0))
    }
  }

  /// The last class of views or controllers in the scene that can be made without arguments: of
  /// controllers if there are such, since they show the views.
  func previewOfInterface() -> ScenePreview? {
    for base in ["UIViewController", "UIView"] {
      let classes = module.declaredTypes.filter { $0.span.file == 0 && $0.conforms(to: base) }
      for declaration in classes.reversed() {
        if let preview = preview(ofView: declaration, isInterface: true) { return preview }
      }
    }
    return nil
  }
}
