/// Where a declaration may be used.
struct AccessLevel: Sendable {
  /// What the declaration may be used in; everywhere, if it is `nil`.
  private let limit: Limit?
  /// The word that says so, where there is one.
  let said: String?

  private enum Limit: Sendable {
    case file(Int)
    /// Inside this type and its extensions in this file.
    case type(SceneType, file: Int)
  }

  /// Usable wherever it is seen.
  static let everywhere = AccessLevel()

  private init() { (limit, said) = (nil, nil) }

  /// What a modifier such as `private` says of a declaration in a scope.
  init(_ word: String, in scope: DeclarationScope) {
    said = word
    switch (word, scope.enclosing?.selfType) {
    case ("private", let type?): limit = .type(type, file: scope.file)
    case ("private", nil), ("fileprivate", _): limit = .file(scope.file)
    default: limit = nil
    }
  }

  /// Whether code in a scope may use it.
  func allows(_ scope: DeclarationScope) -> Bool {
    switch limit {
    case nil: return true
    case .file(let file): return scope.file == file
    case .type(let type, let file):
      guard scope.file == file else { return false }
      var current: DeclarationScope? = scope
      while let here = current {
        if let inside = here.enclosing?.selfType, inside.isSameDeclaration(as: type) { return true }
        current = here.outer
      }
      return false
    }
  }

  /// How far something is seen, the least first.
  enum Visibility: Int, Comparable {
    case type
    case file
    case everywhere

    static func < (one: Visibility, two: Visibility) -> Bool { one.rawValue < two.rawValue }
  }

  var visibility: Visibility {
    switch limit {
    case nil: .everywhere
    case .file: .file
    case .type: .type
    }
  }

  /// The word that limits it.
  var word: String {
    switch limit {
    case nil: "internal"
    case .file: "fileprivate"
    case .type: "private"
    }
  }
}

extension SceneType {
  /// Whether both are the same type but for what generic parameters stand for.
  fileprivate func isSameDeclaration(as other: SceneType) -> Bool {
    switch (self, other) {
    case (.declared(let one, _), .declared(let two, _)): one === two
    default: memberOwner != nil && memberOwner == other.memberOwner
    }
  }
}
