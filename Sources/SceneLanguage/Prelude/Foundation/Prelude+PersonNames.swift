extension Prelude {
  /// Names of people, written as in English.
  static let personNames = Part(
    names: ["PersonNameComponents", "PersonNameComponentsFormatter"],
    source: #"""
      struct PersonNameComponents: Hashable, Codable {
        var namePrefix: String?
        var givenName: String?
        var middleName: String?
        var familyName: String?
        var nameSuffix: String?
        var nickname: String?
        init(
          namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil,
          familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil
        ) {
          self.namePrefix = namePrefix
          self.givenName = givenName
          self.middleName = middleName
          self.familyName = familyName
          self.nameSuffix = nameSuffix
          self.nickname = nickname
        }
        init(_ text: String) throws {
          let words = text.split(separator: " ").map { String($0) }
          guard let first = words.first else { throw NSError(domain: NSCocoaErrorDomain, code: 2048) }
          self.init(
            givenName: first,
            middleName: words.count > 2 ? words[1..<(words.count - 1)].joined(separator: " ") : nil,
            familyName: words.count > 1 ? words.last : nil)
        }
        struct FormatStyle: SwiftUI.FormatStyle {
          enum Style { case short, medium, long, abbreviated }
          var style: Style = .medium
          func format(_ value: PersonNameComponents) -> String {
            let initials = [value.givenName, value.familyName].compactMap { $0?.first }
            let parts: [String?]
            switch style {
            case .abbreviated: return initials.map { $0.uppercased() }.joined()
            case .short: parts = [value.nickname ?? value.givenName ?? value.familyName]
            case .medium: parts = [value.givenName, value.familyName]
            case .long:
              parts = [
                value.namePrefix, value.givenName, value.middleName, value.familyName,
                value.nameSuffix,
              ]
            }
            return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
          }
        }
        func formatted() -> String { FormatStyle().format(self) }
        func formatted(_ style: PersonNameComponents.FormatStyle) -> String { style.format(self) }
      }
      extension FormatStyle {
        static func name(
          style: PersonNameComponents.FormatStyle.Style
        ) -> PersonNameComponents.FormatStyle {
          PersonNameComponents.FormatStyle(style: style)
        }
      }
      class PersonNameComponentsFormatter {
        enum Style { case `default`, short, medium, long, abbreviated }
        var style = Style.default
        init() {}
        struct Options: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let phonetic = Options(rawValue: 2)
        }
        static func localizedString(
          from name: PersonNameComponents, style: Style, options: Options = []
        ) -> String {
          let formatter = PersonNameComponentsFormatter()
          formatter.style = style
          return formatter.string(from: name)
        }
        func string(from name: PersonNameComponents) -> String {
          let styles: [Style: PersonNameComponents.FormatStyle.Style] = [
            .short: .short, .long: .long, .abbreviated: .abbreviated,
          ]
          return PersonNameComponents.FormatStyle(style: styles[style] ?? .medium).format(name)
        }
        func personNameComponents(from text: String) -> PersonNameComponents? {
          try? PersonNameComponents(text)
        }
      }
      """#
  )
}
