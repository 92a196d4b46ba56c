public import LayoutEngine

/// A text whose parts have looks of their own.
///
/// Behaves as `Foundation`'s; differs: of the attributes, those are kept that a terminal can show.
open class NSAttributedString: Hashable {
  /// What an attribute is about.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A stretch of text with one look.
  struct Part: Hashable {
    var string: String
    var look = AttributedLook()
  }

  fileprivate(set) var parts: [Part]

  /// Creates a text without attributes.
  public init(string: String) {
    parts = [Part(string: string)]
  }

  /// Creates a text with one look.
  public init(string: String, attributes: [Key: Any]?) {
    var look = AttributedLook()
    look.add(attributes ?? [:])
    parts = [Part(string: string, look: look)]
  }

  /// Creates a copy.
  public init(attributedString: NSAttributedString) {
    parts = attributedString.parts
  }

  /// The text without its looks.
  public var string: String { parts.map(\.string).joined() }
  /// The length in UTF-16 code units.
  public var length: Int { string.utf16.count }

  /// How the first paragraph is set against the sides; `nil` where no attribute tells.
  var alignment: NSTextAlignment? {
    parts.lazy.compactMap(\.look.alignment).first
  }

  /// The stretches as they are drawn where nothing is said otherwise.
  func runs(font: UIFont, color: UIColor, strength: Double) -> [TextRun] {
    parts.map { part in
      let font = part.look.font ?? font
      return TextRun(
        part.string,
        paint: (part.look.color ?? color).paint.opacity(strength),
        isBold: font.isBold,
        isItalic: font.isItalic,
        isUnderlined: part.look.isUnderlined,
        isStruckThrough: part.look.isStruckThrough
      )
    }
  }

  /// The text as it is drawn by itself, in the font and the colour of plain texts.
  var styledText: StyledText {
    var text = StyledText(
      runs: runs(font: .systemFont(ofSize: 12), color: .black, strength: 1),
      lineLimit: nil,
      truncation: .tail
    )
    text.alignment = (alignment ?? .natural).alignment(in: .leftToRight)
    return text
  }

  /// The size of the text on one line, in points.
  public func size() -> CGSize { TextMetrics.size(of: styledText) }

  /// Draws the text from a point of the view that is being drawn, in points.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text in a rectangle of the view that is being drawn, from its top, in points.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }

  /// A part of the text with its looks, counted in UTF-16 code units.
  public func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    let end = range.location.addingReportingOverflow(range.length).partialValue
    text.deleteCharacters(in: NSRange(location: end, length: max(length - end, 0)))
    text.deleteCharacters(in: NSRange(location: 0, length: range.location))
    return NSAttributedString(attributedString: text)
  }

  /// Whether two texts and their looks are the same.
  public static func == (left: NSAttributedString, right: NSAttributedString) -> Bool {
    left.joinedParts == right.joinedParts
  }

  /// The stretches, each as long as one look reaches.
  private var joinedParts: [Part] {
    parts.reduce(into: []) { joined, part in
      if let last = joined.indices.last, joined[last].look == part.look {
        joined[last].string += part.string
      } else if !part.string.isEmpty {
        joined.append(part)
      }
    }
  }

  /// Feeds the text and its looks to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(joinedParts) }
}

/// A text with looks to which more can be added.
open class NSMutableAttributedString: NSAttributedString {
  /// Creates an empty text.
  public convenience init() {
    self.init(string: "")
  }

  /// Adds a text at the end.
  public func append(_ attrString: NSAttributedString) {
    parts += attrString.parts
  }

  /// Puts a text at a place, counted in UTF-16 code units.
  public func insert(_ attrString: NSAttributedString, at location: Int) {
    let place = split(at: location)
    parts.insert(contentsOf: attrString.parts, at: place)
  }

  /// Gives a stretch another look; what the attributes do not tell stays.
  public func addAttributes(_ attributes: [Key: Any], range: NSRange) {
    let first = split(at: range.location)
    let last = split(at: range.location.addingReportingOverflow(range.length).partialValue)
    for index in parts.indices where index >= first && index < last {
      parts[index].look.add(attributes)
    }
  }

  /// Gives a stretch an attribute.
  public func addAttribute(_ name: Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Replaces the looks of a stretch.
  public func setAttributes(_ attributes: [Key: Any]?, range: NSRange) {
    let first = split(at: range.location)
    let last = split(at: range.location.addingReportingOverflow(range.length).partialValue)
    for index in parts.indices where index >= first && index < last {
      parts[index].look = AttributedLook()
      parts[index].look.add(attributes ?? [:])
    }
  }

  /// Puts a text in the place of a stretch, with the look of the first letter that it replaces.
  public func replaceCharacters(in range: NSRange, with str: String) {
    let (first, last) = bounds(of: range)
    let look = (first < last ? parts[first] : parts[..<first].last)?.look ?? AttributedLook()
    parts.replaceSubrange(first..<last, with: [Part(string: str, look: look)])
  }

  /// Puts a text with its own looks in the place of a stretch.
  public func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let (first, last) = bounds(of: range)
    parts.replaceSubrange(first..<last, with: attrString.parts)
  }

  /// Takes a stretch away.
  public func deleteCharacters(in range: NSRange) {
    let (first, last) = bounds(of: range)
    parts.removeSubrange(first..<last)
  }

  /// Replaces the whole text and its looks.
  public func setAttributedString(_ attrString: NSAttributedString) { parts = attrString.parts }

  /// Takes an attribute from a stretch.
  public func removeAttribute(_ name: Key, range: NSRange) {
    let (first, last) = bounds(of: range)
    for index in first..<last { parts[index].look.remove(name) }
  }

  /// The indices of the stretches in a range, in UTF-16 code units, which are divided at its ends.
  private func bounds(of range: NSRange) -> (first: Int, last: Int) {
    let first = split(at: range.location)
    let last = split(at: range.location.addingReportingOverflow(range.length).partialValue)
    return (first, max(first, last))
  }

  /// Divides the stretch at a place, in UTF-16 code units, and gives the index of what follows.
  private func split(at location: Int) -> Int {
    var start = 0
    for (index, part) in parts.enumerated() {
      if location <= start { return index }
      let units = part.string.utf16
      if location < start + units.count {
        let place = units.index(units.startIndex, offsetBy: location - start)
        var rest = part
        rest.string = String(part.string[place...])
        parts[index].string = String(part.string[..<place])
        parts.insert(rest, at: index + 1)
        return index + 1
      }
      start += units.count
    }
    return parts.count
  }
}
