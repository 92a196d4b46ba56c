extension Prelude {
  /// What strings with attributes and parts of them have in common.
  private typealias Attributes = [(name: String, type: String)]

  private static let attributes: Attributes = [
    ("font", "Font"), ("foregroundColor", "Color"), ("backgroundColor", "Color"),
    ("underlineStyle", "Text.LineStyle"), ("strikethroughStyle", "Text.LineStyle"),
  ]

  /// What UIKit understands under the same names.
  private static let interfaceAttributes: Attributes = [
    ("font", "UIFont"), ("foregroundColor", "UIColor"), ("backgroundColor", "UIColor"),
    ("underlineStyle", "NSUnderlineStyle"), ("strikethroughStyle", "NSUnderlineStyle"),
    ("underlineColor", "UIColor"), ("strikethroughColor", "UIColor"), ("strokeColor", "UIColor"),
    ("strokeWidth", "CGFloat"), ("paragraphStyle", "NSParagraphStyle"),
  ]

  private static let attributesOfAll: Attributes = [
    ("kern", "CGFloat"), ("tracking", "CGFloat"), ("baselineOffset", "CGFloat"),
    ("link", "URL"), ("inlinePresentationIntent", "InlinePresentationIntent"),
  ]

  private static func attributedMembers(
    _ lines: ((_ name: String, _ type: String) -> String) -> String
  ) -> String {
    lines { name, type in
      """
      var \(name): \(type)? {
        get { looks.first?.\(name) }
        set { for place in looks.indices { looks[place].\(name) = newValue } }
      }
      """
    } + """
      var characters: String { String(letters) }
      var description: String { String(letters) }
      mutating func mergeAttributes(
        _ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
      ) {
        for place in looks.indices { looks[place].merge(attributes, mergePolicy: mergePolicy) }
      }
      mutating func setAttributes(_ attributes: AttributeContainer) {
        for place in looks.indices { looks[place] = attributes }
      }
      """
  }

  private static let attributedNames = [
    "AttributedString", "AttributeContainer", "AttributedSubstring",
  ]

  /// Strings whose parts have looks of their own.
  static let attributedStrings = Part(
    names: attributedNames,
    where: { !knowsUIKitAlone($0) },
    source: attributedString(attributes) + "\n" + shownByTexts
  )

  /// Strings whose parts have looks of their own, in scenes that know UIKit alone.
  static let interfaceAttributedStrings = Part(
    names: attributedNames,
    where: knowsUIKitAlone,
    source: attributedString(interfaceAttributes) + "\n" + shownByLabels
  )

  /// Whether a scene with these words sees UIKit's attributes under names that SwiftUI has too.
  static func knowsUIKitAlone(_ words: Set<String>) -> Bool {
    words.contains("UIKit") && !words.contains("SwiftUI")
  }

  private static func attributedString(_ attributes: Attributes) -> String {
    /// A line of source for each attribute.
    func lines(_ line: (_ name: String, _ type: String) -> String) -> String {
      (attributes + attributesOfAll).reduce(into: "") { $0 += line($1.name, $1.type) + "\n" }
    }
    let attributedMembers = attributedMembers(lines)
    return #"""
      struct InlinePresentationIntent: OptionSet, Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let emphasized = InlinePresentationIntent(rawValue: 1)
        static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
        static let code = InlinePresentationIntent(rawValue: 4)
        static let strikethrough = InlinePresentationIntent(rawValue: 32)
      }
      struct AttributeContainer: Equatable {
        \#(lines { "var \($0): \($1)?" })
        \#(lines { name, type in
          """
          func \(name)(_ value: \(type)?) -> AttributeContainer {
            var copy = self
            copy.\(name) = value
            return copy
          }
          """
        })
        init() {}
        mutating func merge(
          _ other: AttributeContainer,
          mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
        ) {
          let (old, new) = mergePolicy == .keepNew ? (self, other) : (other, self)
          \#(lines { name, _ in "\(name) = new.\(name) ?? old.\(name)" })
        }
        func merging(
          _ other: AttributeContainer,
          mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
        ) -> AttributeContainer {
          var copy = self
          copy.merge(other, mergePolicy: mergePolicy)
          return copy
        }
      }
      struct AttributedSubstring: CustomStringConvertible {
        fileprivate var letters: [Character]
        fileprivate var looks: [AttributeContainer]
        fileprivate var offset = 0
        \#(attributedMembers)
        var startIndex: AttributedString.Index { AttributedString.Index(place: offset) }
        var endIndex: AttributedString.Index {
          AttributedString.Index(place: offset + letters.count)
        }
        func range(
          of text: String, options: String.CompareOptions = []
        ) -> Range<AttributedString.Index>? {
          guard let found = AttributedString(self).range(of: text, options: options) else {
            return nil
          }
          return AttributedString.Index(place: found.lowerBound.place + offset)..<AttributedString
            .Index(place: found.upperBound.place + offset)
        }
      }
      struct AttributedString: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
        struct Index: Hashable, Comparable {
          fileprivate let place: Int
          static func < (left: Index, right: Index) -> Bool { left.place < right.place }
        }
        enum AttributeMergePolicy { case keepNew, keepCurrent }
        struct Run {
          let attributes: AttributeContainer
          let range: Range<Index>
          \#(lines { "var \($0): \($1)? { attributes.\($0) }" })
        }
        struct MarkdownParsingOptions {
          enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
          enum FailurePolicy { case throwError, returnPartiallyParsedIfPossible }
          var allowsExtendedAttributes: Bool
          var interpretedSyntax: InterpretedSyntax
          var failurePolicy: FailurePolicy
          var languageCode: String?
          init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
          ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
          }
        }
        fileprivate var letters: [Character] = []
        fileprivate var looks: [AttributeContainer] = []
        init() {}
        init(localized key: String, comment: String? = nil) { self.init(key) }
        init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
          letters = Array(string)
          looks = Array(repeating: attributes, count: letters.count)
        }
        init(stringLiteral string: String) { self.init(string) }
        init(_ part: AttributedSubstring) { (letters, looks) = (part.letters, part.looks) }
        init(
          markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
          baseURL: URL? = nil
        ) throws {
          let syntax = options.interpretedSyntax
          let runs = _MarkdownText.runs(
            of: markdown, joinsLines: syntax != .inlineOnlyPreservingWhitespace,
            takesBlocks: syntax == .full)
          for run in runs {
            var look = AttributeContainer()
            if run.intent != 0 {
              look.inlinePresentationIntent = InlinePresentationIntent(rawValue: run.intent)
            }
            if let link = run.link { look.link = URL(string: link) }
            self += AttributedString(run.text, attributes: look)
          }
        }
        static func == (left: AttributedString, right: AttributedString) -> Bool {
          left.letters == right.letters && left.looks == right.looks
        }
        func hash(into hasher: inout Hasher) { hasher.combine(letters) }
        \#(attributedMembers)
        var startIndex: Index { Index(place: 0) }
        var endIndex: Index { Index(place: letters.count) }
        func index(_ index: Index, offsetByCharacters count: Int) -> Index {
          Index(place: index.place + count)
        }
        func range(of text: String, options: String.CompareOptions = []) -> Range<Index>? {
          let string = characters
          guard let found = string.range(of: text, options: options) else { return nil }
          let start = string.distance(from: string.startIndex, to: found.lowerBound)
          let end = string.distance(from: string.startIndex, to: found.upperBound)
          return Index(place: start)..<Index(place: end)
        }
        subscript(range: Range<Index>) -> AttributedSubstring {
          get {
            let places = range.lowerBound.place..<range.upperBound.place
            return AttributedSubstring(
              letters: Array(letters[places]), looks: Array(looks[places]),
              offset: places.lowerBound)
          }
          set {
            let places = range.lowerBound.place..<range.upperBound.place
            letters.replaceSubrange(places, with: newValue.letters)
            looks.replaceSubrange(places, with: newValue.looks)
          }
        }
        subscript(range: PartialRangeFrom<Index>) -> AttributedSubstring {
          get { self[range.lowerBound..<endIndex] }
          set { self[range.lowerBound..<endIndex] = newValue }
        }
        subscript(range: PartialRangeUpTo<Index>) -> AttributedSubstring {
          get { self[startIndex..<range.upperBound] }
          set { self[startIndex..<range.upperBound] = newValue }
        }
        var runs: [Run] {
          var found: [Run] = []
          var start = 0
          for place in looks.indices
          where place + 1 == looks.count || looks[place + 1] != looks[place] {
            found.append(
              Run(attributes: looks[place], range: Index(place: start)..<Index(place: place + 1)))
            start = place + 1
          }
          return found
        }
        mutating func append(_ other: AttributedString) {
          letters += other.letters
          looks += other.looks
        }
        mutating func replaceAttributes(
          _ attributes: AttributeContainer, with others: AttributeContainer
        ) {
          for place in looks.indices {
            let old = looks[place]
            guard old.merging(attributes) == old else { continue }
            \#(lines { name, _ in
              "if attributes.\(name) != nil { looks[place].\(name) = nil }"
            })
            looks[place].merge(others)
          }
        }
        mutating func removeSubrange(_ range: Range<Index>) {
          let places = range.lowerBound.place..<range.upperBound.place
          letters.removeSubrange(places)
          looks.removeSubrange(places)
        }
        func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString {
          var merged = self
          merged.mergeAttributes(attributes)
          return merged
        }
        static func + (left: AttributedString, right: AttributedString) -> AttributedString {
          var joined = left
          joined.append(right)
          return joined
        }
        static func += (left: inout AttributedString, right: AttributedString) {
          left.append(right)
        }
      }
      """#
  }

  private static let shownByTexts = #"""
    extension AttributeContainer {
      init(_ attributes: [NSAttributedString.Key: Any]) {
        if let color = attributes[.foregroundColor] as? UIColor {
          foregroundColor = Color(uiColor: color)
        }
        if let color = attributes[.backgroundColor] as? UIColor {
          backgroundColor = Color(uiColor: color)
        }
        if attributes[.underlineStyle] != nil { underlineStyle = .single }
        if attributes[.strikethroughStyle] != nil { strikethroughStyle = .single }
      }
    }
    extension AttributedString {
      init(_ attributed: NSAttributedString) { self.init(attributed.string) }
    }
    extension AttributedString: Codable {
      init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(characters)
      }
    }
    extension NSAttributedString {
      convenience init(_ attributed: AttributedString) {
        self.init(string: attributed.characters)
      }
    }
    extension Text {
      init(_ attributed: AttributedString) {
        var text = Text(verbatim: "")
        for run in attributed.runs {
          let look = run.attributes
          var part = Text(verbatim: attributed[run.range].characters)
          if let font = look.font { part = part.font(font) }
          if let color = look.foregroundColor { part = part.foregroundColor(color) }
          if look.link != nil, look.foregroundColor == nil {
            part = part.foregroundColor(.accentColor)
          }
          if look.underlineStyle != nil { part = part.underline() }
          let intent = look.inlinePresentationIntent ?? []
          if look.strikethroughStyle != nil || intent.contains(.strikethrough) {
            part = part.strikethrough()
          }
          if intent.contains(.stronglyEmphasized) { part = part.bold() }
          if intent.contains(.emphasized) { part = part.italic() }
          text = text + part
        }
        self = text
      }
    }
    """#

  private static let shownByLabels = #"""
    extension AttributeContainer {
      init(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont
        foregroundColor = attributes[.foregroundColor] as? UIColor
        backgroundColor = attributes[.backgroundColor] as? UIColor
      }
      fileprivate var dictionary: [NSAttributedString.Key: Any] {
        var all: [NSAttributedString.Key: Any] = [:]
        if let font { all[.font] = font }
        if let foregroundColor { all[.foregroundColor] = foregroundColor }
        if let backgroundColor { all[.backgroundColor] = backgroundColor }
        if let underlineStyle { all[.underlineStyle] = underlineStyle.rawValue }
        if let strikethroughStyle { all[.strikethroughStyle] = strikethroughStyle.rawValue }
        if let paragraphStyle { all[.paragraphStyle] = paragraphStyle }
        if let link { all[.link] = link }
        return all
      }
    }
    extension AttributedString {
      init(_ attributed: NSAttributedString) { self.init(attributed.string) }
    }
    extension NSAttributedString {
      convenience init(_ attributed: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attributed.runs {
          text.append(
            NSAttributedString(
              string: attributed[run.range].characters, attributes: run.attributes.dictionary))
        }
        self.init(attributedString: text)
      }
    }
    """#
}
