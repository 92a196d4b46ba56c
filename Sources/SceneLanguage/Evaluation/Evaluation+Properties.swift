internal import Diptych

extension Evaluation {
  /// Fills the properties of a view that come from its environment or from an earlier evaluation,
  /// and those of wrappers and models in it that have such properties.
  ///
  /// - Parameters:
  ///   - value: The view, as it was made.
  ///   - scope: Where the view is lowered; a view that keeps something becomes its owner.
  ///   - span: Where the view is made.
  /// - Throws: A ``SceneStop`` where the environment lacks what the view asks for.
  /// - Returns: The view with all of its properties; its state lies in boxes that it shares with
  ///   all who were handed a binding.
  func connect(
    _ value: StructureValue,
    in scope: inout LoweringScope,
    at span: SourceSpan
  ) throws -> StructureValue {
    var value = value
    var lasting: (values: LastingValues, view: Int)?
    for (index, property) in value.declaration.storedProperties.enumerated() {
      switch property.wrapper {
      case .environment(let path):
        value.fields[index] = try path.reduce(EnvironmentValueBox.value(environment)) {
          try self.property($1, of: $0, at: property.span)
        }
      case .environmentObject:
        value.fields[index] = try object(for: property)
      case .namespace:
        if lasting == nil { lasting = scope.enter(ObjectIdentifier(value.declaration)) }
        guard let view = lasting?.view else { continue }
        value.fields[index] =
          Namespace.ID(LastingValues.identity(of: index, in: view)).sceneValue
      case .state, .focus:
        if lasting == nil { lasting = scope.enter(ObjectIdentifier(value.declaration)) }
        let initial = value.fields[index]
        // A view that was connected already shares its box.
        if case .box = initial { continue }
        let box = lasting?.values.value(at: index, of: lasting?.view ?? 0) { share(initial) }
        value.fields[index] = .box(box ?? share(initial))
      default:
        guard case .structure(let part) = value.fields[index], part.declaration.hasWrappers,
          part.declaration.conforms(to: "DynamicProperty")
        else { continue }
        if lasting == nil { lasting = scope.enter(ObjectIdentifier(value.declaration)) }
        var inner = scope
        value.fields[index] = try update(try connect(part, in: &inner, at: span), at: span)
      }
    }
    return value
  }

  /// Has a dynamic property make ready what a body reads next.
  private func update(_ part: StructureValue, at span: SourceSpan) throws -> SceneValue {
    var value = SceneValue.structure(part)
    if case .method(let method)? = part.declaration.members.instanceMembers["update"]?.first,
      method.signature.parameters.isEmpty
    {
      _ = try method.code.call(on: &value, [], self, at: span)
    }
    return value
  }
}

/// The environment as a value of the program.
enum EnvironmentValueBox {
  static func value(_ environment: EnvironmentValues) -> SceneValue {
    .native(NativeBox(environment, type: .named("EnvironmentValues")))
  }
}
