extension DevicePreset {
  /// The device of a name; `nil` where there is none.
  ///
  /// Case and spaces do not matter, nor does what Xcode adds: `iPhone SE (3rd generation)` and
  /// `iPad Pro (11-inch)` are known.
  package static func named(_ name: String) -> DevicePreset? {
    let key = key(of: name)
    return all.first { Self.key(of: $0.name) == key }
  }

  /// The names of all devices: phones by their number, then tablets.
  package static var sortedNames: [String] {
    let order = { (name: String) in
      (name.hasPrefix("iPad") ? 1 : 0, Int(name.filter(\.isNumber)) ?? 0, name)
    }
    return all.map(\.name).sorted { order($0) < order($1) }
  }

  /// The letters and digits by which a name is known.
  private static func key(of name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    // "(3rd generation)" and "(M4)" tell of processors; "11-inch" and "12.9-inch" of the screen.
    let kept = words.enumerated().filter { index, word in
      let isBeforeGeneration = index + 1 < words.count && words[index + 1] == "generation"
      let isChip = word.count == 2 && word.first == "m" && word.last?.isNumber == true
      return !isBeforeGeneration && !isChip && word != "generation" && word != "inch"
    }.map(\.element)
    let key = kept.joined()
    return key.hasSuffix("pro129") ? String(key.dropLast(3)) + "13" : key
  }
}

extension HeldDevice {
  /// How people may say that a device is held, after its name.
  package enum Orientation: String, CaseIterable, Sendable {
    case portrait
    case landscape
  }

  /// Reads a name with the way to hold the device behind it: `iPhone 15 landscape`.
  ///
  /// - Returns: The name without it, and the way; `nil` where nothing is said.
  package static func parse(_ text: String) -> (name: String, orientation: Orientation?) {
    let words = text.split { $0 == " " || $0 == "," || $0 == "(" || $0 == ")" || $0 == "-" }
    guard words.count > 1, let last = words.last,
      let orientation = Orientation(rawValue: last.lowercased())
    else { return (text, nil) }
    var name = text[..<last.startIndex]
    while let end = name.last, " ,(-".contains(end) { name.removeLast() }
    return (String(name), orientation)
  }
}
