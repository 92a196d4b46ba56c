extension Prelude {
  /// Texts that are looked up: the developer's language is all there is.
  static let localization = Part(
    names: ["NSLocalizedString"],
    source: """
      func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
        comment: String
      ) -> String {
        value.isEmpty ? key : value
      }
      """
  )
}
