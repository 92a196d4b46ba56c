extension View {
  private func text(_ change: @escaping (inout TextEnvironment) -> Void) -> some View {
    changingEnvironment { change(&$0.text) }
  }

  /// Sets the font of the texts in the view; `nil` is the default one.
  public func font(_ font: Font?) -> some View { text { $0.font = font } }

  /// Sets the weight of the texts in the view; `nil` is the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    text { $0.isBold = weight.map { $0.value >= Font.Weight.semibold.value } ?? false }
  }

  /// Sets the variant of the typeface, which a terminal cannot show.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Shows the texts in the view bold.
  public func bold(_ isActive: Bool = true) -> some View { text { $0.isBold = isActive } }

  /// Shows the texts in the view slanted.
  public func italic(_ isActive: Bool = true) -> some View { text { $0.isItalic = isActive } }

  /// Draws a line under the texts in the view.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    text { $0.isUnderlined = isActive }
  }

  /// Draws a line through the texts in the view.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    text { $0.isStruckThrough = isActive }
  }

  /// Limits the lines of each text; `nil` sets no limit.
  public func lineLimit(_ number: Int?) -> some View {
    text {
      $0.lineLimit = number
      $0.reservedLines = 0
    }
  }

  /// Limits the lines of each text and, if so asked, has it take that many in any case.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    text {
      $0.lineLimit = limit
      $0.reservedLines = reservesSpace ? limit : 0
    }
  }

  /// Has each text take a number of lines between two limits.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    text {
      $0.lineLimit = limit.upperBound
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Has each text take at least a number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    text {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Limits the lines of each text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets lines of different lengths against each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text { $0.alignment = alignment }
  }

  /// Decides where a line that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    text { $0.truncationMode = mode }
  }

  /// Lets texts shrink to a scale before they are cut, 0...1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    text { $0.minimumScaleFactor = factor }
  }

  /// Changes the letters of the texts in the view; `nil` keeps them.
  public func textCase(_ textCase: Text.Case?) -> some View { text { $0.textCase = textCase } }

  /// Shows digits in one width, as a terminal does anyway.
  public func monospacedDigit() -> some View { self }

  /// Shows characters in one width, as a terminal does anyway.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Sets the gap between two lines of a text, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the height of the lines of texts; `nil` leaves it to their metrics.
  public func lineHeight(_ lineHeight: LineHeight?) -> some View {
    text { $0.lineHeight = lineHeight }
  }
}
