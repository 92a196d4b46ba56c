/// The parts that a number's form is made of.
public enum NumberFormatStyleConfiguration {
  /// How many digits a number shows.
  public struct Precision: Hashable, Sendable {
    enum Limits: Hashable, Sendable {
      case significant(ClosedRange<Int>)
      case lengths(integer: ClosedRange<Int>?, fraction: ClosedRange<Int>?)
    }

    let limits: Limits

    /// A fixed number of digits in all, without leading zeros.
    public static func significantDigits(_ digits: Int) -> Precision {
      significantDigits(digits...digits)
    }

    /// So many digits in all, without leading zeros.
    public static func significantDigits(_ limits: some RangeExpression<Int>) -> Precision {
      Precision(limits: .significant(limits.digits(atLeast: 1)))
    }

    /// A fixed number of digits behind the point.
    public static func fractionLength(_ length: Int) -> Precision {
      fractionLength(length...length)
    }

    /// So many digits behind the point.
    public static func fractionLength(_ limits: some RangeExpression<Int>) -> Precision {
      Precision(limits: .lengths(integer: nil, fraction: limits.digits(atLeast: 0)))
    }

    /// A fixed number of digits before the point.
    public static func integerLength(_ length: Int) -> Precision {
      integerLength(length...length)
    }

    /// So many digits before the point.
    public static func integerLength(_ limits: some RangeExpression<Int>) -> Precision {
      Precision(limits: .lengths(integer: limits.digits(atLeast: 0), fraction: nil))
    }

    /// Fixed numbers of digits before and behind the point.
    public static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
      integerAndFractionLength(
        integerLimits: integer...integer,
        fractionLimits: fraction...fraction
      )
    }

    /// So many digits before and behind the point.
    public static func integerAndFractionLength(
      integerLimits: some RangeExpression<Int>,
      fractionLimits: some RangeExpression<Int>
    ) -> Precision {
      Precision(
        limits: .lengths(
          integer: integerLimits.digits(atLeast: 0),
          fraction: fractionLimits.digits(atLeast: 0)
        )
      )
    }
  }

  /// Whether thousands stand apart.
  public enum Grouping: Hashable, Sendable {
    case automatic
    case never
  }

  /// Where a number shows its sign.
  public struct SignDisplayStrategy: Hashable, Sendable {
    let display: SignDisplay

    /// A minus before negative numbers.
    public static let automatic = SignDisplayStrategy(display: SignDisplay())
    /// No sign.
    public static let never = SignDisplayStrategy(display: SignDisplay(strategy: .never))

    /// Parentheses around negative amounts of money.
    public static let accounting = SignDisplayStrategy(display: SignDisplay(isAccounting: true))

    /// A sign before every amount of money.
    public static func always(showZero: Bool) -> SignDisplayStrategy {
      always(includingZero: showZero)
    }

    /// A sign before every number.
    public static func always(includingZero: Bool = true) -> SignDisplayStrategy {
      SignDisplayStrategy(display: SignDisplay(strategy: .always(includingZero: includingZero)))
    }
  }

  /// Whether a whole number shows a point.
  public enum DecimalSeparatorDisplayStrategy: Hashable, Sendable {
    case automatic
    case always
  }

  /// The notation of large and small numbers.
  public struct Notation: Hashable, Sendable {
    enum Form: Hashable, Sendable {
      case automatic, scientific, compactName
    }

    let form: Form

    /// All digits.
    public static let automatic = Notation(form: .automatic)
    /// One digit before the point and a power of ten: `1.5E9`.
    public static let scientific = Notation(form: .scientific)
    /// Thousands, millions, billions, and trillions by their letter: `1.5B`.
    public static let compactName = Notation(form: .compactName)
  }
}

extension NumberFormatStyleConfiguration.Precision.Limits {
  /// The most places behind the point; nil when the digits in all are limited.
  var places: Int? {
    switch self {
    case .significant(let range): range.upperBound - 1
    case .lengths(_, let fraction): fraction?.upperBound
    }
  }
}

extension RangeExpression<Int> {
  /// The numbers of digits in the range; a Double has fewer than a thousand.
  fileprivate func digits(atLeast least: Int) -> ClosedRange<Int> {
    let range = relative(to: WholeNumbers())
    let lower = min(max(range.lowerBound, least), 999)
    return lower...(range.isEmpty ? lower : min(max(range.upperBound - 1, lower), 999))
  }
}

/// All whole numbers, so that every range of them has its place in the collection.
private struct WholeNumbers: Collection {
  var startIndex: Int { .min }
  var endIndex: Int { .max }

  func index(after number: Int) -> Int { number < endIndex ? number + 1 : endIndex }

  subscript(number: Int) -> Int { number }
}
