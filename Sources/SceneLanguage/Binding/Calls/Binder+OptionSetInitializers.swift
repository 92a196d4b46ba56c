extension Binder {
  /// The initializers that every set of options has: of another one, of several, and of none.
  func optionSetInitializers(
    of declaration: TypeDeclaration,
    at place: SourceSpan
  ) -> [Callable] {
    let type = declaration.selfType
    func initializer(
      taking parameter: SceneType,
      _ make: @escaping (any BoundExpression) -> any BoundExpression
    ) -> Callable {
      let only = ParameterSignature(label: nil, name: "_", type: parameter)
      return Callable(
        name: declaration.name,
        signature: Signature(parameters: [only], result: type)
      ) { arguments, _ in
        guard case .expression(let value)? = arguments.arguments.first else {
          return ErroneousExpression(span: place)
        }
        return make(value)
      }
    }
    let empty = Callable(
      name: declaration.name,
      signature: Signature(parameters: [], result: type)
    ) { _, _ in
      OptionSetLiteral(elements: [], span: place, type: type) { _ in declaration.optionSet(0) }
    }
    return [
      initializer(taking: type) { $0 },
      initializer(taking: .named("Sequence", [type])) { values in
        OptionSetOfSequence(sequence: values, declaration: declaration, span: place)
      },
      empty,
    ]
  }
}
