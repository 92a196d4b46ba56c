/// `HStack` as a layout.
public struct HStackLayout: BuiltinLayout, EngineLayout {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  /// Creates the layout of a row; `nil` leaves the gaps, in points, to the views' preferences.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row stacks its views horizontally.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func rule(in tree: inout LayoutTree) -> LayoutRule {
    .stack(
      StackRule(axis: .horizontal, spacing: spacing, alignment: tree.index(of: alignment.key))
    )
  }
}

/// `VStack` as a layout.
public struct VStackLayout: BuiltinLayout, EngineLayout {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  /// Creates the layout of a column; `nil` leaves the gaps, in points, to the views' preferences.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A column stacks its views vertically.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func rule(in tree: inout LayoutTree) -> LayoutRule {
    .stack(
      StackRule(axis: .vertical, spacing: spacing, alignment: tree.index(of: alignment.key))
    )
  }
}

/// `ZStack` as a layout.
public struct ZStackLayout: BuiltinLayout, EngineLayout {
  private let alignment: Alignment

  /// Creates the layout of views over each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  func rule(in tree: inout LayoutTree) -> LayoutRule {
    .zStack(tree.pair(alignment))
  }
}

/// `Grid` as a layout.
public struct GridLayout: BuiltinLayout, EngineLayout {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?

  /// Creates the layout of a grid; `nil` leaves the gaps, in points, to the views' preferences.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  func rule(in tree: inout LayoutTree) -> LayoutRule {
    .grid(
      GridRule(
        alignment: tree.pair(alignment),
        horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing
      )
    )
  }
}
