internal import CellRendering

/// The style in which a terminal draws next, changed with as few bytes as possible.
struct Pen {
  private struct Ink: Hashable {
    var foreground = PaletteColor.default
    var background = PaletteColor.default
    var attributes = CellStyle.Attributes(rawValue: 0)

    /// Whether something that is not at its default has to go back there.
    func loses(to next: Ink) -> Bool {
      next.foreground == .default && foreground != .default
        || next.background == .default && background != .default
        || !next.attributes.isSuperset(of: attributes)
    }
  }

  /// The attributes that one parameter, 22, ends together.
  private static let weights: CellStyle.Attributes = [.bold, .dim]

  let depth: ColorDepth

  /// The style last asked for.
  private(set) var style = CellStyle()

  /// What that style became on this terminal.
  private var ink = Ink()

  /// A pen in the terminal's default style, as after a reset.
  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Appends the Select Graphic Rendition that leads from the present style to another.
  ///
  /// Two ways lead there, changing what differs or starting from a reset; the shorter is taken. Where
  /// nothing goes back to the default, a reset asks for the same and more.
  @inline(__always)
  mutating func change(to wanted: CellStyle, in frame: inout FrameBytes) {
    if wanted != style { apply(wanted, in: &frame) }
  }

  private mutating func apply(_ wanted: CellStyle, in frame: inout FrameBytes) {
    style = wanted
    let next = Ink(
      foreground: PaletteColor(wanted.foreground, depth: depth),
      background: PaletteColor(wanted.background, depth: depth),
      attributes: wanted.attributes
    )
    guard next != ink else { return }
    if next == Ink() {
      frame.append(ControlSequence.resetStyle)
    } else if !ink.loses(to: next) {
      Self.appendRendition(from: ink, to: next, resetsFirst: false, in: &frame)
    } else {
      let start = frame.count
      Self.appendRendition(from: ink, to: next, resetsFirst: false, in: &frame)
      let changed = frame.count
      Self.appendRendition(from: Ink(), to: next, resetsFirst: true, in: &frame)
      if frame.count - changed < changed - start {
        frame.removeSubrange(start..<changed)
      } else {
        frame.truncate(to: changed)
      }
    }
    ink = next
  }

  private static func appendRendition(
    from old: Ink,
    to new: Ink,
    resetsFirst: Bool,
    in frame: inout FrameBytes
  ) {
    frame.append(ControlSequence.introducer)
    if resetsFirst { frame.append(";") }
    appendAttributes(from: old.attributes, to: new.attributes, in: &frame)
    if old.foreground != new.foreground {
      appendColor(new.foreground, base: 30, in: &frame)
    }
    if old.background != new.background {
      appendColor(new.background, base: 40, in: &frame)
    }
    // Every parameter was followed by a semicolon; the final byte takes the last one's place.
    frame.truncate(to: frame.count - 1)
    frame.append("m")
  }

  private static func appendAttributes(
    from old: CellStyle.Attributes,
    to new: CellStyle.Attributes,
    in frame: inout FrameBytes
  ) {
    var kept = old.intersection(new)
    let lost = old.subtracting(new)
    if !lost.isDisjoint(with: weights) {
      // The one that stays is asked for again.
      frame.append("22;")
      kept.subtract(weights)
    }
    if lost.contains(.italic) { frame.append("23;") }
    if lost.contains(.underline) { frame.append("24;") }
    if lost.contains(.reverse) { frame.append("27;") }
    if lost.contains(.strikethrough) { frame.append("29;") }

    let gained = new.subtracting(kept)
    if gained.contains(.bold) { frame.append("1;") }
    if gained.contains(.dim) { frame.append("2;") }
    if gained.contains(.italic) { frame.append("3;") }
    if gained.contains(.underline) { frame.append("4;") }
    if gained.contains(.reverse) { frame.append("7;") }
    if gained.contains(.strikethrough) { frame.append("9;") }
  }

  /// Appends a colour; `base` is 30 for the foreground and 40 for the background.
  private static func appendColor(_ color: PaletteColor, base: Int, in frame: inout FrameBytes) {
    switch color {
    case .default:
      frame.append(decimal: base + 9)
    case .indexed(let index) where index < 8:
      frame.append(decimal: base + Int(index))
    case .indexed(let index) where index < 16:
      frame.append(decimal: base + 60 + Int(index) - 8)
    case .indexed(let index):
      frame.append(decimal: base + 8)
      frame.append(";5;")
      frame.append(decimal: Int(index))
    case .rgb(let red, let green, let blue):
      frame.append(decimal: base + 8)
      frame.append(";2;")
      frame.append(decimal: Int(red))
      frame.append(";")
      frame.append(decimal: Int(green))
      frame.append(";")
      frame.append(decimal: Int(blue))
    }
    frame.append(";")
  }
}
