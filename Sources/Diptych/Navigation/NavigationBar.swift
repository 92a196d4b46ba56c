/// The lengths of iOS's bars, in points.
enum BarMetrics {
  /// The height of a navigation bar, as `UINavigationBar` documents and reports it.
  static let navigationHeight: CGFloat = 44
  /// The height of a navigation bar on a phone that is turned by a quarter.
  static let compactNavigationHeight: CGFloat = 32
  /// The height of the line for a large title below the bar.
  static let largeTitleHeight: CGFloat = 52
  /// The height of the line for a subtitle below a large title; weak.
  static let subtitleHeight: CGFloat = 24
  /// The height of the line for a search field below the title, the field 36 of it.
  static let searchHeight: CGFloat = 52
  /// The height of a tab bar above the safe area.
  static let tabHeight: CGFloat = 49
  /// The height of what a tab view shows above its bar, and the gap between them; weak.
  static let accessoryHeight: CGFloat = 48
  static let accessoryGap: CGFloat = 8
  /// How far behind the middle of a tab's icon the middle of its mark lies; weak.
  static let badgeOffset: CGFloat = 16
  /// The height of the dots that count pages, as `UIPageControl` has it.
  static let pageIndexHeight: CGFloat = 26
  /// The height of a bottom bar above the safe area, as `UIToolbar` has it; weak.
  static let bottomHeight: CGFloat = 44
  /// The width of the column beside the last one of a split view; weak.
  static let sidebarWidth: CGFloat = 320
  /// The room at the ends of a bar.
  static let inset: CGFloat = 16
}

/// The bar above the view of a navigation stack.
struct NavigationBar: ComposedView {
  let item: NavigationItem
  @Environment(\.verticalSizeClass) private var room
  @Environment(\.controlLooks) private var looks

  /// Where there is little height, the title stands in the bar whatever is asked for.
  private var hasLargeTitle: Bool {
    item.title != nil && item.wantsLargeTitle && room != .compact
  }

  private var height: CGFloat {
    room == .compact ? BarMetrics.compactNavigationHeight : BarMetrics.navigationHeight
  }

  var body: some View {
    if item.isHidden {
      Color.clear.frame(height: 0)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        bar
          .padding(.horizontal, BarMetrics.inset)
          .frame(height: height)
        if hasLargeTitle {
          line([.largeTitle], item.title, BarMetrics.largeTitleHeight, .leading)
            .font(.largeTitle.bold()).ink(looks.largeTitle)
          line(
            [.largeSubtitle, .subtitle],
            item.subtitle,
            BarMetrics.subtitleHeight,
            .topLeading
          )
          .font(.subheadline).foregroundStyle(.secondary)
        }
        item.searchField
      }
      .background(looks.navigationBar.map { Color($0) } ?? .clear)
    }
  }

  private var bar: some View {
    ZStack {
      HStack {
        if let previous = item.previous, !item.isBackHidden {
          BackButton(title: previous.title, isBesideTitle: !hasLargeTitle)
        }
        ToolbarSlot(views: item.toolbars, slot: .leading)
        Spacer()
        ToolbarSlot(views: item.toolbars, slot: .trailing)
        OverflowMenu(toolbars: item.toolbars)
      }
      // A spacer alone would leave the bar as wide as its words.
      .frame(maxWidth: .infinity)
      VStack(spacing: 0) {
        BarWords(
          toolbars: item.toolbars,
          slots: [.principal],
          standard: inlineTitle
        )
        if !hasLargeTitle {
          BarWords(toolbars: item.toolbars, slots: [.subtitle], standard: item.subtitle)
            .font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }

  private var inlineTitle: (any View)? {
    guard !hasLargeTitle, let title = item.title else { return nil }
    return AnyView(any: title).font(.headline).ink(looks.title)
  }

  private func line(
    _ slots: [ToolbarItemPlacement.Slot],
    _ standard: (any View)?,
    _ height: CGFloat,
    _ alignment: Alignment
  ) -> some View {
    BarWords(
      toolbars: item.toolbars,
      slots: slots,
      standard: standard,
      height: height,
      alignment: alignment
    )
    .padding(.horizontal, BarMetrics.inset)
  }
}

/// The arrow that leads back, and what the view before is called; alone from iOS 26 on.
private struct BackButton: ComposedView {
  /// How much of the bar the words take beside a title; weak.
  private static let narrowWidth: CGFloat = 72

  let title: (any View)?
  let isBesideTitle: Bool
  @Environment(\.systemProfile) private var profile

  var body: some View {
    HStack(spacing: 0) {
      Image(systemName: "chevron.backward")
      if profile == .iOS18 {
        ViewThatFits(in: .horizontal) {
          if let title { AnyView(any: title).lineLimit(1) }
          Text("Back")
        }
        .frame(maxWidth: isBesideTitle ? Self.narrowWidth : nil, alignment: .leading)
      }
    }
    .foregroundStyle(TintShapeStyle())
  }
}
