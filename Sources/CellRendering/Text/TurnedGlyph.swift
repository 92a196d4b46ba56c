import LayoutEngine

/// How a rotation or a mirror changes the glyph of a symbol.
///
/// A terminal cannot turn a glyph, but many that point somewhere have twins that point elsewhere.
struct TurnedGlyph {
  /// By how many eighths of a turn, clockwise, 0..<8.
  private let eighths: Int
  /// Whether left and right are exchanged before that.
  private let isMirrored: Bool

  /// Glyphs that point in the eight directions, clockwise from the right; where there are four,
  /// only quarters of a turn have a twin.
  private static let cycles: [[Character]] = [
    ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"], ["›", "⌄", "‹", "⌃"], ["▶", "▼", "◀", "▲"],
    ["▷", "▽", "◁", "△"], ["⇒", "⇓", "⇐", "⇑"], [">", "v", "<", "^"], ["⊢", "⊤", "⊣", "⊥"],
  ]
  /// Glyphs that a mirror exchanges and a quarter of a turn does not.
  private static let pairs: [(Character, Character)] = [
    ("»", "«"), ("❯", "❮"), ("↪", "↩"), ("⇥", "⇤"), ("⧁", "⧀"), ("◨", "◧"), ("⌦", "⌫"),
  ]

  init(_ transform: CGAffineTransform) {
    isMirrored = transform.a * transform.d - transform.b * transform.c < 0
    let sign = isMirrored ? -1.0 : 1
    let angle = Trigonometry.arcTangent(y: sign * transform.b, x: sign * transform.a)
    let turns = angle.isNaN ? 0 : Int((angle / (.pi / 4)).rounded())
    eighths = (turns % 8 + 8) % 8
  }

  /// Whether every glyph stays as it is.
  var isNone: Bool { eighths == 0 && !isMirrored }

  /// The glyphs of a symbol as they look afterwards.
  func applied(to glyphs: String) -> String {
    if isNone { return glyphs }
    let isReversed = isMirrored ? eighths == 0 : eighths == 4
    let order = isReversed ? String(glyphs.reversed()) : glyphs
    // A word of several glyphs stays level, whatever it is turned by.
    guard glyphs.count == 1 || isReversed else { return glyphs }
    return String(order.map(turned))
  }

  private func turned(_ glyph: Character) -> Character {
    for cycle in Self.cycles {
      guard let place = cycle.firstIndex(of: glyph) else { continue }
      let step = cycle.count
      let start = isMirrored ? step / 2 - place : place
      guard eighths * step % 8 == 0 else { return glyph }
      return cycle[((start + eighths * step / 8) % step + step) % step]
    }
    let isExchanged = isMirrored ? eighths == 0 : eighths == 4
    for (one, other) in Self.pairs where isExchanged {
      if glyph == one { return other }
      if glyph == other { return one }
    }
    return glyph
  }
}

extension Symbol {
  /// The symbol with the glyphs that rotations and mirrors leave of it.
  func turned(by transform: CGAffineTransform) -> Symbol {
    let turning = TurnedGlyph(transform)
    if turning.isNone { return self }
    return Symbol(
      name: name,
      unicode: turning.applied(to: unicode),
      ascii: turning.applied(to: ascii)
    )
  }
}
