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
    """
}
