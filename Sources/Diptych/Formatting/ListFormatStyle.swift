/// Writes sequences as lists: `a, b, and c`.
///
/// Behaves as Foundation's type of this name, for English.
public struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
where Style.FormatInput == Base.Element, Style.FormatOutput == String {
  /// How the last two elements are joined.
  public enum ListType: Int, Hashable, Sendable {
    case and
    case or
  }

  /// How much is written between elements.
  public enum Width: Int, Hashable, Sendable {
    case standard
    case short
    case narrow
  }

  let memberStyle: Style
  /// How the last two elements are joined.
  public var listType: ListType
  /// How much is written between elements.
  public var width: Width

  /// Creates a form of lists from that of their elements.
  public init(memberStyle: Style, type: ListType = .and, width: Width = .standard) {
    self.memberStyle = memberStyle
    listType = type
    self.width = width
  }

  /// The written form of a sequence.
  public func format(_ value: Base) -> String {
    let language = ListLanguage.english
    return language.join(
      value.map(memberStyle.format),
      word: listType == .or
        ? language.or
        : width == .standard ? language.and : width == .short ? language.shortAnd : nil
    )
  }
}

/// Writes strings as they are.
public struct StringStyle: FormatStyle {
  /// Creates the form.
  public init() {}

  /// The string itself.
  public func format(_ value: String) -> String { value }
}

extension FormatStyle {
  /// Writes strings as a list.
  public static func list<Base: Sequence<String>>(
    type: ListFormatStyle<StringStyle, Base>.ListType,
    width: ListFormatStyle<StringStyle, Base>.Width = .standard
  ) -> Self where Self == ListFormatStyle<StringStyle, Base> {
    Self(memberStyle: StringStyle(), type: type, width: width)
  }

  /// Writes values as a list.
  public static func list<MemberStyle: FormatStyle, Base: Sequence>(
    memberStyle: MemberStyle,
    type: ListFormatStyle<MemberStyle, Base>.ListType,
    width: ListFormatStyle<MemberStyle, Base>.Width = .standard
  ) -> Self where Self == ListFormatStyle<MemberStyle, Base> {
    Self(memberStyle: memberStyle, type: type, width: width)
  }
}

extension Sequence {
  /// The sequence in a form of one's choice.
  public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { style.format(self) }
}

extension Sequence<String> {
  /// The strings as a list: `a, b, and c`.
  public func formatted() -> String { ListLanguage.english.join(Array(self), word: "and") }
}
