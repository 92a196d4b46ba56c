/// A stretch of text with one look.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var paint: Paint
  package var isBold: Bool
  package var isItalic: Bool
  package var isUnderlined: Bool
  package var isStruckThrough: Bool

  package init(
    _ string: String,
    paint: Paint = Paint(.primary),
    isBold: Bool = false,
    isItalic: Bool = false,
    isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.string = string
    self.paint = paint
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}

/// A text with everything that decides its lines and its look.
package struct StyledText: Hashable, Sendable {
  /// Where a line that does not fit is cut.
  package enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// How lines of different lengths are set against each other.
  package enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing

    /// How far from the left a line begins, in points, that leaves a length free.
    package func inset(in free: CGFloat, _ direction: LayoutDirection) -> CGFloat {
      switch self {
      case .leading: direction == .leftToRight ? 0 : free
      case .center: free / 2
      case .trailing: direction == .leftToRight ? free : 0
      }
    }
  }

  package var runs: [TextRun]
  /// The greatest number of lines; `nil` sets no limit.
  package var lineLimit: Int?
  /// The number of lines that the text takes at least, blank ones below its own.
  package var reservedLines = 0
  /// The gap between two lines, in points.
  package var lineSpacing: CGFloat = 0
  /// The height of a line, in points; `nil` for that of the metrics.
  package var lineHeight: CGFloat?
  package var truncation: Truncation
  package var alignment: Alignment
  /// Whether bars are shown in place of the lines.
  package var isRedacted = false
  /// The least scale to which the text may shrink before it is cut, 0...1.
  package var minimumScaleFactor: CGFloat

  package init(
    runs: [TextRun],
    lineLimit: Int? = nil,
    truncation: Truncation = .tail,
    alignment: Alignment = .leading,
    minimumScaleFactor: CGFloat = 1
  ) {
    self.runs = runs
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.alignment = alignment
    self.minimumScaleFactor = minimumScaleFactor
  }

  /// The text without its looks.
  package var string: String { runs.map(\.string).joined() }

  /// The paint of what stands in place of something hidden that had another paint: a faint tone.
  package static func bar(over paint: Paint) -> Paint { paint.opacity(0.25) }
}
