import LayoutEngine

/// The glyphs of the line that content is kept behind: told apart without colour.
struct GuideLook {
  let horizontal: Character
  let vertical: Character
  /// Upper left, upper right, lower left, lower right.
  let corners: [Character]
  let paint: Paint

  init(_ kind: PlacedGuide.Kind, in charset: Charset) {
    switch (kind, charset) {
    case (.safeArea, .unicode):
      (horizontal, vertical) = ("\u{2550}", "\u{2551}")
      corners = ["\u{2554}", "\u{2557}", "\u{255A}", "\u{255D}"]
    case (.safeArea, .ascii):
      (horizontal, vertical) = ("=", "!")
      corners = ["=", "=", "=", "="]
    case (.margins, .unicode):
      (horizontal, vertical) = ("\u{2508}", "\u{250A}")
      corners = ["\u{250C}", "\u{2510}", "\u{2514}", "\u{2518}"]
    case (.margins, .ascii):
      (horizontal, vertical) = (",", ";")
      corners = [",", ",", ";", ";"]
    }
    switch kind {
    case .safeArea: paint = Paint(.rgb(red: 1, green: 0.58, blue: 0))
    case .margins: paint = Paint(.accent)
    }
  }
}

/// The line below a picture that tells what its guides are.
struct GuideLegend {
  private let kinds: [PlacedGuide.Kind]

  init(_ sheets: [Sheet]) {
    let guides = sheets.flatMap(\.panes).flatMap {
      GuideSelection($0.tree, node: $0.guidedNode).guides
    }
    kinds = PlacedGuide.Kind.allCases.filter { kind in
      guides.contains { $0.kind == kind && $0.frame != $0.bounds }
    }
  }

  /// What each glyph means; where nothing is kept free, that.
  func parts(in charset: Charset) -> [String] {
    if kinds.isEmpty { return ["no margins and no safe area to draw"] }
    return kinds.map { kind in
      let look = GuideLook(kind, in: charset)
      let name = kind == .safeArea ? "safe area" : "margins"
      return "\(look.horizontal)\(look.vertical) \(name)"
    }
  }
}
