internal import SwiftSyntax

extension Binder {
  /// Tells of a property wrapper or a result builder that lacks what makes it one.
  ///
  /// What an extension adds is seen as well: the check waits until all members are known.
  func checkParts(of declaration: TypeDeclaration, _ block: MemberBlockSyntax) {
    let node = block.parent?.asProtocol((any WithAttributesSyntax).self)
    let names = node?.attributes.inOrder.compactMap { name(of: $0) } ?? []
    if names.contains("propertyWrapper") { wrappersAndBuilders.append((declaration, true)) }
    if names.contains("resultBuilder") { wrappersAndBuilders.append((declaration, false)) }
  }

  /// Tells of those that were found.
  func checkWrappersAndBuilders() {
    for (declaration, isWrapper) in wrappersAndBuilders where !declaration.isCutOff {
      if isWrapper {
        if declaration.members.instanceMembers["wrappedValue"] == nil {
          report(.declaration(.wrapperWithoutValue(declaration.name)), at: declaration.span)
        }
      } else if ["buildBlock", "buildPartialBlock"].allSatisfy({
        members($0, of: declaration.selfType, isStatic: true).isEmpty
      }) {
        report(.declaration(.builderWithoutBlock), at: declaration.span)
      }
    }
  }
}
