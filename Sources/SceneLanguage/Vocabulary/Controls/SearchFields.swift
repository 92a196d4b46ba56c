internal import Diptych

extension Library {
  /// Search fields that also tell when they are open, or what they suggest.
  ///
  /// A picture shows them closed and empty of tokens, as `searchable(text:placement:prompt:)` does.
  static let searching: [LibraryEntry] =
    fields(with: [isPresented])
    + fields(with: [], and: [.content("suggestions")])
    + fields(with: [tokens("tokens")], and: [token(.result)])
    + fields(with: [tokens("tokens"), tokens("suggestedTokens")], and: [token(.result)])
    + fields(with: [tokens("tokens"), isPresented], and: [token(.result)])
    + fields(
      with: [tokens("tokens"), tokens("suggestedTokens"), isPresented],
      and: [token(.result)]
    )
    + fields(with: [tokens("editableTokens")], and: [token(.binding(.result))])
    + fields(with: [tokens("editableTokens"), isPresented], and: [token(.binding(.result))])
    + [
      .still("searchSuggestions", .content("suggestions")),
      .still("searchCompletion", .parameter(nil, .unknown)),
      .still(
        "searchScopes",
        generics: ["T"],
        .parameter(nil, .binding(.result)),
        .optional("activation", .named("SearchScopeActivation")),
        .content("scopes")
      ),
    ]

  /// Whether the search is open.
  private static let isPresented = ParameterSignature.parameter("isPresented", .binding(.bool))

  /// The tokens of a search.
  private static func tokens(_ label: String) -> ParameterSignature {
    .parameter(label, .binding(.array(.result)))
  }

  /// What makes the view of a token.
  private static func token(_ token: SceneType) -> ParameterSignature {
    .parameter("token", .function(FunctionType([token], .view, builder: .view)))
  }

  /// A field by what is told between its text and its placement, and after its prompt.
  private static func fields(
    with state: [ParameterSignature],
    and content: [ParameterSignature] = []
  ) -> [LibraryEntry] {
    let place = ParameterSignature.optional("placement", .named("SearchFieldPlacement"))
    return [SceneType.string, .named("Text")].map { prompt in
      let prompt = ParameterSignature.optional("prompt", .optional(prompt))
      return LibraryEntry(
        kind: .method,
        name: "searchable",
        signature: Signature(
          generics: ["T"],
          parameters: [.parameter("text", .binding(.string))] + state + [place, prompt] + content,
          result: .view
        )
      ) { call in
        let view = try call.receiver.view(for: call)
        guard let text = Binding<String>.read(call.arguments[0]) else { return .view(view) }
        let prompt = call.arguments[state.count + 2]
        let shown = Text.read(prompt) ?? String.read(prompt).map { Text(LocalizedStringKey($0)) }
        return .view(view.searchable(text: text, prompt: shown))
      }
    }
  }
}
