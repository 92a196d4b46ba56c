/// A key of the keyboard, as far as terminals tell keys apart.
package enum Key: Hashable, Sendable {
  /// A key that types a character; with Control, the small letter or the sign on the key.
  case character(Character)
  case escape
  case tab
  case enter
  case backspace
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case insert
  case delete

  /// A function key, counted from 1.
  case function(Int)
}

/// The keys held down together with another.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  // The bits are those of xterm's modifier parameter minus one.
  package static let shift = Modifiers(rawValue: 1)
  package static let alternate = Modifiers(rawValue: 2)
  package static let control = Modifiers(rawValue: 4)
}

/// One press of a key.
package struct KeyPress: Hashable, Sendable {
  package var key: Key
  package var modifiers: Modifiers

  package init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
