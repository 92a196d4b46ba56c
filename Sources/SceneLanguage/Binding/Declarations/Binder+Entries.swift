internal import Diptych
internal import SwiftSyntax

extension Binder {
  /// Makes `@Entry var name: Type = value` a property that the environment, or a container's values,
  /// keep for a key.
  ///
  /// What would be stored becomes a global of its own: it gives the default value, which is made
  /// where nothing is set, and it is the key.
  func takeEntry(_ property: PropertyDeclaration, _ attributes: AttributeListSyntax) {
    guard let attribute = attributes.inOrder.first(where: { name(of: $0) == "Entry" }),
      case .field = property.storage
    else { return }
    if entryValues == nil && !isInFocusedValues || !scope.isExtension {
      let owner = scope.enclosing.map { "in '\($0.selfType)'" } ?? "here"
      report(.unsupported("'@Entry' \(owner)"), at: span(attribute))
    }
    let index = newGlobal()
    let key = PropertyDeclaration(
      name: property.name,
      span: property.span,
      scope: scope,
      isMutable: false,
      storage: .global(index),
      typeSyntax: property.typeSyntax,
      initialSyntax: property.initialSyntax
    )
    key.isStatic = true
    program.globals[index] = key
    pending.properties.append(key)
    property.entryKey = key
    property.storage = .computed
  }

  /// What keeps the entries of the extension around; `nil` where nothing does.
  private var entryValues: (any KeyedProperties.Type)? {
    switch scope.enclosing?.selfType {
    case .named(EnvironmentValues.sceneName, _): EnvironmentValues.self
    case .named(ContainerValues.sceneName, _): ContainerValues.self
    case .named(Transaction.sceneName, _): Transaction.self
    default: nil
    }
  }

  /// Whether the extension around is of the values of the view that has the focus.
  private var isInFocusedValues: Bool {
    guard case .declared(let declaration, _) = scope.enclosing?.selfType else { return false }
    return declaration.name == "FocusedValues"
  }

  /// Makes the accessors of an entry.
  func bind(entry property: PropertyDeclaration, _ key: PropertyDeclaration, as type: SceneType) {
    guard let values = entryValues else {
      if isInFocusedValues { bind(focused: property, as: type) }
      return
    }
    bind(entry: property, key, of: values, as: type)
  }

  /// Makes the accessors of an entry for the view that has the focus, which none has.
  private func bind(focused property: PropertyDeclaration, as type: SceneType) {
    let getter = FunctionCode(name: property.name)
    let reading = FunctionScope(code: getter, outer: nil)
    within(scope, reading) {
      declareSelf(in: reading, isMutable: false, at: property.span)
      getter.statements = [ReturnStatement(value: NilLiteral(span: property.span, type: type))]
    }
    property.getter = getter
    let setter = FunctionCode(name: property.name)
    let writing = FunctionScope(code: setter, outer: nil)
    within(scope, writing) {
      declareSelf(in: writing, isMutable: true, at: property.span)
      let new = writing.declare("newValue", type: type, isMutable: false, span: property.span)
      setter.parameters = [new]
    }
    property.setter = setter
  }

  private func bind<Values: KeyedProperties>(
    entry property: PropertyDeclaration,
    _ key: PropertyDeclaration,
    of values: Values.Type,
    as type: SceneType
  ) {
    guard case .global(let index) = key.storage else { return }
    let getter = FunctionCode(name: property.name)
    let reading = FunctionScope(code: getter, outer: nil)
    within(scope, reading) {
      declareSelf(in: reading, isMutable: false, at: property.span)
      guard let variable = getter.selfVariable else { return }
      getter.statements = [
        ReturnStatement(
          value: EntryReading<Values>(
            values: LocalExpression(variable, span: property.span),
            key: key,
            index: index,
            type: type
          )
        )
      ]
    }
    property.getter = getter
    let setter = FunctionCode(name: property.name)
    let writing = FunctionScope(code: setter, outer: nil)
    within(scope, writing) {
      declareSelf(in: writing, isMutable: true, at: property.span)
      let new = writing.declare("newValue", type: type, isMutable: false, span: property.span)
      setter.parameters = [new]
      guard let variable = setter.selfVariable else { return }
      setter.statements = [
        ExpressionStatement(
          expression: EntryWriting<Values>(
            values: LocalExpression(variable, span: property.span),
            key: key,
            value: LocalExpression(new, span: property.span)
          )
        )
      ]
    }
    property.setter = setter
  }
}
