extension Prelude {
  /// The languages of the user: English, as in a preview without a scheme of its own.
  static let locales = Part(
    names: [
      "languageCode", "characterDirection", "preferredLanguages", "LanguageDirection", "region",
      "regionCode", "measurementSystem", "usesMetricSystem", "LanguageCode", "Region",
      "lineLayoutDirection", "minimalIdentifier", "MeasurementSystem", "NSLocale",
      "typesettingLanguage",
    ],
    source: """
      typealias NSLocale = Locale
      extension Locale {
        enum LanguageDirection { case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop }
        struct LanguageCode: Hashable, ExpressibleByStringLiteral {
          let identifier: String
          init(_ identifier: String) { self.identifier = identifier }
          init(stringLiteral identifier: String) { self.identifier = identifier }
          static let arabic: LanguageCode = "ar"
          static let english: LanguageCode = "en"
          static let french: LanguageCode = "fr"
          static let german: LanguageCode = "de"
          static let hebrew: LanguageCode = "he"
          static let persian: LanguageCode = "fa"
          static let spanish: LanguageCode = "es"
          static let urdu: LanguageCode = "ur"
        }
        struct Region: Hashable, ExpressibleByStringLiteral {
          let identifier: String
          init(_ identifier: String) { self.identifier = identifier }
          init(stringLiteral identifier: String) { self.identifier = identifier }
        }
        struct MeasurementSystem: Hashable {
          let identifier: String
          static let metric = MeasurementSystem(identifier: "metric")
          static let us = MeasurementSystem(identifier: "ussystem")
          static let uk = MeasurementSystem(identifier: "uksystem")
        }
        struct Language: Hashable {
          var languageCode: LanguageCode?
          var region: Region?
          init(identifier: String) {
            let parts = identifier.split { $0 == "_" || $0 == "-" }
            languageCode = parts.first.map { LanguageCode(String($0)) }
            region = parts.dropFirst().first { $0.count == 2 }.map { Region(String($0)) }
          }
          init(languageCode: LanguageCode? = nil, region: Region? = nil) {
            (self.languageCode, self.region) = (languageCode, region)
          }
          var minimalIdentifier: String { languageCode?.identifier ?? "" }
          var maximalIdentifier: String { minimalIdentifier }
          var characterDirection: LanguageDirection {
            Locale.characterDirection(forLanguage: minimalIdentifier)
          }
          var lineLayoutDirection: LanguageDirection { .topToBottom }
        }
        static var preferredLanguages: [String] { ["en"] }
        var language: Language { Language(identifier: identifier) }
        var languageCode: String? { language.languageCode?.identifier }
        var region: Region? { language.region }
        var regionCode: String? { region?.identifier }
        var measurementSystem: MeasurementSystem {
          let place = region?.identifier ?? (languageCode == "en" ? "US" : "")
          return place == "US" ? .us : place == "GB" ? .uk : .metric
        }
        var usesMetricSystem: Bool { measurementSystem != .us }
        static func characterDirection(forLanguage code: String) -> LanguageDirection {
          let code = String(code.prefix { $0 != "_" && $0 != "-" })
          return ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(code)
            ? .rightToLeft : .leftToRight
        }
      }
      struct TypesettingLanguage {
        static let automatic = TypesettingLanguage()
        static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
          TypesettingLanguage()
        }
      }
      extension View {
        func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
          self
        }
        func typesettingLanguage(
          _ language: TypesettingLanguage, isEnabled: Bool = true
        ) -> some View { self }
      }
      """
  )
}
