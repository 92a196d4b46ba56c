/// A symbol that shows a direction by its name.
struct DirectedSymbol {
  /// The same symbol that turns with the reader; `nil` where there is none.
  let turning: String?

  /// The symbols that point somewhere in a row of text: others show a thing as it is.
  private static let pointers: Set<Substring> = ["chevron", "arrow", "arrowshape", "arrowtriangle"]

  /// `nil` unless the name says left or right, and not both.
  init?(_ name: String) {
    let parts = name.split(separator: ".")
    guard let first = parts.first, Self.pointers.contains(first),
      parts.contains("left") != parts.contains("right")
    else { return nil }
    let turned = parts.map { part -> Substring in
      switch part {
      case "left": "backward"
      case "right": "forward"
      default: part
      }
    }
    turning = first == "arrowtriangle" ? nil : turned.joined(separator: ".")
  }
}
