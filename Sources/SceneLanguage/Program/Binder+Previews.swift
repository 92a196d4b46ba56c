internal import SwiftSyntax

extension Binder {
  /// Finds what a program shows: `#Preview`, else preview providers, else the last view that can
  /// be made without arguments, else bare view expressions.
  func findPreviews() -> [ScenePreview] {
    let loose = bindLooseItems()
    let macros = pending.previews.filter { $0.file == 0 }.compactMap { bind(preview: $0) }
    if !macros.isEmpty { return macros }
    let providers = module.declaredTypes.filter {
      $0.span.file == 0 && $0.conforms(to: "PreviewProvider")
    }.compactMap { preview(of: $0) }
    if !providers.isEmpty { return providers }
    if let loose { return [loose] }
    let views = module.declaredTypes.filter { $0.span.file == 0 && $0.conforms(to: "View") }
    for declaration in views.reversed() {
      if let preview = preview(ofView: declaration) { return [preview] }
    }
    if let preview = previewOfInterface() { return [preview] }
    if let body = module.scene.variables["body"], body.getter != nil, body.span.file == 0 {
      return [preview(ofBody: body)]
    }
    if let main = module.declaredTypes.first(where: { $0.span.file == 0 && $0.isMain }) {
      return preview(ofMain: main).map { [$0] } ?? []
    }
    return []
  }

  /// A program that only prints, and begins in a type's `static func main()`.
  private func preview(ofMain declaration: TypeDeclaration) -> ScenePreview? {
    let code = FunctionCode(name: FunctionCode.topLevelName)
    code.result = .views
    for case .method(let main) in declaration.members.staticMembers["main"] ?? []
    where main.signature.parameters.isEmpty {
      let call = FunctionCallExpression(
        code: main.code,
        receiver: TypeExpression(named: declaration.selfType, span: declaration.span),
        arguments: BoundArguments(),
        span: main.span,
        type: .void
      )
      code.statements = [ExpressionStatement(expression: call)]
      return makePreview(name: nil, code: code, span: declaration.span)
    }
    return nil
  }

  private func bind(preview: PendingPreview) -> ScenePreview? {
    if let interface = bind(interface: preview) { return interface }
    let code = FunctionCode(name: "#Preview")
    let function = FunctionScope(code: code, outer: nil)
    function.builder = .view
    function.expectedResult = .view
    var traits = ScenePreviewTraits()
    visiting(DeclarationScope(file: preview.file)) {
      within(scope, function) {
        if let widget = bind(widget: preview) {
          traits.fitsContent = true
          code.statements = [ReturnStatement(value: widget)]
          return
        }
        traits = bind(traits: preview.arguments)
        if let view = preview.view {
          let made = construct(view.selfType, [], at: preview.span, expecting: .unknown)
          code.statements = [ReturnStatement(value: made)]
        } else {
          bindBody(preview.body.statements, in: function, span: preview.span)
        }
      }
    }
    let shown = modified(code, of: preview)
    return makePreview(name: preview.name, traits: traits, code: shown, span: preview.span)
  }

  /// The body of a preview within the modifiers among its traits:
  /// `#Preview(traits: .modifier(SampleData())) { … }`.
  private func modified(_ body: FunctionCode, of preview: PendingPreview) -> FunctionCode {
    guard let type = module.library.types["_PreviewWithTraits"] else { return body }
    let whole = FunctionCode(name: body.name)
    let place = preview.span
    visiting(DeclarationScope(file: preview.file)) {
      within(scope, FunctionScope(code: whole, outer: nil)) {
        let content = FunctionCallExpression(
          code: body,
          receiver: nil,
          arguments: BoundArguments(),
          span: place,
          type: .view
        )
        let arguments =
          modifiers(in: preview.arguments) + [CallArgument("content", content, at: place)]
        let shown = construct(type, arguments, at: place, expecting: .view)
        whole.statements = [ReturnStatement(value: shown)]
      }
    }
    return whole
  }

  /// Binds `#Preview(as: .systemSmall) { … } timeline: { … }`, which shows a widget for the first
  /// entry, and an activity `using:` attributes for the first state; `nil` for other previews.
  private func bind(widget preview: PendingPreview) -> (any BoundExpression)? {
    let given = callArguments(in: preview.arguments)
    let attributes = given.first { $0.label == "using" }
    guard let family = given.first(where: { $0.label == "as" }),
      let type = module.library.types[attributes == nil ? "WidgetPreview" : "ActivityPreview"]
    else { return nil }
    let closures =
      [("widget", preview.body)] + preview.others.map { ($0.label, $0.closure) }
    let kinds =
      attributes.map { [("kind", family.expression), ("attributes", $0.expression)] }
      ?? [("family", family.expression)]
    let arguments =
      kinds + closures.map { ($0.0, ExprSyntax($0.1)) }
    return construct(
      type,
      arguments.map { label, expression in
        CallArgument(
          label: label,
          labelSpan: nil,
          expression: expression,
          span: span(expression),
          isTrailing: false
        )
      },
      at: preview.span,
      expecting: .view
    )
  }

  func makePreview(
    name: String?,
    traits: ScenePreviewTraits = ScenePreviewTraits(),
    code: FunctionCode,
    span: SourceSpan,
    isInterface: Bool = false,
    isProvided: Bool = false
  ) -> ScenePreview {
    ScenePreview(
      name: name,
      traits: traits,
      start: program.files[span.file].position(at: span.start),
      isInterface: isInterface,
      isProvided: isProvided,
      program: program,
      code: code,
      span: span
    )
  }

  private func preview(of provider: TypeDeclaration) -> ScenePreview? {
    guard case .property(let property)? = provider.members.staticMembers["previews"]?.first,
      let getter = property.getter
    else {
      report(
        .missingRequirement(
          type: provider.name,
          protocolName: "PreviewProvider",
          requirement: "static var previews: some View"
        ),
        at: provider.span
      )
      return nil
    }
    let code = FunctionCode(name: "previews")
    let call = FunctionCallExpression(
      code: getter,
      receiver: TypeExpression(named: provider.selfType, span: provider.span),
      arguments: BoundArguments(),
      span: property.span,
      type: .view
    )
    code.statements = [ReturnStatement(value: call)]
    return makePreview(name: provider.name, code: code, span: provider.span, isProvided: true)
  }

  /// A view that can be made without arguments.
  func preview(ofView declaration: TypeDeclaration, isInterface: Bool = false) -> ScenePreview? {
    let code = FunctionCode(name: declaration.name)
    let function = FunctionScope(code: code, outer: nil)
    let trial = visiting(DeclarationScope(file: declaration.span.file)) {
      within(scope, function) {
        attempt {
          construct(
            declaration.selfType.erasingParameters(),
            [],
            at: declaration.span,
            expecting: .unknown
          )
        }
      }
    }
    guard trial.succeeded, !trial.result.isErroneous else { return nil }
    code.statements = [ReturnStatement(value: trial.result)]
    return makePreview(
      name: declaration.name,
      code: code,
      span: declaration.span,
      isInterface: isInterface
    )
  }

  /// A body pasted without its view.
  private func preview(ofBody body: PropertyDeclaration) -> ScenePreview {
    let code = FunctionCode(name: "body")
    let value = ComputedPropertyExpression(
      base: nil,
      property: body,
      span: body.span,
      type: .view
    )
    code.statements = [ReturnStatement(value: value)]
    return makePreview(name: nil, code: code, span: body.span)
  }
}
