/// What the return key says.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Whether texts can be selected.
public protocol TextSelectability {}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Which letters are typed large.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Which keys are shown for typing.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // UIKit spells it so.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character on the key.
  public let character: Character

  /// Creates a key by its character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key by its character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The backspace key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes what stands behind the cursor.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that clears a number.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that leads to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that leads to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that leads a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that leads a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the keys.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
  /// All of them.
  public static let all = EventModifiers(rawValue: 31)
}

/// A key with those held beside it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held beside it.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for what a dialog is for.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the way out of a dialog.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
