extension Prelude {
  /// What Foundation adds to texts, as far as it is said by what they have already.
  static let texts = Part(
    names: [
      "commonPrefix", "rangeOfCharacter", "addingPercentEncoding", "removingPercentEncoding",
      "appendingFormat", "enumerateLines", "localizedStandardRange", "localizedStringWithFormat",
      "lineRange", "paragraphRange", "enumerateSubstrings", "cString",
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
        func lineRange(for range: some RangeExpression<String.Index>) -> Range<String.Index> {
          let part = range.relative(to: self)
          var (start, end) = (part.lowerBound, part.upperBound)
          while start > startIndex, !self[index(before: start)].isNewline {
            start = index(before: start)
          }
          if part.isEmpty || !self[index(before: end)].isNewline {
            while end < endIndex {
              let isLast = self[end].isNewline
              end = index(after: end)
              if isLast { break }
            }
          }
          return start..<end
        }
        func paragraphRange(for range: some RangeExpression<String.Index>) -> Range<String.Index> {
          lineRange(for: range)
        }
        /// Words are runs of letters and digits, as all but a few languages write them.
        func enumerateSubstrings(
          in range: some RangeExpression<String.Index>, options: String.EnumerationOptions = [],
          _ body: (
            _ substring: String?, _ range: Range<String.Index>, _ enclosing: Range<String.Index>,
            _ stop: inout Bool
          ) -> Void
        ) {
          let part = range.relative(to: self)
          var (ranges, place) = ([(Range<String.Index>, Range<String.Index>)](), part.lowerBound)
          while place < part.upperBound {
            let start = place
            place = index(after: place)
            // The ways are numbers, and not parts of a set.
            let way = options.rawValue & 255
            if way == String.EnumerationOptions.byComposedCharacterSequences.rawValue {
              ranges.append((start..<place, start..<place))
              continue
            }
            if way == String.EnumerationOptions.byWords.rawValue {
              let isWord = self[start].isLetter || self[start].isNumber
              if !isWord { continue }
              while place < part.upperBound, self[place].isLetter || self[place].isNumber {
                place = index(after: place)
              }
              ranges.append((start..<place, start..<place))
              continue
            }
            place = start
            while place < part.upperBound, !self[place].isNewline { place = index(after: place) }
            let end = place
            if place < part.upperBound { place = index(after: place) }
            ranges.append((start..<end, start..<place))
          }
          if options.contains(.reverse) { ranges.reverse() }
          var stop = false
          for (own, enclosing) in ranges where !stop {
            let isNeeded = !options.contains(.substringNotRequired)
            body(isNeeded ? String(self[own]) : nil, own, enclosing, &stop)
          }
        }
        func enumerateLines(_ body: (_ line: String, _ stop: inout Bool) -> Void) {
          var (lines, stop) = (String(self).split(omittingEmptySubsequences: false) { $0.isNewline }, false)
          if lines.last == "" { lines.removeLast() }
          for line in lines where !stop { body(String(line), &stop) }
        }
      }
      extension String {
        struct EnumerationOptions: OptionSet {
          let rawValue: Int
          static let byLines = EnumerationOptions([])
          static let byParagraphs = EnumerationOptions(rawValue: 1)
          static let byComposedCharacterSequences = EnumerationOptions(rawValue: 2)
          static let byWords = EnumerationOptions(rawValue: 3)
          static let reverse = EnumerationOptions(rawValue: 256)
          static let substringNotRequired = EnumerationOptions(rawValue: 512)
          static let localized = EnumerationOptions(rawValue: 1024)
        }
        func cString(using encoding: String.Encoding) -> [CChar]? {
          data(using: encoding).map { $0.map { CChar(bitPattern: $0) } + [0] }
        }
        static func localizedStringWithFormat(_ format: String, _ values: Any...) -> String {
          String(format: format, locale: Locale.current, arguments: values)
        }
      }
      """#
  )
}
