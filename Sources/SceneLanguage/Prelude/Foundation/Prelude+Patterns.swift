extension Prelude {
  /// Regular expressions as objects, which count in the units of Objective-C's texts.
  static let patterns = Part(
    names: ["NSRegularExpression", "NSTextCheckingResult"],
    source: #"""
      class NSTextCheckingResult {
        let regularExpression: NSRegularExpression?
        private let ranges: [NSRange]
        private let names: [String: Int]
        init(_ ranges: [NSRange], names: [String: Int], of expression: NSRegularExpression) {
          self.ranges = ranges
          self.names = names
          regularExpression = expression
        }
        var range: NSRange { ranges[0] }
        var numberOfRanges: Int { ranges.count }
        func range(at index: Int) -> NSRange { ranges[index] }
        func range(withName name: String) -> NSRange {
          guard let index = names[name] else { return NSRange(location: NSNotFound, length: 0) }
          return ranges[index]
        }
      }
      class NSRegularExpression {
        struct Options: OptionSet {
          let rawValue: Int
          static let caseInsensitive = Options(rawValue: 1)
          static let allowCommentsAndWhitespace = Options(rawValue: 2)
          static let ignoreMetacharacters = Options(rawValue: 4)
          static let dotMatchesLineSeparators = Options(rawValue: 8)
          static let anchorsMatchLines = Options(rawValue: 16)
        }
        struct MatchingOptions: OptionSet {
          let rawValue: Int
          static let anchored = MatchingOptions(rawValue: 4)
          static let withoutAnchoringBounds = MatchingOptions(rawValue: 16)
          static let withTransparentBounds = MatchingOptions(rawValue: 8)
        }
        struct MatchingFlags: OptionSet { let rawValue: Int }
        let pattern: String
        let options: Options
        private let regex: Regex<AnyRegexOutput>
        private let names: [String: Int]
        let numberOfCaptureGroups: Int
        init(pattern: String, options: Options = []) throws {
          self.pattern = pattern
          self.options = options
          var flags = ""
          if options.contains(.caseInsensitive) { flags += "i" }
          if options.contains(.allowCommentsAndWhitespace) { flags += "x" }
          if options.contains(.dotMatchesLineSeparators) { flags += "s" }
          if options.contains(.anchorsMatchLines) { flags += "m" }
          let own =
            options.contains(.ignoreMetacharacters)
            ? NSRegularExpression.escapedPattern(for: pattern) : pattern
          let whole = flags.isEmpty ? own : "(?\(flags))" + own
          guard let regex = try? Regex(whole) else {
            throw NSError(
              domain: NSCocoaErrorDomain, code: 2048, userInfo: ["NSInvalidValue": pattern])
          }
          self.regex = regex
          // Groups are counted by their parentheses, unless these are escaped, in a set, or marked.
          var (count, isEscaped, isInSet) = (0, false, false)
          var names: [String: Int] = [:]
          let letters = Array(own)
          for (place, letter) in letters.enumerated() {
            if isEscaped {
              isEscaped = false
            } else if letter == "\\" {
              isEscaped = true
            } else if isInSet {
              isInSet = letter != "]"
            } else if letter == "[" {
              isInSet = true
            } else if letter == "(" {
              let rest = String(letters[(place + 1)...].prefix(80))
              let isNamed = rest.hasPrefix("?<") && !rest.hasPrefix("?<=") && !rest.hasPrefix("?<!")
              if !rest.hasPrefix("?") || isNamed { count += 1 }
              if isNamed { names[String(rest.dropFirst(2).prefix { $0 != ">" })] = count }
            }
          }
          self.names = names
          numberOfCaptureGroups = count
        }
        static func escapedPattern(for text: String) -> String {
          text.map { #"\*?+[(){}^$|./"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
        }
        static func escapedTemplate(for text: String) -> String {
          text.map { #"\$"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
        }
        func matches(
          in text: String, options: MatchingOptions = [], range: NSRange
        ) -> [NSTextCheckingResult] {
          guard let part = Range(range, in: text) else { return [] }
          let searched = String(text[part])
          let none = NSRange(location: NSNotFound, length: 0)
          var found: [NSTextCheckingResult] = []
          for match in searched.matches(of: regex) {
            var ranges: [NSRange] = []
            for index in 0...numberOfCaptureGroups {
              if let place = match.output[index].range {
                let units = NSRange(place, in: searched)
                ranges.append(
                  NSRange(location: range.location + units.location, length: units.length))
              } else {
                ranges.append(none)
              }
            }
            if options.contains(.anchored), ranges[0].location != range.location { break }
            found.append(NSTextCheckingResult(ranges, names: names, of: self))
          }
          return found
        }
        func firstMatch(
          in text: String, options: MatchingOptions = [], range: NSRange
        ) -> NSTextCheckingResult? { matches(in: text, options: options, range: range).first }
        func numberOfMatches(
          in text: String, options: MatchingOptions = [], range: NSRange
        ) -> Int { matches(in: text, options: options, range: range).count }
        func rangeOfFirstMatch(
          in text: String, options: MatchingOptions = [], range: NSRange
        ) -> NSRange {
          firstMatch(in: text, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
        }
        func enumerateMatches(
          in text: String, options: MatchingOptions = [], range: NSRange,
          using body: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
        ) {
          let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
          stop.initialize(to: false)
          for match in matches(in: text, options: options, range: range) where !stop.pointee.boolValue {
            body(match, [], stop)
          }
        }
        func stringByReplacingMatches(
          in text: String, options: MatchingOptions = [], range: NSRange, withTemplate template: String
        ) -> String {
          let units = Array(text.utf16)
          var (result, place) = ("", 0)
          for match in matches(in: text, options: options, range: range) {
            result += String(decoding: units[place..<match.range.location], as: UTF16.self)
            result += replacement(for: match, in: units, template: template)
            place = match.range.location + match.range.length
          }
          return result + String(decoding: units[place...], as: UTF16.self)
        }
        private func replacement(
          for match: NSTextCheckingResult, in units: [UInt16], template: String
        ) -> String {
          var (result, rest) = ("", template[...])
          while let letter = rest.popFirst() {
            if letter == "\\", let next = rest.popFirst() {
              result.append(next)
            } else if letter == "$", let digit = rest.first, let index = digit.wholeNumberValue {
              rest.removeFirst()
              if index < match.numberOfRanges, match.range(at: index).location != NSNotFound {
                let range = match.range(at: index)
                let part = units[range.location..<(range.location + range.length)]
                result += String(decoding: part, as: UTF16.self)
              }
            } else {
              result.append(letter)
            }
          }
          return result
        }
      }
      """#
  )
}
