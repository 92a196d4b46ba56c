internal import SwiftSyntax

extension Binder {
  /// Parses and binds a file with its neighbors and all that they import, and finds what it shows.
  func bind(program source: SceneSource, with neighbors: [SceneSource] = []) -> [ScenePreview] {
    add(source)
    for neighbor in neighbors { add(part: neighbor) }
    guard !program.files.isEmpty else { return [] }
    addPrelude()
    resolveHeaders()
    program.operatorFunctions = module.operatorFunctions
    noteEqualities()
    bindPendingBodies()
    checkDeclarations()
    checkConformances()
    let previews = findPreviews()
    if let tooComplexPlace { report(.tooComplex, at: tooComplexPlace) }
    for name in overrides.keys.sorted() where !usedOverrides.contains(name) {
      report(.overrideNotFound(name, names: settableNames), at: program.entry)
    }
    if previews.isEmpty, !diagnostics.hasErrors() {
      report(.nothingToPreview, at: program.entry)
    }
    return previews
  }

  /// Adds the parts of the library that are written in Swift and that the scene names.
  private func addPrelude() {
    let parts = Prelude.parts(namedIn: program.files.map(\.source.text)) { module.types[$0] != nil }
    for part in parts { add(SceneSource(path: Prelude.path, text: part.source)) }
  }

  /// Lets types know the equality and hashing that the scene writes for them.
  func noteEqualities() {
    for function in module.operatorFunctions["=="] ?? [] where !function.isRequirement {
      let types = function.signature.parameters.map(\.type)
      guard types.count == 2, types[0] == types[1], case .declared(let owner, _) = types[0],
        owner.kind != .protocol
      else { continue }
      owner.equality = DeclaredEquality(
        program: program,
        equal: function,
        hash: owner.method("hash", labels: ["into"])
      )
    }
  }

  /// The properties whose initial values can be replaced, a few of many.
  private var settableNames: [String] {
    let properties = module.declaredTypes.flatMap(\.storedProperties) + program.globals
    let names = properties.filter { $0.initialSyntax != nil && !$0.name.isEmpty }.map(\.name)
    return Array(Set(names).sorted().prefix(20))
  }

  /// The protocols of the library that require a member: its name, and how it is written.
  private static let required: [(String, String, String)] =
    [
      ("View", "body", "var body: some View"),
      ("ViewModifier", "body", "func body(content: Content) -> some View"),
      ("Layout", "sizeThatFits", "func sizeThatFits(proposal:subviews:cache:) -> CGSize"),
      ("Layout", "placeSubviews", "func placeSubviews(in:proposal:subviews:cache:)"),
      ("Shape", "path", "func path(in rect: CGRect) -> Path"),
      ("UIViewRepresentable", "makeUIView", "func makeUIView(context: Context) -> UIView"),
      (
        "UIViewRepresentable", "updateUIView",
        "func updateUIView(_ uiView: UIView, context: Context)"
      ),
      (
        "UIViewControllerRepresentable", "makeUIViewController",
        "func makeUIViewController(context: Context) -> UIViewController"
      ),
      (
        "UIViewControllerRepresentable", "updateUIViewController",
        "func updateUIViewController(_ controller: UIViewController, context: Context)"
      ),
    ]
    + Library.configurations.keys.sorted().map {
      ($0, "makeBody", "func makeBody(configuration: Configuration) -> some View")
    }

  /// Tells when a view lacks its body, and the like.
  private func checkConformances() {
    for declaration in module.declaredTypes where declaration.kind != .protocol {
      if declaration.conformances.isEmpty, declaration.superclass == nil { continue }
      let members = declaration.members.instanceMembers
      // A view that has its body is whole, as most types are.
      if declaration.conformances == [.view], declaration.superclass == nil,
        members["body"] != nil
      {
        continue
      }
      for (name, member, requirement) in Binder.required
      where members[member] == nil && declaration.conforms(to: name)
        && !(member == "body" && (declaration.conforms(to: "Shape") || declaration.isRepresentable))
      {
        report(
          .missingRequirement(
            type: declaration.name,
            protocolName: name,
            requirement: requirement
          ),
          at: declaration.span
        )
        break
      }
    }
  }
}
