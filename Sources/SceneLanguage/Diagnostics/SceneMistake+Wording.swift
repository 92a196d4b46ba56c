extension SceneMistake {
  /// The message, worded as the Swift compiler words it where it has one.
  ///
  /// It may repeat text of the scene; ``SceneDiagnostic/message`` is the form fit for a terminal.
  package var wording: String {
    switch self {
    case .notUTF8:
      "this file is not UTF-8 text; save it with the encoding UTF-8"
    case .sourceTooLong(let bytes, let limit):
      "this file has \(bytes) bytes, a scene may have \(limit); move parts of it to other files"
    case .nothingToPreview:
      "nothing to preview; add '#Preview { … }', or a 'View' that can be made without arguments"
    case .syntax(let message, _):
      message
    case .finding(let finding):
      finding.wording
    case .nestedTooDeeply(let limit):
      "this is nested more than \(limit) levels deep; move inner parts into views of their own"
    case .tooComplex:
      "Diptych is unable to type-check this expression in reasonable time; "
        + "try breaking up the expression into distinct sub-expressions"
    case .importNotFound(let name, let searched):
      "no such module '\(name)'" + SceneMistake.list(of: searched, before: "; searched ")
    case .overrideNotFound(let name, let names):
      "no property '\(name)' with an initial value can be set"
        + (names.isEmpty
          ? "; this scene has none" : SceneMistake.list(of: names, before: "; there are "))
    case .overrideMismatch(let name, let value, let type):
      "the value '\(value)' for '\(name)' is not of type '\(type)'; write it as Swift does"
    default:
      nameWording ?? callWording ?? typeWording ?? flowWording ?? declarationWording
        ?? effectWording ?? castWording ?? patternWording
        ?? assignmentWording
        ?? runningWording ?? ""
    }
  }

  static func list(of places: [String], before words: String) -> String {
    places.isEmpty ? "" : words + places.map { "'\($0)'" }.joined(separator: ", ")
  }

  static func question(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
