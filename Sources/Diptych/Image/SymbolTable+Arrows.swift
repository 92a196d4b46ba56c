extension SymbolTable {
  static let arrows = """
    arrow.up ↑ ^
    arrow.down ↓ v
    arrow.left ← <-
    arrow.right → ->
    arrow.forward → ->
    arrow.backward ← <-
    arrow.up.left ↖ \\
    arrow.up.right ↗ /
    arrow.down.left ↙ /
    arrow.down.right ↘ \\
    arrow.up.forward ↗ /
    arrow.up.backward ↖ \\
    arrow.down.forward ↘ \\
    arrow.down.backward ↙ /
    arrow.up.arrow.down ⇅ ^v
    arrow.left.arrow.right ⇄ <>
    arrow.left.and.right ↔ <>
    arrow.up.and.down ↕ ^v
    arrow.up.and.down.and.arrow.left.and.right ✥ +
    arrow.up.left.and.arrow.down.right ⤡ \\
    arrow.down.right.and.arrow.up.left ⤡ \\
    arrow.up.to.line ⤒ ^
    arrow.down.to.line ⤓ v
    arrow.left.to.line ⇤ <|
    arrow.right.to.line ⇥ |>
    arrow.forward.to.line ⇥ |>
    arrow.backward.to.line ⇤ <|
    arrow.clockwise ↻ O
    arrow.counterclockwise ↺ O
    rotate.right ↻ O ↻
    rotate.left ↺ O ↺
    rotate.3d ↻ O ↻
    move.3d ⤢ x
    scale.3d ⤢ x
    arrow.triangle.2.circlepath ⟳ O
    arrow.2.squarepath ⟲ O
    arrow.uturn.left ↩ <-
    arrow.uturn.right ↪ ->
    arrow.uturn.forward ↪ ->
    arrow.uturn.backward ↩ <-
    arrow.uturn.up ⤴ ^
    arrow.uturn.down ⤵ v
    arrow.turn.up.left ↰ <-
    arrow.turn.up.right ↱ ->
    arrow.turn.down.left ↲ <-
    arrow.turn.down.right ↳ ->
    arrow.up.circle ⇧ ^ ⬆
    arrow.down.circle ⇩ v ⬇
    arrow.left.circle ⇦ < ⬅
    arrow.right.circle ⇨ > ⮕
    arrow.forward.circle ⍈ > ⍈
    arrow.backward.circle ⍇ < ⍇
    arrow.clockwise.circle ↻ O ↻
    arrow.counterclockwise.circle ↺ O ↺
    arrow.up.right.square ⍈ / ⍈
    arrow.up.forward.square ↗ / ↗
    arrow.up.forward.app ↗ / ↗
    arrow.down.app ↓ v ↓
    arrow.branch ⑂ Y
    arrow.merge ⑃ Y
    arrow.triangle.branch ⑂ Y
    arrow.triangle.turn.up.right.diamond ◈ <> ◈
    arrowshape.up ⇧ ^ ⬆
    arrowshape.down ⇩ v ⬇
    arrowshape.left ⇦ < ⬅
    arrowshape.right ⇨ > ⮕
    arrowshape.forward ⇒ > ⇒
    arrowshape.backward ⇐ < ⇐
    arrowshape.turn.up.left ↰ <- ↰
    arrowshape.turn.up.right ↱ -> ↱
    arrowshape.turn.up.forward ↱ -> ↱
    arrowshape.turn.up.backward ↰ <- ↰
    arrowtriangle.up △ ^ ▲
    arrowtriangle.down ▽ v ▼
    arrowtriangle.left ◁ < ◀
    arrowtriangle.right ▷ > ▶
    arrowtriangle.forward ▷ > ▶
    arrowtriangle.backward ◁ < ◀
    chevron.up ⌃ ^
    chevron.down ⌄ v
    chevron.left ‹ <
    chevron.right › >
    chevron.forward › >
    chevron.backward ‹ <
    chevron.left.2 « <<
    chevron.right.2 » >>
    chevron.forward.2 » >>
    chevron.backward.2 « <<
    chevron.up.chevron.down ⇳ ^v
    chevron.left.forwardslash.chevron.right ⟨⟩ <>
    chevron.compact.up ⌃ ^
    chevron.compact.down ⌄ v
    chevron.compact.left ‹ <
    chevron.compact.right › >
    chevron.compact.forward › >
    chevron.compact.backward ‹ <
    chevron.up.circle ⌃ ^ ⌃
    chevron.down.circle ⌄ v ⌄
    chevron.left.circle ⧀ < ⧀
    chevron.right.circle ⧁ > ⧁
    chevron.forward.circle ⧁ > ⧁
    chevron.backward.circle ⧀ < ⧀
    chevron.right.square › > ›
    chevron.left.square ‹ < ‹
    chevron.forward.square › > ›
    chevron.backward.square ‹ < ‹
    location ➢ > ➤
    location.north ⇡ ^ ▲
    location.circle ⊙ @ ⊙
    return ↵ <-
    return.left ↵ <-
    escape ⎋ E
    eject ⏏ ^ ⏏
    increase.indent ⇥ |>
    decrease.indent ⇤ <|
    arrow.up.square ↑ ^
    arrow.down.square ↓ v
    arrow.left.square ← <-
    arrow.right.square → ->
    arrow.up.forward.circle ↗ /
    arrow.up.right.circle ↗ /
    arrow.up.left.circle ↖ \\
    arrow.down.right.circle ↘ \\
    arrow.down.left.circle ↙ /
    arrow.down.forward.circle ↘ \\
    arrow.up.arrow.down.circle ⇅ ^v
    arrow.up.arrow.down.square ⇅ ^v
    arrow.left.arrow.right.circle ⇄ <>
    arrow.left.arrow.right.square ⇄ <>
    arrow.triangle.2.circlepath.circle ⟳ O
    arrow.triangle.swap ⇅ ^v
    arrow.triangle.capsulepath ⟳ O
    arrow.triangle.pull ⑂ Y
    arrow.triangle.merge ⑂ Y
    arrow.2.circlepath ⟳ O
    arrow.3.trianglepath ⟳ O
    arrow.trianglehead.2.clockwise.rotate.90 ⟳ O
    arrow.trianglehead.clockwise ↻ O
    arrow.trianglehead.counterclockwise ↺ O
    arrow.trianglehead.branch ⑂ Y
    arrow.rectanglepath ⟳ O
    arrow.circlepath ⟳ O
    arrow.turn.right.up ⤴ ^
    arrow.turn.right.down ⤵ v
    arrow.turn.left.up ⤴ ^
    arrow.turn.up.forward.iphone ↱ /
    arrow.uturn.backward.circle ↩ <-
    arrow.uturn.forward.circle ↪ ->
    arrow.uturn.left.circle ↩ <-
    arrow.uturn.right.circle ↪ ->
    arrow.uturn.backward.square ↩ <-
    arrow.uturn.down.circle ↶ v
    arrow.down.backward.and.arrow.up.forward ⤡ \\
    arrow.up.backward.and.arrow.down.forward ⤡ \\
    arrow.up.backward.and.arrow.down.forward.circle ⤡ \\
    arrow.up.left.and.arrow.down.right.circle ⤡ \\
    arrow.down.right.and.arrow.up.left.circle ⤡ \\
    arrow.down.left.and.arrow.up.right ⤢ /
    arrow.up.right.and.arrow.down.left ⤢ /
    arrow.up.and.line.horizontal.and.arrow.down ↕ |
    arrow.down.and.line.horizontal.and.arrow.up ↕ |
    arrow.left.and.right.circle ↔ <>
    arrow.left.and.right.square ↔ <>
    arrow.up.and.down.circle ↕ |
    arrow.up.and.down.square ↕ |
    arrow.up.and.down.text.horizontal ↕ |
    arrow.left.and.line.vertical.and.arrow.right ↔ <>
    arrow.left.and.right.text.vertical ↔ <>
    arrow.right.and.line.vertical.and.arrow.left ↔ ><
    arrow.down.to.line.compact ⤓ v
    arrow.up.to.line.compact ⤒ ^
    arrow.down.to.line.circle ⤓ v
    arrow.up.to.line.circle ⤒ ^
    arrow.right.to.line.circle ⇥ >|
    arrow.left.to.line.circle ⇤ |<
    arrow.down.message ↓ v
    arrow.up.message ↑ ^
    arrow.up.bin ⇪ ^
    arrow.down.heart ♡ v
    arrow.up.heart ♡ ^
    arrow.up.trash ♺ ^
    arrow.up.right.video ↗ /
    arrow.down.left.video ↙ /
    arrow.right.page.on.clipboard ▤→ #>
    arrow.clockwise.heart ♡ v
    arrow.clockwise.icloud ☁ ~
    arrow.counterclockwise.icloud ☁ ~
    arrowshape.turn.up.left.2 ↰ <
    arrowshape.turn.up.left.circle ↰ <
    arrowshape.turn.up.right.circle ↱ >
    arrowshape.turn.up.backward.circle ↰ <
    arrowshape.turn.up.forward.circle ↱ >
    arrowshape.bounce.right ↷ >
    arrowshape.zigzag.right ↯ >
    arrowshape.right.circle → ->
    arrowshape.left.circle ← <-
    arrowshape.up.circle ↑ ^
    arrowshape.down.circle ↓ v
    arrowtriangle.down.circle ▽ v
    arrowtriangle.up.circle △ ^
    arrowtriangle.left.circle ◁ <
    arrowtriangle.right.circle ▷ >
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right ◁▷ <>
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left ▷◁ ><
    chevron.up.square ⌃ ^
    chevron.down.square ⌄ v
    chevron.up.forward ↗ /
    chevron.up.right ↗ /
    chevron.up.right.2 ↗ /
    chevron.up.2 ⌃ ^
    chevron.down.2 ⌄ v
    chevron.left.to.line ⇤ |<
    chevron.right.to.line ⇥ >|
    chevron.forward.to.line ⇥ >|
    chevron.backward.to.line ⇤ |<
    chevron.right.dotted.chevron.right » >>
    chevron.up.chevron.right ⌃› ^>
    chevron.up.chevron.down.square ⌃⌄ ^v
    location.slash ➢ /
    location.north.circle ▲ ^
    location.viewfinder ⊹ +
    paperplane.square ➢ >
    return.right ↪ ->
    digitalcrown.arrow.clockwise ↻ O
    digitalcrown.arrow.counterclockwise ↺ O
    """
}
