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
    doc.plus ▤+ #+
    doc.on.doc.badge.plus ▤+ #+
    doc.text.image ▨ # ▨
    doc.text.below.ecg ▤ # ▤
    doc.viewfinder ▤ # ▤
    doc.zipper ▤ #
    doc.badge.ellipsis ▤⋯ #.
    doc.badge.gearshape ▤⚙ #*
    doc.badge.arrow.up ▤↑ #^
    doc.questionmark ▤? #?
    doc.text.viewfinder ▤ #
    doc.append.rtl ▤ #
    document.badge.plus ▤+ #+
    document.on.document ▤▤ ## ▤▤
    document.circle ▤ # ▤
    text.document ▤ # ▤
    richtext.page ▤ # ▤
    long.text.page.and.pencil ▤✎ #/ ▤✎
    note.text.badge.plus ▤+ #+
    clipboard.circle ▤ # ▤
    folder.badge.gearshape ▱⚙ [*
    folder.badge.questionmark ▱? [?
    folder.badge.person.crop ▱♙ [&
    archivebox.circle ▤ # ▤
    tray.full.circle ▽ u
    square.and.arrow.up.badge.clock ⇪◷ ^o
    square.and.arrow.down.badge.checkmark ⇩✓ vv
    arrow.up.doc ▤↑ #^
    arrow.down.doc ▤↓ #v
    arrow.right.doc.on.clipboard ▤→ #>
    arrow.up.doc.on.clipboard ▤↑ #^
    chart.dots.scatter ∴ :.
    chart.bar.doc.horizontal ▤ # ▤
    chart.line.flattrend.xyaxis ↝ -
    chart.line.uptrend.xyaxis.circle ⤴ /
    chart.xyaxis.line.circle ⤴ /
    tablecells.badge.ellipsis ▦⋯ #.
    newspaper.circle ▤ # ▤
    books.vertical.circle ⫴ || ⫴
    macwindow.on.rectangle ⧉ []
    macwindow.badge.plus ▭+ []
    menubar.rectangle ▭ []
    dock.rectangle ▭ []
    sidebar.squares.right ◨ []
    sidebar.squares.leading ◧ []
    keyboard.chevron.compact.down ▭⌄ []
    keyboard.chevron.compact.left ▭‹ []
    printer.filled.and.paper ▭ []
    envelope.arrow.triangle.branch ✉ M ✉
    envelope.badge.person.crop ✉ M
    envelope.open.badge.clock ✉ M
    mail ✉ M ✉
    mail.stack ✉ M ✉
    tray.badge ▽ u
    paperplane.slash ➢ >
    calendar.and.person ▦ #
    person.text.rectangle.circle ♙≡ &=
    """
}
