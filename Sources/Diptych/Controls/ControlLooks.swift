package import LayoutEngine

/// What UIKit's `appearance()` says of the controls that SwiftUI draws; `nil` where it says nothing.
package struct ControlLooks: Sendable {
  /// What is behind a navigation bar.
  package var navigationBar: Paint?
  /// The title in a navigation bar.
  package var title: Paint?
  /// The title on a line of its own below the bar.
  package var largeTitle: Paint?
  /// What is behind a tab bar.
  package var tabBar: Paint?
  /// Whether there is no tab bar, and no room for one.
  package var hidesTabBar = false
  /// The tabs that are not chosen.
  package var otherTabs: Paint?
  /// What is behind the segments of a picker.
  package var segments: Paint?
  /// The box of the chosen segment.
  package var chosenSegment: Paint?
  /// What stands in segments.
  package var segmentTitle: Paint?
  /// What stands in the chosen segment.
  package var chosenSegmentTitle: Paint?
  /// The dots of pages.
  package var pages: Paint?
  /// The dot of the page that is shown.
  package var currentPage: Paint?

  package init() {}
}

/// Where controls find their looks, which a scene may set while its views are made.
///
/// Unchecked: one thread makes and lays out what it is handed to.
package final class ControlLooksSource: @unchecked Sendable {
  /// Tells the looks as they are now; `nil` where nothing sets any.
  package var read: (() -> ControlLooks)?

  package init() {}
}

private struct ControlLooksKey: EnvironmentKey {
  static let defaultValue: ControlLooksSource? = nil
}

extension EnvironmentValues {
  /// Where controls find their looks; `nil` where no scene sets any.
  package var looks: ControlLooksSource? {
    get { self[ControlLooksKey.self] }
    set { self[ControlLooksKey.self] = newValue }
  }

  /// The looks of controls as they are now.
  var controlLooks: ControlLooks { looks?.read?() ?? ControlLooks() }
}

extension View {
  /// Draws the view's letters in a colour; `nil` keeps what is set around.
  @ViewBuilder func ink(_ paint: Paint?) -> some View {
    if let paint { foregroundStyle(Color(paint)) } else { self }
  }
}

/// What the options of a picker are drawn with.
struct OptionInk {
  let selection: AnyHashable
  let chosen: Paint
  let other: Paint
}

extension LoweringScope {
  /// Gives the views a value by which the container around knows them; a picker draws the chosen ones
  /// in another colour.
  mutating func tag(_ tag: AnyHashable) {
    membership.tag = tag
    guard let ink = surroundings.optionInk else { return }
    environment.foreground = tag == ink.selection ? ink.chosen : ink.other
  }
}
