internal import LayoutEngine

extension UIColor {
  /// The colour of text.
  public static let label = UIColor(Paint(.primary))
  /// The colour of less important text.
  public static let secondaryLabel = UIColor(Paint(.secondary))
  /// The colour of text of little importance.
  public static let tertiaryLabel = UIColor(Paint(.secondary, opacity: 0.6))
  /// The colour of text of the least importance.
  public static let quaternaryLabel = UIColor(Paint(.secondary, opacity: 0.4))
  /// The colour of text that stands for what is missing.
  public static let placeholderText = UIColor(Paint(.secondary, opacity: 0.6))
  /// The colour of links.
  public static let link = UIColor(Paint(.accent))
  // UIKit's own name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The colour of controls.
  public static let tintColor = UIColor(Paint(.accent))
  /// The colour of thin lines.
  public static let separator = UIColor(Paint(.secondary, opacity: 0.5))
  /// The colour of lines that hide what is behind them.
  public static let opaqueSeparator = UIColor(Paint(.secondary))
  /// The colour behind everything.
  public static let systemBackground = UIColor(Paint(.background))
  /// The colour behind groups.
  public static let secondarySystemBackground = UIColor(Paint(.secondary, opacity: 0.12))
  /// The colour behind groups in groups.
  public static let tertiarySystemBackground = UIColor(Paint(.background))
  /// The colour behind grouped tables.
  public static let systemGroupedBackground = UIColor(Paint(.secondary, opacity: 0.12))
  /// The colour behind groups of tables.
  public static let secondarySystemGroupedBackground = UIColor(Paint(.background))
  /// The colour behind groups in groups of tables.
  public static let tertiarySystemGroupedBackground = UIColor(Paint(.secondary, opacity: 0.12))
  /// The colour of thin and small shapes.
  public static let systemFill = UIColor(Paint(.secondary, opacity: 0.2))
  /// The colour of shapes of middle size.
  public static let secondarySystemFill = UIColor(Paint(.secondary, opacity: 0.16))
  /// The colour of large shapes.
  public static let tertiarySystemFill = UIColor(Paint(.secondary, opacity: 0.12))
  /// The colour of large areas.
  public static let quaternarySystemFill = UIColor(Paint(.secondary, opacity: 0.08))
  /// No colour at all.
  public static let clear = UIColor(Paint.clear)
}
