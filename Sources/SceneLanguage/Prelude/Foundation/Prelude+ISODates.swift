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
        var timeZoneSeparator = TimeZoneSeparator.omitted
        var timeZone = TimeZone.gmt
        enum TimeZoneSeparator { case colon, omitted }
        init() {}
        init(
          dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
          timeSeparator: TimeSeparator = .colon,
          timeZoneSeparator: TimeZoneSeparator = .omitted,
          includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt
        ) {
          (self.dateSeparator, self.dateTimeSeparator) = (dateSeparator, dateTimeSeparator)
          (self.timeSeparator, self.timeZoneSeparator) = (timeSeparator, timeZoneSeparator)
          self.includingFractionalSeconds = includingFractionalSeconds
          self.timeZone = timeZone
        }
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
        func timeZone(separator: TimeZoneSeparator = .omitted) -> _ISODateStyle {
          var copy = adding("zone")
          copy.timeZoneSeparator = separator
          return copy
        }
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
          let distance = timeZone.secondsFromGMT(for: value)
          let civil = value.addingTimeInterval(Double(distance))
          let whole = civil.ISO8601Format().dropLast().split(separator: "T").map(String.init)
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
          return all || parts.contains("zone") ? text + zone(distance) : text
        }
        private func zone(_ distance: Int) -> String {
          if distance == 0 { return "Z" }
          let minutes = abs(distance) / 60
          func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
          return (distance < 0 ? "-" : "+") + two(minutes / 60)
            + (timeZoneSeparator == .colon ? ":" : "") + two(minutes % 60)
        }
        func parse(_ text: String) throws -> Date {
          let formatter = ISO8601DateFormatter()
          if includingFractionalSeconds { formatter.formatOptions.insert(.withFractionalSeconds) }
          guard let date = formatter.date(from: text) else {
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
