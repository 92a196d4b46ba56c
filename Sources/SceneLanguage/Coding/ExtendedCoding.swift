/// How the library's types are coded that a scene extends for it: `extension Color: Codable`.
extension BoundProgram {
  /// What an extension writes of a type's values.
  func encoder(of type: SceneType) -> FunctionDeclaration? {
    guard let owner = type.memberOwner, let members = extensions[owner]?.instanceMembers["encode"]
    else { return nil }
    for case .method(let method) in members where method.signature.fits(["to"]) { return method }
    return nil
  }

  /// How an extension of the container reads values of a type, and how those that may be missing.
  func reader(of type: SceneType) -> FunctionDeclaration? {
    guard let members = extensions[KeyedDecodingValue.sceneName]?.instanceMembers else {
      return nil
    }
    let (name, wanted): (String, SceneType) =
      if case .optional(let wrapped) = type { ("decodeIfPresent", wrapped) } else {
        ("decode", type)
      }
    for case .method(let method) in members[name] ?? []
    where method.signature.fits([nil, "forKey"])
      && method.signature.parameters[0].type == .metatype(wanted)
    {
      return method
    }
    return nil
  }

  /// Whether an extension makes a type's values of what is coded.
  func readsItself(_ type: SceneType) -> Bool {
    guard !extensions.isEmpty, let owner = type.memberOwner, let members = extensions[owner]
    else { return false }
    return members.initializers.contains { $0.signature.fits(["from"]) }
  }
}
