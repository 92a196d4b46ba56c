extension Prelude {
  /// Moments in the form of ISO 8601, in Greenwich's time, written and read.
  static let isoDates = Part(
    names: ["ISO8601FormatStyle", "iso8601"],
    source: #"""
      // Inside of dates their own form has the protocol's name.
      struct _ISODateStyle: FormatStyle {
        static var iso8601: _ISODateStyle { _ISODateStyle() }
        enum DateSeparator { case dash, omitted }
        enum TimeSeparator { case colon, omitted }
        enum DateTimeSeparator { case space, standard }
        var dateSeparator = DateSeparator.dash
        var dateTimeSeparator = DateTimeSeparator.standard
        var timeSeparator = TimeSeparator.colon
        var includingFractionalSeconds = false
        // The parts that are asked for; all where none is.
        private var parts = Set<String>()
        init() {}
        private func adding(_ part: String) -> _ISODateStyle {
          var copy = self
          copy.parts.insert(part)
          return copy
        }
        func year() -> _ISODateStyle { adding("year") }
        func month() -> _ISODateStyle { adding("month") }
        func day() -> _ISODateStyle { adding("day") }
        func time(includingFractionalSeconds: Bool) -> _ISODateStyle {
          var copy = adding("time")
          copy.includingFractionalSeconds = includingFractionalSeconds
          return copy
        }
        func timeZone() -> _ISODateStyle { adding("zone") }
        func dateSeparator(_ separator: DateSeparator) -> _ISODateStyle {
          var copy = self
          copy.dateSeparator = separator
          return copy
        }
        func timeSeparator(_ separator: TimeSeparator) -> _ISODateStyle {
          var copy = self
          copy.timeSeparator = separator
          return copy
        }
        func dateTimeSeparator(_ separator: DateTimeSeparator) -> _ISODateStyle {
          var copy = self
          copy.dateTimeSeparator = separator
          return copy
        }
        func format(_ value: Date) -> String {
          let whole = value.ISO8601Format().dropLast().split(separator: "T").map(String.init)
          let all = parts.isEmpty
          let numbers = whole[0].split(separator: "-").map(String.init)
          var date: [String] = []
          for (part, number) in zip(["year", "month", "day"], numbers)
          where all || parts.contains(part) { date.append(number) }
          var text = date.joined(separator: dateSeparator == .dash ? "-" : "")
          if all || parts.contains("time") {
            if !text.isEmpty { text += dateTimeSeparator == .space ? " " : "T" }
            text += timeSeparator == .colon
              ? whole[1] : whole[1].split(separator: ":").joined()
            if includingFractionalSeconds {
              let seconds = value.timeIntervalSince1970
              let thousandths = Int(((seconds - seconds.rounded(.down)) * 1000).rounded(.down))
              text += "." + "\(1000 + thousandths)".dropFirst()
            }
          }
          return all || parts.contains("zone") ? text + "Z" : text
        }
        func parse(_ text: String) throws -> Date {
          guard let date = ISO8601DateFormatter().date(from: text) else {
            throw CocoaError(.formatting)
          }
          return date
        }
      }
      extension Date {
        typealias ISO8601FormatStyle = _ISODateStyle
        init(_ text: String, strategy: _ISODateStyle) throws { self = try strategy.parse(text) }
      }
      extension FormatStyle {
        static var iso8601: _ISODateStyle { _ISODateStyle() }
      }
      """#
  )
}
