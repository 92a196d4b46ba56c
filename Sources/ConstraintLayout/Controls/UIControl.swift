/// A view that people use.
open class UIControl: UIView {
  /// What state a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At rest.
    public static let normal = State([])
    /// Being touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }

  /// What people do to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches.
    public static let touchDown = Event(rawValue: 1)
    /// A finger leaves inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A value changes.
    public static let valueChanged = Event(rawValue: 4096)
    /// The main use.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// Text changes.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Text input begins.
    public static let editingDidBegin = Event(rawValue: 65536)
    /// Text input ends.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// Text input ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// A finger touches again.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 32)
    /// A finger leaves outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The system ends a touch.
    public static let touchCancel = Event(rawValue: 256)
    /// A menu is about to show.
    public static let menuActionTriggered = Event(rawValue: 16384)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 4095)
    /// All of text input.
    public static let allEditingEvents = Event(rawValue: 983_040)
    /// All events.
    public static let allEvents = Event(rawValue: 4_294_967_295)
  }

  /// Where content lies along the width.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// Where content lies along the height.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// Whether the control can be used.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether the control is being touched.
  open var isHighlighted = false
  /// Where content lies along the width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where content lies along the height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The state that the control is in.
  public var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Calls an action when people do something, which they do in no preview.
  public func addAction(_ action: UIAction, for controlEvents: Event) {}

  /// Takes over what the control's own action says of its looks; most controls show nothing of it.
  package func take(_ action: UIAction?) {}

  /// How much of the control's own drawing is seen.
  var strength: Double { isEnabled ? 1 : 0.5 }
}

/// Something to be done, with its name and its picture.
public final class UIAction {
  /// The name.
  public let title: String
  /// The picture; `nil` for none.
  public let image: UIImage?
  private let handler: (UIAction) -> Void

  /// Creates an action, which no preview carries out.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
