extension FormatStyle where Self == IntegerFormatStyle<Int> {
  /// Writes numbers with the thousands apart.
  public static var number: Self { Self() }
  /// Writes hundredths with a percent sign.
  public static var percent: Self { Self(.percent) }

  /// Writes amounts in a currency by its code in ISO 4217, such as `EUR`.
  public static func currency(code: String) -> Self { Self(code: code) }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  /// Writes numbers with the thousands apart.
  public static var number: Self { Self() }
  /// Writes numbers in hundredths with a percent sign.
  public static var percent: Self { Self(.percent) }

  /// Writes amounts in a currency by its code in ISO 4217, such as `EUR`.
  public static func currency(code: String) -> Self { Self(code: code) }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
  /// Writes numbers with the thousands apart.
  public static var number: Self { Self() }
  /// Writes numbers in hundredths with a percent sign.
  public static var percent: Self { Self(.percent) }

  /// Writes amounts in a currency by its code in ISO 4217, such as `EUR`.
  public static func currency(code: String) -> Self { Self(code: code) }
}
