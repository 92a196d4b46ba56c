internal import Synchronization

/// The clusters of more than eight bytes that the process has met, by number.
enum LongClusters {
  private struct Table {
    var characters: [Character] = ["\u{FFFD}"]
    var numbers: [Character: UInt32] = [:]
  }

  private static let table = Mutex(Table())

  /// The most clusters that are kept: more than there are emoji.
  private static let limit = 65_536

  static func number(of character: Character) -> UInt32 {
    table.withLock { table in
      if let number = table.numbers[character] { return number }
      guard table.characters.count < limit else { return 0 }
      let number = UInt32(table.characters.count)
      table.characters.append(character)
      table.numbers[character] = number
      return number
    }
  }

  static func character(_ number: UInt32) -> Character {
    table.withLock { $0.characters[Int(number)] }
  }
}
