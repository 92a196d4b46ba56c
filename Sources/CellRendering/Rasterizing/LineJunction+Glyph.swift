extension LineJunction {
  /// The glyph for the lines in a cell; `column` is the cell's, by which dashes of ASCII alternate.
  func glyph(in charset: Charset, column: Int) -> Unicode.Scalar {
    charset == .unicode ? boxDrawing : ascii(column: column)
  }

  private var boxDrawing: Unicode.Scalar {
    let (up, right, down, left) = shown
    let isHeavy = max(up, right, down, left) == 2
    if isDashed {
      if up == 0, down == 0 { return isHeavy ? "\u{2505}" : "\u{2504}" }
      if left == 0, right == 0 { return isHeavy ? "\u{2507}" : "\u{2506}" }
    }
    if isRounded {
      switch (up, right, down, left) {
      case (0, 1, 1, 0): return "\u{256D}"
      case (0, 0, 1, 1): return "\u{256E}"
      case (1, 0, 0, 1): return "\u{256F}"
      case (1, 1, 0, 0): return "\u{2570}"
      default: break
      }
    }
    return Self.boxes[Int(up) * 27 + Int(right) * 9 + Int(down) * 3 + Int(left)]
  }

  private func ascii(column: Int) -> Unicode.Scalar {
    let (up, right, down, left) = shown
    let isHeavy = max(up, right, down, left) == 2
    if up == 0, down == 0 {
      if isDashed, column & 1 != 0 { return " " }
      return isHeavy ? "=" : "-"
    }
    if left == 0, right == 0 {
      if isDashed { return ":" }
      return isHeavy ? "#" : "|"
    }
    if isRounded, !isHeavy, (up == 0) != (down == 0), (left == 0) != (right == 0) {
      return up == 0 ? "." : "'"
    }
    return isHeavy ? "#" : "+"
  }

  /// The box-drawing characters by the weights of the arms: a row for each weight of the upper and
  /// the right arm, in it a place for each of the lower and the left.
  private static let boxes = Array(
    (" ╴╸╷┐┑╻┒┓"
      + "╶─╾┌┬┭┎┰┱"
      + "╺╼━┍┮┯┏┲┳"
      + "╵┘┙│┤┥╽┧┪"
      + "└┴┵├┼┽┟╁╅"
      + "┕┶┷┝┾┿┢╆╈"
      + "╹┚┛╿┦┩┃┨┫"
      + "┖┸┹┞╀╃┠╂╉"
      + "┗┺┻┡╄╇┣╊╋").unicodeScalars
  )
}
