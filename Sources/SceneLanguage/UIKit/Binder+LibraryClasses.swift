/// Classes of scenes that inherit from classes of the library.
extension Binder {
  /// The initializers of a class, as calls that make an object which is there already a whole:
  /// those that `super.init(…)` and `self.init(…)` mean.
  func initializers(
    of type: SceneType,
    runningOn object: any BoundExpression,
    at place: SourceSpan
  ) -> [Callable] {
    guard case .declared(let declaration, let arguments) = type else {
      guard case .named(let name, _) = type else { return [] }
      return libraryInitializers(of: name, runningOn: object, at: place)
    }
    let own = declaration.ownOrInheritedInitializers
    let isSuper = object is SuperExpression
    // A subclass says what the parameters of its superclass stand for: `Base<Int>`.
    let known =
      isSuper && !declaration.members.initializers.isEmpty ? declaration.generics(arguments) : [:]
    let result = own.map { initializer in
      let signature = initializer.signature.substituting(known)
      return Callable(name: declaration.name, signature: signature) { arguments, _ in
        DelegatedInitializerExpression(
          initializer: initializer,
          object: object,
          isSuper: isSuper,
          arguments: arguments,
          span: place
        )
      }
    }
    guard let base = declaration.inheritedLibraryClass, declaration.inheritsLibraryInitializers
    else { return result }
    return result + libraryInitializers(of: base, runningOn: object, at: place)
  }

  private func libraryInitializers(
    of name: String,
    runningOn object: any BoundExpression,
    at place: SourceSpan
  ) -> [Callable] {
    (library.types[name]?.initializers ?? []).map { entry in
      Callable(name: name, signature: entry.signature) { arguments, _ in
        NativeInitializerExpression(
          object: object,
          entry: entry,
          arguments: arguments,
          span: place
        )
      }
    }
  }

  /// The initializers that a class of the scene has from the library's class, as ways to make an
  /// object: all where it declares none, the convenient ones where it overrides the one that they
  /// lead to.
  func inheritedInitializers(of declaration: TypeDeclaration, at place: SourceSpan) -> [Callable] {
    guard let name = declaration.inheritedLibraryClass else { return [] }
    let own = declaration.ownOrInheritedInitializers
    let designated = own.first(where: \.overridesDesignated)
    guard designated != nil || declaration.inheritsLibraryInitializers else { return [] }
    let labels = own.map { $0.signature.parameters.map(\.label) }
    let entries = (library.types[name]?.initializers ?? []).filter { entry in
      !labels.contains(entry.signature.parameters.map(\.label))
    }
    return entries.map { entry in
      var signature = entry.signature
      signature.result =
        signature.result.isOptional ? .optional(declaration.selfType) : declaration.selfType
      return Callable(name: declaration.name, signature: signature) { arguments, type in
        InheritedInitializerExpression(
          declaration: declaration,
          entry: entry,
          designated: designated,
          arguments: arguments,
          span: place,
          type: type
        )
      }
    }
  }
}

extension TypeDeclaration {
  /// The class that this one inherits from, of the scene or of the library.
  var superclassType: SceneType? {
    superclass.map { .declared($0, superclassArguments) } ?? librarySuperclass.map { .named($0) }
  }

  /// What the generic parameters of the class and of those above stand for, where those of the class
  /// itself are known.
  func inheritedGenerics(_ own: [String: SceneType]) -> [String: SceneType] {
    var all = own
    var current = superclass == nil ? nil : superclassType
    while case .declared(let above, let arguments)? = current {
      for (name, type) in zip(above.genericParameters, arguments) where all[name] == nil {
        all[name] = type.substituting(all)
      }
      current = above.superclassType
    }
    return all
  }

  /// The nearest class of the library that this one inherits from.
  var inheritedLibraryClass: String? { librarySuperclass ?? superclass?.inheritedLibraryClass }

  /// Whether it has all initializers of the library's class.
  var inheritsLibraryInitializers: Bool {
    ownOrInheritedInitializers.allSatisfy(\.leavesOthers)
  }
}

extension FunctionDeclaration {
  /// Whether other initializers of UIKit's classes lead to this one.
  var overridesDesignated: Bool {
    let labels = signature.parameters.map(\.label)
    return labels == ["frame"] || labels == ["nibName", "bundle"]
  }
}
