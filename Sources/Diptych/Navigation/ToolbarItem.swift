/// Where in a bar a view stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Slot: Hashable {
    case leading
    case principal
    case subtitle
    case largeTitle
    case largeSubtitle
    case trailing
    case bottom
    case menu
    case keyboard

    /// Whether views there stand for words of the bar, in the middle or below.
    var isTitle: Bool {
      switch self {
      case .principal, .subtitle, .largeTitle, .largeSubtitle: true
      default: false
      }
    }
  }

  let slot: Slot

  /// As the system decides: at the trailing end.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// In the middle, in the place of the title.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  /// At the leading end.
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  /// At the trailing end.
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// At the leading end, by the older name.
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  /// At the trailing end, by the older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// Where views that lead elsewhere stand: at the leading end.
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  /// Where the most important action stands: at the trailing end.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// Where what confirms stands: at the trailing end.
  public static let confirmationAction = ToolbarItemPlacement(slot: .trailing)
  /// Where what cancels stands: at the leading end.
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
  /// In a bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
  /// Where the state of the views stands: in the bar at the bottom.
  public static let status = ToolbarItemPlacement(slot: .bottom)
  /// Where what destroys stands: at the trailing end.
  public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
  /// In a menu of the bar, of which a picture shows the symbol.
  public static let secondaryAction = ToolbarItemPlacement(slot: .menu)
  /// In the place of the title.
  public static let title = ToolbarItemPlacement(slot: .principal)
  /// In the place of the subtitle.
  public static let subtitle = ToolbarItemPlacement(slot: .subtitle)
  /// In the place of the large title.
  public static let largeTitle = ToolbarItemPlacement(slot: .largeTitle)
  /// In the place of the subtitle below a large title.
  public static let largeSubtitle = ToolbarItemPlacement(slot: .largeSubtitle)
  /// Above the keyboard, which a picture does not show.
  public static let keyboard = ToolbarItemPlacement(slot: .keyboard)
}

/// A bar around a view.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// Views for a bar.
public protocol ToolbarContent: View {}

/// Makes the content of a bar of the statements in a closure.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}

extension ConditionalContent: ToolbarContent {}

extension Optional: ToolbarContent where Wrapped: View {}

/// A view in a bar.
public struct ToolbarItem<Content: View>: ToolbarContent, PrimitiveView {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts a view into a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.membership.tag = AnyHashable(placement.slot)
    tree.lower(content, in: scope)
  }
}

/// Several views in a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveView {
  private let item: ToolbarItem<Content>

  /// Puts views into a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    item = ToolbarItem(placement: placement, content: content)
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    item.lower(into: &tree, in: scope)
  }
}

/// Those views of a toolbar that stand in one part of the bar.
struct ToolbarSlot: PrimitiveView {
  let views: [any View]
  let slot: ToolbarItemPlacement.Slot

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    let slot = slot
    // A view without a placement stands where the system decides.
    scope.membership.showsTag = {
      ($0 ?? AnyHashable(ToolbarItemPlacement.automatic.slot)) == AnyHashable(slot)
    }
    // A bar has room for icons only, but a title in its middle is the scene's own.
    if !slot.isTitle, scope.surroundings.styles.label is DefaultLabelStyle {
      scope.surroundings.styles.label = IconOnlyLabelStyle()
    }
    tree.lower(ViewList(views), in: scope)
  }
}
