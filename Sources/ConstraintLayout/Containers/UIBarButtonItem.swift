/// A button on a bar: a title, a picture, or a view of the scene's own.
public final class UIBarButtonItem {
  /// How a button stands out, which a still picture does not show.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
  }

  /// A button that the system knows the looks of.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close

    /// The words on the button; `nil` where it has a picture.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The name of the symbol on the button; `nil` where it has words or is empty.
    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .pageCurl: nil
      }
    }
  }

  /// The words on the button; `nil` for none.
  public var title: String?
  /// The picture on the button; `nil` for none.
  public var image: UIImage?
  /// The view in place of a button; `nil` for none.
  public var customView: UIView?
  /// How the button stands out.
  public var style = Style.plain
  /// Whether the button can be used.
  public var isEnabled = true
  /// Whether the button is left out.
  public var isHidden = false
  /// The colour; `nil` for that of the bar.
  public var tintColor: UIColor?
  /// The width of a space, in points; 0 for as wide as what it shows.
  public var width: CGFloat = 0
  /// A number to know the item by.
  public var tag = 0
  /// Whether the item takes the room that others leave.
  package let isFlexible: Bool
  /// Whether the item is only room, so that no other room stands beside it.
  let isSpace: Bool
  package var keptValues: [String: Any] = [:]

  /// Creates a button with a title or a picture.
  public init(title: String? = nil, image: UIImage? = nil, style: Style = .plain) {
    self.title = title
    self.image = image
    self.style = style
    isFlexible = false
    isSpace = false
  }

  /// Creates a button that the system knows.
  public init(barButtonSystemItem item: SystemItem) {
    title = item.title
    image = item.symbol.flatMap { UIImage(systemName: $0) }
    isFlexible = item == .flexibleSpace
    isSpace = isFlexible || item == .fixedSpace
  }

  /// Creates a place for a view.
  public init(customView: UIView) {
    self.customView = customView
    isFlexible = false
    isSpace = false
  }
}

extension UIBarButtonItem: ValueKeeping {}
