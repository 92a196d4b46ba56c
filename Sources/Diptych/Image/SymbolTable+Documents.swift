extension SymbolTable {
  static let documents = """
    doc ▯ [] ▮
    doc.circle ▯ [] ▮
    doc.text ▤ [] ▤
    doc.on.doc ⧉ [] ⧉
    doc.on.clipboard ⧉ [] ⧉
    doc.plaintext ▤ [] ▤
    doc.richtext ▤ [] ▤
    doc.badge.plus ▯+ []
    doc.append ▤ [] ▤
    document ▯ [] ▮
    note ▭ []
    note.text ▤ []
    clipboard ▯ [] ▮
    folder ▱ [] ▰
    folder.circle ▱ [] ▰
    folder.badge.plus ▱+ []
    folder.badge.minus ▱− []
    tray ⊔ U ⊔
    tray.2 ⊔ U ⊔
    tray.full ⊔ U ⊔
    tray.and.arrow.down ⤓ v ⤓
    tray.and.arrow.up ⤒ ^ ⤒
    externaldrive ▭ [] ▬
    internaldrive ▭ [] ▬
    opticaldisc ◎ O ◉
    square.and.arrow.up ⍐ ^ ⍐
    square.and.arrow.down ⍗ v ⍗
    square.and.arrow.up.on.square ⍐ ^ ⍐
    square.and.arrow.up.circle ⍐ ^ ⍐
    square.and.arrow.down.on.square ⍗ v ⍗
    rectangle.portrait.and.arrow.right ⍈ ->
    rectangle.portrait.and.arrow.forward ⍈ ->
    printer ⎙ # ⎙
    scanner ⎙ # ⎙
    chart.bar ⫾ || ⫾
    chart.bar.xaxis ⫾ ||
    chart.pie ◔ O ◕
    chart.line.uptrend.xyaxis ⟋ /
    chart.line.downtrend.xyaxis ⟍ \\
    chart.xyaxis.line ∿ ~
    table ▦ # ▦
    tablecells ▦ # ▦
    sidebar.left ◧ []
    sidebar.right ◨ []
    sidebar.leading ◧ []
    sidebar.trailing ◨ []
    sidebar.squares.left ◧ []
    macwindow ▭ []
    uiwindow.split.2x1 ◫ []
    terminal ❯_ >_ ❯_
    apple.terminal ❯_ >_ ❯_
    keyboard ⌨ # ⌨
    cursorarrow ↖ \\
    cursorarrow.click ↖ \\
    hand.point.up.braille ☝ ^ ☝
    rectangle.and.pencil.and.ellipsis ✎ /
    rectangle.and.text.magnifyingglass ⌕ Q
    doc.text.magnifyingglass ⌕ Q
    text.magnifyingglass ⌕ Q
    text.book.closed ▯ [] ▮
    character.book.closed ▯ [] ▮
    menucard ▯ [] ▮
    greetingcard ▯ [] ▮
    """
}
