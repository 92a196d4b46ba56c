internal import Diptych

/// How keys and dates are written in a coded value.
struct CodingOptions {
  /// Whether keys are in snake case there, and in camel case in the scene.
  var usesSnakeCase = false
  var dates = Dates.deferredToDate
  /// The scene's own way to make dates of coded values, or to write them.
  var ownDates: SceneValue?
  /// The scene's own way to make data of coded values, or to write it.
  var ownData: SceneValue?
  /// What the program hands to what is coded, by keys.
  var userInfo: SceneValue?
  /// What stands for the numbers that JSON has not; `nil` where nothing may.
  var numberNames: NumberNames?

  /// The texts for what is beyond all numbers, and for what is none.
  struct NumberNames {
    let infinity: String
    let negativeInfinity: String
    let nan: String

    func name(of number: Double) -> String {
      number.isNaN ? nan : number > 0 ? infinity : negativeInfinity
    }

    func number(_ name: String) -> Double? {
      switch name {
      case infinity: .infinity
      case negativeInfinity: -.infinity
      case nan: .nan
      default: nil
      }
    }
  }

  /// The forms of dates, by the names that `JSONDecoder` has for them.
  enum Dates: String {
    case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
  }

  func date(from coded: CodedValue) -> Date? {
    switch (dates, coded) {
    case (.iso8601, .string(let text)): return Date(iso8601: text)
    case (.iso8601, _): return nil
    default: break
    }
    let seconds: Double
    switch coded {
    case .integer(let value): seconds = Double(value)
    case .number(let value): seconds = value
    default: return nil
    }
    return switch dates {
    case .secondsSince1970: Date(timeIntervalSince1970: seconds)
    case .millisecondsSince1970: Date(timeIntervalSince1970: seconds / 1000)
    default: Date(timeIntervalSinceReferenceDate: seconds)
    }
  }

  func coded(_ date: Date) -> CodedValue {
    switch dates {
    case .deferredToDate: .number(date.timeIntervalSinceReferenceDate)
    case .secondsSince1970: .number(date.timeIntervalSince1970)
    case .millisecondsSince1970: .number(date.timeIntervalSince1970 * 1000)
    case .iso8601: .string(date.ISO8601Format())
    }
  }
}

extension Date {
  /// Reads `2024-02-28T22:30:00Z`, or the same with a distance from Greenwich: `+01:00`.
  fileprivate init?(iso8601 text: String) {
    let bytes = Array(text.utf8)
    let marks = [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":")] as [(Int, UnicodeScalar)]
    guard bytes.count > 19, marks.allSatisfy({ bytes[$0.0] == UInt8(ascii: $0.1) }),
      let year = Int(digits: bytes[..<4], to: 9999), let month = Int(digits: bytes[5..<7], to: 12),
      let day = Int(digits: bytes[8..<10], to: 31), let hour = Int(digits: bytes[11..<13], to: 99),
      let minute = Int(digits: bytes[14..<16], to: 99),
      let second = Int(digits: bytes[17..<19], to: 99),
      let distance = TimeZone.distance(bytes[19...])
    else { return nil }
    let parts = DateComponents(
      year: year,
      month: month,
      day: day,
      hour: hour,
      minute: minute,
      second: second
    )
    guard let date = Calendar(identifier: .gregorian).date(from: parts) else { return nil }
    self = date.addingTimeInterval(Double(-distance))
  }
}

extension TimeZone {
  /// The seconds that `Z`, `+01:00`, or `-0130` says clocks are ahead of Greenwich's.
  fileprivate static func distance(_ text: ArraySlice<UInt8>) -> Int? {
    if text.elementsEqual("Z".utf8) { return 0 }
    let digits = text.dropFirst().filter { $0 != UInt8(ascii: ":") }
    guard digits.count == 4, let hours = Int(digits: digits[..<2], to: 23),
      let minutes = Int(digits: digits[2...], to: 59)
    else { return nil }
    switch text.first.map({ UnicodeScalar($0) }) {
    case "+": return hours * 3600 + minutes * 60
    case "-": return -(hours * 3600 + minutes * 60)
    default: return nil
    }
  }
}

extension Int {
  /// Reads a number of nothing but digits that is not above a last one.
  fileprivate init?(digits: ArraySlice<UInt8>, to last: Int) {
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(String(decoding: digits, as: UTF8.self)), number <= last
    else { return nil }
    self = number
  }
}
