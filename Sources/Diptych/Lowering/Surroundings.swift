/// What few views set, for all that is inside of them.
///
/// A scope is copied for every view, so what is rarely set lies behind one reference.
struct Surroundings {
  /// Whether the views stand in the row of a list.
  var isInList = false
  /// The row of a list whose first text is looked for; `nil` outside of lists.
  var rowText: RowText?
  /// What the views ask of the navigation bar above them; `nil` where there is none.
  var navigationItem: NavigationItem?
  /// What stands above the bar of a tab view; `nil` for nothing.
  var tabAccessory: (any View)?
  /// What the views ask of the preview's canvas; `nil` where no one listens.
  var previewWishes: PreviewWishes?
  /// What lies over the preview's views; `nil` where nothing can be presented.
  var presentedLayers: PresentedLayers?
  /// What the views ask of the sheet around them; `nil` where there is none.
  var sheetWishes: SheetWishes?
  /// What the scroll views are asked to show; `nil` where no one asks.
  var scrollWish: SharedScrollWish?
  /// The frames that views around have named.
  var coordinateSpaces: [AnyHashable: FrameRecord] = [:]
  /// Where the preferences of the views are gathered; `nil` where no one asks for any.
  var preferences: PreferenceValues?
  /// How many views around wait for their frames before they make their content.
  var waits = 0
  /// Where the views leave what they do after layout; `nil` where no one will do it.
  var actions: LayoutActions?
  /// Whether a control around cannot be used and is fainter already.
  var isDimmed = false
  /// What the options of a picker are drawn with; `nil` where they are as any text.
  var optionInk: OptionInk?
  /// How controls are drawn.
  var styles = ControlStyles()

  /// The values where they never change.
  final class Box {
    let value: Surroundings

    init(_ value: Surroundings) {
      self.value = value
    }
  }
}

/// What few containers tell the views directly in them.
struct Membership {
  /// The value by which the container knows the views.
  var tag: AnyHashable?
  /// Which of the views a picker shows, by their tags; `nil` shows all.
  var showsTag: ((AnyHashable?) -> Bool)?
  /// The walk that lets some of the views through; `nil` where all are.
  var visit: SubviewVisit?
  /// What the views tell the container around them.
  var containerValues = ContainerValues()
  /// Which parts of sections stay in sight.
  var pinnedViews: PinnedScrollableViews = []
  /// The list whose rows the views are.
  var list: ListRows?
  /// What the views ask of the row of a list around them.
  var row = ListRow()
  /// What people call the preview of the views, among several; `nil` where no one says so.
  var previewName: String?
  /// The mark that a list or a tab bar shows beside the views.
  var badge: Badge?
  /// What a tab bar shows for the views.
  var tabLabel: (any View)?

  /// What the views tell the container around them, with the value by which it knows them.
  var taggedContainerValues: ContainerValues {
    var values = containerValues
    values.selectionTag = tag
    return values
  }

  /// The values where they never change.
  final class Box {
    let value: Membership

    init(_ value: Membership) {
      self.value = value
    }
  }
}
