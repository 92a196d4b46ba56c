/// Whether a view is shown light or dark; a terminal decides itself.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How strongly colours differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// How large the user wants texts; a terminal has one size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one for those who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first size is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// Whether the view is shown light or dark; light where nothing says otherwise.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How strongly colours differ: as usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// How large the user wants texts; as usual where nothing says otherwise.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Asks the window for light or dark; views that read the colour scheme see it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Shows the view light or dark; views that read the colour scheme see it.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the size of texts; views that read it see it, and texts keep theirs.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of texts; views that read it see it, and texts keep theirs.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    changingEnvironment { values in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = allowed.first, let greatest = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), greatest)
    }
  }
}
