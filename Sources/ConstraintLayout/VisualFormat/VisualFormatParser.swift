internal import LayoutEngine

/// Reads a visual format.
///
///     string     = [ ("H:" | "V:") ] [ "|" connection ] view { connection view } [ connection "|" ]
///     view       = "[" name [ "(" predicates ")" ] "]"
///     connection = "" | "-" | "-" predicates "-"
///     predicates = simple | "(" predicate { "," predicate } ")"
///     predicate  = [ "==" | ">=" | "<=" ] ( number | metric | view ) [ "@" priority ]
struct VisualFormatParser {
  private let characters: [Character]
  private let views: [String: UIView]
  private let metrics: [String: CGFloat]
  private var place = 0

  init(_ text: String, views: [String: UIView], metrics: [String: CGFloat]) {
    characters = Array(text)
    self.views = views
    self.metrics = metrics
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if skip("V", ":") { format.isHorizontal = false } else { _ = skip("H", ":") }
    if skip("|") { format.leading = try parseConnection() }
    format.elements.append(try parseView())
    while place < characters.count {
      let connection = try parseConnection()
      if skip("|") {
        format.trailing = connection
        break
      }
      format.connections.append(connection)
      format.elements.append(try parseView())
    }
    if place < characters.count { throw error(.expected("the end of the format")) }
    return format
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.Element {
    guard skip("[") else { throw error(.expected("'['")) }
    let start = place
    let name = parseName()
    guard !name.isEmpty else { throw error(.expected("the name of a view")) }
    guard let view = views[name] else {
      throw VisualFormatError(offset: start, mistake: .unknownView(name))
    }
    var predicates: [VisualFormat.Predicate] = []
    if place < characters.count, characters[place] == "(" { predicates = try parseList(true) }
    guard skip("]") else { throw error(.expected("']'")) }
    return VisualFormat.Element(view: view, predicates: predicates)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard skip("-") else { return .flush }
    guard place < characters.count, !"[|".contains(characters[place]) else { return .standard }
    let predicates =
      characters[place] == "(" ? try parseList(false) : [try parsePredicate(allowsView: false)]
    guard skip("-") else { throw error(.expected("'-'")) }
    return .predicates(predicates)
  }

  private mutating func parseList(
    _ allowsView: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = skip("(")
    var predicates = [try parsePredicate(allowsView: allowsView)]
    while skip(",") { predicates.append(try parsePredicate(allowsView: allowsView)) }
    guard skip(")") else { throw error(.expected("')'")) }
    return predicates
  }

  private mutating func parsePredicate(
    allowsView: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if skip(">", "=") {
      relation = .greaterThanOrEqual
    } else if skip("<", "=") {
      relation = .lessThanOrEqual
    } else {
      _ = skip("=", "=")
    }
    let start = place
    var value: VisualFormat.Predicate.Value?
    if let number = parseNumber() {
      value = .number(number)
    } else {
      let name = parseName()
      if name.isEmpty { throw error(.expected("a number, a metric or a view")) }
      if let metric = metrics[name] {
        value = .number(metric)
      } else if let view = views[name] {
        let mistake = VisualFormatMistake.lengthOfView(name)
        guard allowsView else { throw VisualFormatError(offset: start, mistake: mistake) }
        value = .view(view)
      } else {
        throw VisualFormatError(offset: start, mistake: .unknownMetric(name))
      }
    }
    let priority = skip("@") ? try parsePriority() : .required
    return VisualFormat.Predicate(
      relation: relation,
      value: value ?? .number(0),
      priority: priority
    )
  }

  private mutating func parsePriority() throws(VisualFormatError) -> UILayoutPriority {
    let start = place
    if let number = parseNumber() { return UILayoutPriority(Float(number)) }
    let name = parseName()
    if name.isEmpty { throw error(.expected("a priority")) }
    guard let metric = metrics[name] else {
      throw VisualFormatError(offset: start, mistake: .unknownMetric(name))
    }
    return UILayoutPriority(Float(metric))
  }

  /// A number with an optional sign; a `-` that no digit follows is a connection.
  private mutating func parseNumber() -> CGFloat? {
    var end = place
    if end < characters.count, characters[end] == "-" { end += 1 }
    let digits = end
    while end < characters.count, characters[end].isNumber || characters[end] == "." { end += 1 }
    guard end > digits, let number = Double(String(characters[place..<end])) else { return nil }
    place = end
    return number
  }

  private mutating func parseName() -> String {
    let start = place
    while place < characters.count,
      characters[place].isLetter || characters[place].isNumber || characters[place] == "_"
    {
      place += 1
    }
    return String(characters[start..<place])
  }

  private mutating func skip(_ expected: Character...) -> Bool {
    guard characters[place...].starts(with: expected) else { return false }
    place += expected.count
    return true
  }

  private func error(_ mistake: VisualFormatMistake) -> VisualFormatError {
    VisualFormatError(offset: place, mistake: mistake)
  }
}
