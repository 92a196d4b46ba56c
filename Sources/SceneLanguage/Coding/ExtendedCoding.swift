/// How the library's types are coded that a scene extends for it: `extension Color: Codable`.
extension BoundProgram {
  /// What an extension writes of a type's values.
  func encoder(of type: SceneType) -> FunctionDeclaration? {
    guard let owner = type.memberOwner, let members = extensions[owner]?.instanceMembers["encode"]
    else { return nil }
    for case .method(let method) in members where method.signature.fits(["to"]) { return method }
    return nil
  }

  /// Whether an extension makes a type's values of what is coded.
  func readsItself(_ type: SceneType) -> Bool {
    guard !extensions.isEmpty, let owner = type.memberOwner, let members = extensions[owner]
    else { return false }
    return members.initializers.contains { $0.signature.fits(["from"]) }
  }
}
