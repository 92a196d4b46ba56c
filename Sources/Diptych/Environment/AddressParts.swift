/// What an address says, part by part, each as it is written there.
package struct AddressParts: Hashable, Sendable {
  package private(set) var scheme: String?
  package private(set) var user: String?
  package private(set) var password: String?
  /// Empty in `file:///a`; `nil` where no two slashes announce one.
  package private(set) var host: String?
  package private(set) var port: Int?
  package var path = ""
  package var query: String?
  package private(set) var fragment: String?

  /// Reads an address, and escapes what none can have; `nil` where no address is written so.
  ///
  /// A part that has nothing but what it can have stays as it is. In any other all is escaped, also
  /// the percent signs, since they were not meant as escapes.
  package init?(_ text: String) {
    var rest = text[...]
    fragment = rest.cut(at: "#").map { $0.escaped(for: .query) }
    query = rest.cut(at: "?").map { $0.escaped(for: .query) }
    if let colon = rest.firstIndex(of: ":"), colon != rest.startIndex,
      !rest[..<colon].contains("/")
    {
      guard rest[..<colon].isScheme else { return nil }
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let authority = rest.prefix { $0 != "/" }
      rest = rest[authority.endIndex...]
      guard readAuthority(authority) else { return nil }
    }
    path = String(rest).escaped(for: .path)
  }

  private mutating func readAuthority(_ text: Substring) -> Bool {
    var text = text
    if let mark = text.lastIndex(of: "@") {
      let names = text[..<mark].split(
        separator: ":",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      user = names.first.map { String($0).escaped(for: .component) }
      password = names.count > 1 ? String(names[1]).escaped(for: .component) : nil
      text = text[text.index(after: mark)...]
    }
    // The colons of an address in brackets are its own.
    let bracket = text.lastIndex(of: "]") ?? text.startIndex
    if let colon = text[bracket...].lastIndex(of: ":") {
      let digits = text[text.index(after: colon)...]
      port = Int(digits)
      if port == nil, !digits.isEmpty { return false }
      text = text[..<colon]
    }
    host = String(text)
    return !text.contains { $0.isWhitespace || "<>\"\\^`{|}".contains($0) }
  }

  /// The address that the parts make.
  package var text: String {
    var text = scheme.map { $0 + ":" } ?? ""
    if let host {
      text += "//"
      if let user { text += user + (password.map { ":" + $0 } ?? "") + "@" }
      text += host + (port.map { ":\($0)" } ?? "")
    }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }
}

extension AddressParts {
  /// The parts of the address to which this leads from another: section 5.2.2 of RFC 3986.
  package func resolved(against base: AddressParts) -> AddressParts {
    var result = self
    if scheme == nil {
      result.scheme = base.scheme
      if host == nil {
        (result.user, result.password) = (base.user, base.password)
        (result.host, result.port) = (base.host, base.port)
        if path.isEmpty {
          result.path = base.path
          result.query = query ?? base.query
          return result
        }
        if !path.hasPrefix("/") { result.path = base.folder + path }
      }
    }
    return result.standardized
  }

  /// The path up to its last slash.
  private var folder: String {
    if path.isEmpty { return host == nil ? "" : "/" }
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The same without names that lead to where the path is or was: section 5.2.4 of RFC 3986.
  package var standardized: AddressParts {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard names.contains("..") || names.contains(".") else { return self }
    var kept: [Substring] = []
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      switch name {
      case ".": if isLast { kept.append("") }
      case "..":
        if let above = kept.last, !(kept.count == 1 && above.isEmpty) { kept.removeLast() }
        if isLast { kept.append("") }
      default: kept.append(name)
      }
    }
    var result = self
    result.path = kept.joined(separator: "/")
    return result
  }
}

extension Substring {
  /// Takes away what stands behind the first mark, and the mark.
  fileprivate mutating func cut(at mark: Character) -> String? {
    guard let place = firstIndex(of: mark) else { return nil }
    defer { self = self[..<place] }
    return String(self[index(after: place)...])
  }

  fileprivate var isScheme: Bool {
    first?.isLetter == true
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
