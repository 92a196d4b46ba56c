extension Prelude {
  /// What Foundation adds to texts, as far as it is said by what they have already.
  static let texts = Part(
    names: [
      "commonPrefix", "rangeOfCharacter", "addingPercentEncoding", "removingPercentEncoding",
      "appendingFormat", "enumerateLines", "localizedStandardRange", "localizedStringWithFormat",
    ],
    source: #"""
      extension StringProtocol {
        func commonPrefix(
          with other: some StringProtocol, options: String.CompareOptions = []
        ) -> String {
          var (prefix, rest) = ("", other[...])
          for letter in self {
            guard let next = rest.popFirst(),
              String(letter).compare(String(next), options: options) == .orderedSame
            else { break }
            prefix.append(letter)
          }
          return prefix
        }
        func rangeOfCharacter(
          from set: CharacterSet, options: String.CompareOptions = [],
          range: Range<String.Index>? = nil
        ) -> Range<String.Index>? {
          var (place, end) = (range?.lowerBound ?? startIndex, range?.upperBound ?? endIndex)
          var found: Range<String.Index>? = nil
          while place < end {
            let next = index(after: place)
            if self[place].unicodeScalars.contains(where: { set.contains($0) }) {
              found = place..<next
              if !options.contains(.backwards) { break }
            }
            if options.contains(.anchored) { break }
            place = next
          }
          return found
        }
        func localizedStandardRange(of text: some StringProtocol) -> Range<String.Index>? {
          range(of: String(text), options: [.caseInsensitive, .diacriticInsensitive])
        }
        func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
          var text = ""
          for scalar in unicodeScalars {
            if scalar.isASCII, allowed.contains(scalar) {
              text.append(String(scalar))
            } else {
              for byte in String(scalar).utf8 { text += String(format: "%%%02X", Int(byte)) }
            }
          }
          return text
        }
        var removingPercentEncoding: String? {
          var (bytes, rest) = ([UInt8](), Array(utf8)[...])
          while let byte = rest.popFirst() {
            if byte == 37 {
              guard rest.count >= 2,
                let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
              else { return nil }
              bytes.append(code)
              rest = rest.dropFirst(2)
            } else {
              bytes.append(byte)
            }
          }
          let text = String(decoding: bytes, as: UTF8.self)
          return Array(text.utf8) == bytes ? text : nil
        }
        func appendingFormat(_ format: some StringProtocol, _ values: Any...) -> String {
          String(self) + String(format: String(format), arguments: values)
        }
        func enumerateLines(_ body: (_ line: String, _ stop: inout Bool) -> Void) {
          var (lines, stop) = (String(self).split(omittingEmptySubsequences: false) { $0.isNewline }, false)
          if lines.last == "" { lines.removeLast() }
          for line in lines where !stop { body(String(line), &stop) }
        }
      }
      extension String {
        static func localizedStringWithFormat(_ format: String, _ values: Any...) -> String {
          String(format: format, locale: Locale.current, arguments: values)
        }
      }
      """#
  )
}
