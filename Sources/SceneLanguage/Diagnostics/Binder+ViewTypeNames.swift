internal import SwiftSyntax

extension SceneType {
  /// Whether it is a view of which only what is written tells the type of the content.
  var isViewByContent: Bool {
    switch self {
    case .view, .declared(_, [.view]): true
    default: false
    }
  }
}

/// The types of views as the compiler spells them: `VStack<TupleView<(Text, Spacer)>>`.
///
/// Diptych gathers views without such types, so they are read off what is written, for messages
/// alone. Where something is written whose type that does not tell, there is no name.
extension Binder {
  /// The type of a view, read off its expression.
  func viewTypeName(at place: SourceSpan) -> String? {
    expression(at: place).flatMap { viewTypeName(of: $0, depth: 0) }
  }

  private func viewTypeName(of node: ExprSyntax, depth: Int) -> String? {
    guard depth < 32 else { return nil }
    switch node.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return typeName(ofMaking: name, call, depth: depth + 1)
      }
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base, let view = viewTypeName(of: base, depth: depth + 1)
      else { return nil }
      return Self.keeping[view]?.contains(member.declName.baseName.text) == true
        ? view : "some View"
    case .declReferenceExpr(let name) where name.baseName.text == "self":
      return scope.selfType == .view ? "Self" : nil
    case .declReferenceExpr(let name): return typeName(ofMember: name.baseName.text)
    case .memberAccessExpr(let member) where member.base?.trimmedDescription == "Color":
      return "Color"
    case .memberAccessExpr(let member) where member.base?.trimmedDescription == "self":
      return typeName(ofMember: member.declName.baseName.text)
    case .tryExpr(let attempt): return viewTypeName(of: attempt.expression, depth: depth + 1)
    case .awaitExpr(let wait): return viewTypeName(of: wait.expression, depth: depth + 1)
    default: return nil
    }
  }

  /// The type of a property or a method of the type around.
  private func typeName(ofMember name: String) -> String? {
    guard let owner = scope.selfType else { return nil }
    switch members(name, of: owner).declared.first {
    case .property(let property)?:
      let type = property.typeSyntax.map { resolve($0) } ?? .unknown
      return typeName(of: type)
    case .method(let method)?: return typeName(of: method.signature.result)
    default: return nil
    }
  }

  private func typeName(of type: SceneType) -> String? {
    if type == .view { return "some View" }
    if case .named(let name, []) = type, Self.plain.contains(name) { return name }
    return type.isDeclared ? "\(type)" : nil
  }

  private func typeName(
    ofMaking name: String,
    _ call: FunctionCallExprSyntax,
    depth: Int
  ) -> String? {
    if case .declared(let declaration, _)? = findType(name) {
      switch declaration.genericParameters.count {
      case 0: return declaration.nestedName
      case 1: return content(of: call, depth: depth).map { "\(declaration.nestedName)<\($0)>" }
      default: return nil
      }
    }
    if Self.plain.contains(name) { return name }
    if Self.containers.contains(name) {
      return content(of: call, depth: depth).map { "\(name)<\($0)>" }
    }
    let hasTitle = call.arguments.first.map { $0.label == nil } ?? false
    let hasImage = call.arguments.contains {
      ["systemImage", "image"].contains($0.label?.text)
    }
    switch name {
    case "Label": return hasTitle && hasImage ? "Label<Text, Image>" : nil
    case "Button", "Toggle", "TextField", "SecureField", "DisclosureGroup":
      if hasTitle { return hasImage ? "\(name)<Label<Text, Image>>" : "\(name)<Text>" }
      let label =
        call.additionalTrailingClosures.first { $0.label.text == "label" }?.closure
        ?? (name == "Toggle" || call.arguments.contains { $0.label?.text == "action" }
          ? call.trailingClosure : nil)
      return label.flatMap { blockTypeName($0.statements, depth: depth) }.map { "\(name)<\($0)>" }
    case "List", "ForEach": return typeName(ofListing: name, call, depth: depth)
    case "Section":
      guard hasTitle, let content = content(of: call, depth: depth) else { return nil }
      return "Section<Text, \(content), EmptyView>"
    case "Slider": return call.trailingClosure == nil ? "Slider<EmptyView, EmptyView>" : nil
    case "NavigationStack":
      guard call.arguments.isEmpty else { return nil }
      return content(of: call, depth: depth).map { "NavigationStack<NavigationPath, \($0)>" }
    default:
      guard let methods = scope.selfType.map({ members(name, of: $0) }), !methods.isEmpty else {
        return nil
      }
      return typeName(ofMember: name)
    }
  }

  private func typeName(
    ofListing name: String,
    _ call: FunctionCallExprSyntax,
    depth: Int
  ) -> String? {
    guard let content = content(of: call, depth: depth) else { return nil }
    guard let data = call.arguments.first else {
      return name == "List" ? "List<Never, \(content)>" : nil
    }
    guard data.label == nil, !data.expression.trimmedDescription.hasPrefix("$"),
      let type = knownType(of: data.expression), let element = elementType(of: type)
    else { return nil }
    let id: SceneType?
    switch call.arguments.dropFirst().first {
    case nil where type == .named("Range", [.int]): id = .int
    case nil: id = memberType(ofIdentified: element)
    case let path? where path.expression.trimmedDescription == "\\.self": id = element
    default: return nil
    }
    guard let id, !id.isOpen else { return nil }
    let list = "ForEach<\(type), \(id), \(content)>"
    return name == "List" ? "List<Never, \(list)>" : list
  }

  /// The type of a plain name, as far as it is told without the place around.
  private func knownType(of expression: ExprSyntax) -> SceneType? {
    let trial = attempt { bind(expression) }
    return trial.succeeded && !trial.result.type.isOpen ? trial.result.type : nil
  }

  private func memberType(ofIdentified element: SceneType) -> SceneType? {
    guard case .property(let property)? = members("id", of: element).declared.first else {
      return nil
    }
    return type(of: property)
  }

  /// The type of what a closure gathers.
  func contentTypeName(of closure: ClosureExprSyntax) -> String? {
    blockTypeName(closure.statements, depth: 0)
  }

  /// The type of what the closure of a container gathers.
  private func content(of call: FunctionCallExprSyntax, depth: Int) -> String? {
    let closure =
      call.trailingClosure
      ?? call.arguments.first { $0.label?.text == "content" }?.expression
      .as(ClosureExprSyntax.self)
    return closure.flatMap { blockTypeName($0.statements, depth: depth) }
  }

  /// The type of the views of a block, as a builder puts them together.
  private func blockTypeName(_ items: CodeBlockItemListSyntax, depth: Int) -> String? {
    guard depth < 32 else { return nil }
    var types: [String] = []
    for item in items {
      switch item.item {
      case .decl: continue
      case .stmt(let statement):
        guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression,
          let type = choiceTypeName(expression, depth: depth + 1)
        else { return nil }
        types.append(type)
      case .expr(let expression):
        guard
          let type = choiceTypeName(expression, depth: depth + 1)
            ?? viewTypeName(of: expression, depth: depth + 1)
        else { return nil }
        types.append(type)
      }
    }
    switch types.count {
    case 0: return "EmptyView"
    case 1: return types[0]
    default: return "TupleView<(\(types.joined(separator: ", ")))>"
    }
  }

  private func choiceTypeName(_ expression: ExprSyntax, depth: Int) -> String? {
    if let choice = expression.as(IfExprSyntax.self) {
      guard let first = blockTypeName(choice.body.statements, depth: depth) else { return nil }
      let second: String?
      switch choice.elseBody {
      case nil: return "\(first)?"
      case .codeBlock(let block)?: second = blockTypeName(block.statements, depth: depth)
      case .ifExpr(let other)?: second = choiceTypeName(ExprSyntax(other), depth: depth + 1)
      }
      return second.map { "_ConditionalContent<\(first), \($0)>" }
    }
    guard let choice = expression.as(SwitchExprSyntax.self) else { return nil }
    var types: [String] = []
    for part in choice.cases.active {
      guard let type = blockTypeName(part.statements, depth: depth) else { return nil }
      types.append(type)
    }
    // Cases go together in pairs, and the pairs in pairs.
    while types.count > 1 {
      types = stride(from: 0, to: types.count, by: 2).map { index in
        index + 1 < types.count
          ? "_ConditionalContent<\(types[index]), \(types[index + 1])>" : types[index]
      }
    }
    return types.first
  }

  /// The type of a view as it is declared: `HStack<Content>`.
  func declaredName(ofView name: String) -> String {
    Self.containers.contains(name) ? "\(name)<Content>" : name
  }

  /// Whether the type of a view is always of another type.
  func isGenericView(_ name: String) -> Bool {
    Self.containers.contains(name) || Self.otherGenerics.contains(name)
  }

  private static let otherGenerics: NameSet = [
    "Button", "DisclosureGroup", "ForEach", "Label", "List", "Menu", "NavigationLink",
    "NavigationStack", "Picker", "SecureField", "Section", "Slider", "Stepper", "TabView",
    "TextField", "Toggle",
  ]

  /// The views whose types have no arguments.
  private static let plain: NameSet = [
    "Text", "Image", "Spacer", "Divider", "Color", "Circle", "Rectangle", "Capsule", "Ellipse",
    "RoundedRectangle", "EmptyView", "AnyView", "LinearGradient", "RadialGradient",
    "AngularGradient",
  ]

  /// The views whose types have that of their content as their only argument.
  private static let containers: NameSet = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
    "ScrollView", "Group", "Form", "GeometryReader", "Grid", "GridRow", "NavigationView",
    "ViewThatFits",
  ]

  /// The modifiers that keep the type of what they change.
  private static let keeping: [String: Set<String>] = [
    "Text": [
      "font", "bold", "italic", "fontWeight", "foregroundColor", "foregroundStyle", "kerning",
      "tracking", "underline", "strikethrough", "baselineOffset", "monospaced", "monospacedDigit",
      "fontDesign", "fontWidth", "textScale",
    ],
    "Image": ["resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode"],
    "Color": ["opacity"],
  ]
}
