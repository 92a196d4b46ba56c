extension SymbolTable {
  static let marks = """
    plus + +
    minus − -
    multiply × x
    divide ÷ /
    equal = =
    plusminus ± +-
    lessthan < <
    greaterthan > >
    percent % %
    number # #
    at @ @
    sum ∑ S
    function ƒ f
    x.squareroot √ V
    infinity ∞ oo
    xmark ✕ x
    checkmark ✓ v
    questionmark ? ?
    exclamationmark ! !
    exclamationmark.2 ‼ !!
    exclamationmark.3 ‼ !!
    info i i
    plus.circle ⊕ + ⊕
    minus.circle ⊖ - ⊖
    multiply.circle ⊗ x ⊗
    divide.circle ⊘ / ⊘
    equal.circle ⊜ = ⊜
    xmark.circle ⊗ x ⊗
    checkmark.circle ✓ v ✔
    questionmark.circle ⍰ ? ⍰
    exclamationmark.circle ⓘ ! ⓘ
    info.circle ⓘ i ⓘ
    plus.square ⊞ + ⊞
    minus.square ⊟ - ⊟
    xmark.square ⊠ x ⊠
    checkmark.square ☑ v ☑
    plus.app ⊞ + ⊞
    plus.rectangle ⊞ + ⊞
    minus.rectangle ⊟ - ⊟
    xmark.app ⊠ x ⊠
    questionmark.square ⍰ ? ⍰
    exclamationmark.square ! ! !
    xmark.octagon ⊗ x ⊗
    checkmark.seal ✓ v ✔
    xmark.seal ⊗ x ⊗
    seal ✺ * ✹
    exclamationmark.triangle ⚠ ! ⚠
    exclamationmark.octagon ⚠ ! ⚠
    exclamationmark.shield ⚠ ! ⚠
    checkmark.shield ✓ v ✔
    checkmark.rectangle ☑ v ☑
    nosign ⊘ 0
    slash.circle ⊘ / ⊘
    ellipsis … ..
    ellipsis.circle ⋯ .. ⋯
    ellipsis.rectangle ⋯ .. ⋯
    circle ○ o ●
    circle.dashed ◌ o
    circle.dotted ◌ o
    circle.lefthalf.filled ◐ o
    circle.righthalf.filled ◑ o
    circle.tophalf.filled ◓ o
    circle.bottomhalf.filled ◒ o
    circle.inset.filled ◉ o
    circle.grid.2x2 ⁘ :: ⁘
    circle.grid.3x3 ⁙ :: ⁙
    circle.grid.cross ⁘ :: ⁘
    circle.hexagongrid ⁙ :: ⁙
    circle.hexagonpath ⬡ O ⬢
    point.3.connected.trianglepath.dotted ⋰ :.
    point.3.filled.connected.trianglepath.dotted ⋰ :.
    square.3.layers.3d ≣ = ≣
    rectangle.3.group ⊟ []
    smallcircle.filled.circle ◉ o ◉
    largecircle.fill.circle ◉ o ◉
    record.circle ◉ o ◉
    target ◎ @
    scope ⌖ +
    dot.circle ⊙ o ⊙
    square □ [] ■
    square.dashed ⬚ []
    square.split.2x1 ◫ [] ◫
    square.split.1x2 ⊟ [] ⊟
    square.split.2x2 ⊞ [] ⊞
    square.grid.2x2 ⊞ :: ▦
    square.grid.3x3 ▦ :: ▦
    square.grid.3x2 ▦ :: ▦
    square.lefthalf.filled ◧ []
    square.righthalf.filled ◨ []
    square.on.square ⧉ [] ⧉
    square.on.circle ⧉ [] ⧉
    square.stack ⧉ [] ⧉
    square.stack.3d.up ≣ [] ≣
    rectangle ▭ [] ▬
    rectangle.portrait ▯ [] ▮
    rectangle.grid.1x2 ⊟ [] ⊟
    rectangle.grid.2x2 ⊞ :: ▦
    rectangle.grid.3x2 ▦ :: ▦
    rectangle.stack ▤ [] ▤
    rectangle.split.2x1 ◫ [] ◫
    rectangle.split.3x1 ▥ [] ▥
    rectangle.on.rectangle ⧉ [] ⧉
    rectangle.dashed ⬚ []
    rectangle.leadinghalf.filled ◧ []
    rectangle.trailinghalf.filled ◨ []
    rectangle.lefthalf.filled ◧ []
    rectangle.righthalf.filled ◨ []
    app ▢ [] ■
    capsule ⬭ () ⬬
    oval ⬭ () ⬬
    oval.portrait ⬯ () ⬮
    triangle △ /\\ ▲
    diamond ◇ <> ◆
    pentagon ⬠ O ⬟
    hexagon ⬡ O ⬢
    octagon ⯃ O ⯂
    rhombus ◊ <> ⧫
    star ☆ * ★
    star.circle ✪ * ✪
    star.square ⍟ * ⍟
    star.lefthalf.fill ⯪ *
    star.leadinghalf.filled ⯪ *
    star.slash ☆ * ★
    sparkle ✦ *
    sparkles ⁂ *
    asterisk ✱ *
    asterisk.circle ⊛ * ⊛
    heart ♡ <3 ♥
    heart.circle ♡ <3 ♥
    heart.slash ♡ <3 ♥
    suit.heart ♡ <3 ♥
    suit.club ♧ & ♣
    suit.diamond ♢ <> ♦
    suit.spade ♤ ^ ♠
    command ⌘ #
    option ⌥ ~
    control ⌃ ^
    shift ⇧ ^ ⬆
    capslock ⇪ ^ ⇪
    delete.left ⌫ <x ⌫
    delete.right ⌦ x> ⌦
    delete.backward ⌫ <x ⌫
    delete.forward ⌦ x> ⌦
    clear ⌧ x ⌧
    line.horizontal.3 ☰ =
    line.3.horizontal ☰ =
    line.3.horizontal.decrease ≡ =
    line.3.horizontal.decrease.circle ⊜ = ⊜
    line.horizontal.3.decrease ≡ =
    line.horizontal.3.decrease.circle ⊜ = ⊜
    line.diagonal ╱ /
    list.bullet ⋮≡ :=
    list.dash ⋮≡ -=
    list.number ⋮≡ 1=
    list.triangle ⋮≡ >=
    list.bullet.rectangle ▤ := ▤
    list.bullet.clipboard ▤ := ▤
    list.star ⋮≡ *=
    checklist ✓≡ v=
    text.alignleft ≡ =
    text.aligncenter ≡ =
    text.alignright ≡ =
    text.justify ≡ =
    text.append ≡ =
    text.quote ❝ "
    quote.opening “ "
    quote.closing ” "
    quote.bubble ❝ " ❝
    textformat Aa Aa
    textformat.size Aa Aa
    textformat.abc ab ab
    textformat.123 12 12
    bold B B
    italic I/ I
    underline U_ U
    strikethrough S- S
    character A A
    character.cursor.ibeam Ⅰ I
    paragraphsign ¶ P
    curlybraces {} {}
    parentheses () ()
    slider.horizontal.3 ☲ =
    slider.vertical.3 ⫼ ||
    slider.horizontal.2.square ☲ =
    switch.2 ⊶ o-
    power ⏻ O
    power.circle ⏻ O ⏻
    app.badge ▢. [. ▣.
    app.dashed ⬚ []
    app.connected.to.app.below.fill ▢ []
    circle.grid.cross ⁘ :: ⁘
    circle.grid.2x1 ⁚ : ⁚
    circle.hexagongrid ⁂ :: ⁂
    circle.hexagonpath ⬡ O ⬢
    circle.slash ⊘ / ⊘
    circle.square ◙ O ◙
    circle.badge.checkmark ○✓ ov ●✓
    circle.circle ◎ O ◉
    circle.and.line.horizontal ⊖ - ⊖
    circle.dotted.circle ◌ o ◉
    circle.bottomrighthalf.checkered ◪ %
    burst ✹ * ✹
    staroflife ✱ * ✱
    star.hexagon ✡ * ✡
    star.leadinghalf.fill ⯪ *
    heart.square ♡ v ♥
    heart.rectangle ♡ v ♥
    bolt.square ↯ Z ↯
    checkmark.circle.badge.xmark ✓✕ vx ✓✕
    checkmark.circle.trianglebadge.exclamationmark ✓! v! ✓!
    checkmark.diamond ◇ v ◆
    checkmark.rectangle.stack ✓ v ✓
    checkmark.message ✓ v ✓
    checkmark.bubble ✓ v ✓
    checkmark.arrow.trianglehead.counterclockwise ↺ v
    checklist.checked ≡✓ =v
    checklist.unchecked ≡ =
    xmark.bin ♺ X ♺
    xmark.diamond ◇ x ◆
    xmark.rectangle ⊠ x ⊠
    xmark.icloud ☁ x ☁
    checkmark.icloud ☁ v ☁
    plus.diamond ◇ + ◆
    plus.forwardslash.minus ± +-
    plus.square.on.square ⊞ + ⊞
    plus.square.dashed ⊞ +
    plus.rectangle.on.rectangle ⊞ + ⊞
    plus.viewfinder ⊞ +
    plus.message ⊞ + ⊞
    minus.diamond ◇ - ◆
    exclamationmark.arrow.circlepath ↻ !
    exclamationmark.bubble.circle ! ! !
    exclamationmark.icloud ☁ ! ☁
    exclamationmark.lock ⚿ ! ⚿
    exclamationmark.magnifyingglass ⌕ !
    exclamationmark.questionmark ‽ !?
    questionmark.app ? ? ?
    questionmark.diamond ? ? ?
    questionmark.folder ? ? ?
    info.square i i i
    info.bubble i i i
    textformat.alt Aa Aa
    textformat.characters Aa Aa
    textformat.superscript A² A^
    textformat.subscript A₂ A_
    textformat.size.larger A+ A+
    textformat.size.smaller A− A-
    abc Ab ab
    bold.italic.underline B/ B/
    bold.underline B B
    italic.circle / / /
    character.textbox A A
    character.bubble A A A
    text.badge.plus ≡+ =+
    text.badge.checkmark ≡✓ =v
    text.badge.xmark ≡✕ =x
    text.badge.minus ≡− =-
    text.badge.star ≡☆ =*
    text.line.first.and.arrowtriangle.forward ≡ =
    text.insert ≡ =
    text.word.spacing ≡ =
    text.below.photo ▨ #
    text.and.command.macwindow ▭ []
    text.rectangle ▤ = ▤
    text.viewfinder ▤ =
    text.page ▤ = ▤
    list.and.film ≡▤ =#
    list.bullet.below.rectangle ≡ =
    list.bullet.indent ≡ =
    list.bullet.circle ≡ = ≡
    list.number.rtl ≡ =
    filemenu.and.selection ▤ []
    filemenu.and.cursorarrow ▤ []
    contextualmenu.and.cursorarrow ▤ []
    line.3.crossed.swirl.circle ≋ ~ ≋
    line.3.horizontal.circle ≡ = ≡
    line.3.horizontal.button.angledtop.vertical.right ≡ =
    lines.measurement.horizontal ┉ |
    slider.horizontal.below.rectangle ⊟ -
    slider.horizontal.2.square.on.square ⊟ -
    slider.horizontal.below.square.filled.and.square ⊟ -
    dial.low ◔ o ◔
    dial.medium ◔ o ◔
    dial.high ◔ o ◔
    switch.programmable ◫ # ◫
    togglepower ⏼ |
    poweron | |
    poweroff ○ o
    powersleep ☾ z
    number.circle # # #
    number.square # # #
    at.circle @ @ @
    at.badge.plus @+ @+
    equal.square = = =
    fx fx fx
    angle ∠ <
    triangle.lefthalf.filled ◭ ^
    trapezoid.and.line.vertical ⏢ u
    pentagon.lefthalf.filled ⬟ O
    seal.checkmark ✓ v
    shape ◯ O
    star.square.on.square ☆ * ★
    squares.below.rectangle ▤ [] ▤
    squareshape ◇ <> ◆
    square.3.layers.3d ≣ =
    square.3.layers.3d.down.right ≣ =
    square.2.layers.3d ≣ =
    square.stack.3d.down.right ≣ = ≣
    square.stack.3d.forward.dottedline ≣ = ≣
    square.grid.3x1.below.line.grid.1x2 ▦ #
    square.grid.4x3.fill ▦ #
    square.grid.3x3.square ▦ #
    square.text.square ▤ [] ▤
    square.dashed.inset.filled ⬚ []
    square.inset.filled ▣ []
    square.fill.on.square.fill ▣ []
    square.and.line.vertical.and.square ◫ []
    square.fill.and.line.vertical.and.square.fill ◫ []
    square.on.square.dashed ⧉ []
    square.3.stack.3d ≣ =
    rectangle.3.group ▤ [] ▤
    rectangle.3.offgrid ▤ [] ▤
    rectangle.3.group.bubble ▤ [] ▤
    rectangle.grid.1x3 ▤ [] ▤
    rectangle.compress.vertical ↕ |
    rectangle.expand.vertical ↕ |
    rectangle.portrait.on.rectangle.portrait ⧉ [] ⧉
    rectangle.portrait.topleft.inset.filled ▮ []
    rectangle.split.1x2 ▤ [] ▤
    rectangle.split.2x2 ▦ [] ▦
    rectangle.split.3x3 ▦ [] ▦
    rectangle.stack.badge.minus ▤− []
    rectangle.stack.badge.person.crop ▤♙ []
    rectangle.badge.plus ▭+ []
    rectangle.badge.checkmark ▭✓ []
    rectangle.inset.filled ▬ []
    rectangle.center.inset.filled ▬ []
    rectangle.bottomthird.inset.filled ▬ []
    rectangle.topthird.inset.filled ▬ []
    rectangle.leadingthird.inset.filled ◧ []
    rectangle.trailingthird.inset.filled ◨ []
    rectangle.checkered ▩ #
    rectangle.slash ▭ / ▬
    rectangle.connected.to.line.below ▭ [] ▬
    rectangle.and.hand.point.up.left ▭ [] ▬
    rectangle.and.arrow.up.right.and.arrow.down.left ⤢ /
    inset.filled.rectangle ▬ []
    aspectratio ▭ [] ▬
    perspective ⏢ u
    crop ⌗ #
    crop.rotate ⌗ #
    rotate.left ↺ O ↺
    rotate.right ↻ O ↻
    rotate.3d ⟳ O
    move.3d ✛ +
    skew ▱ /
    flip.horizontal ◫ |
    grid ▦ #
    grid.circle ▦ # ▦
    hand.rays ☝ *
    tray.circle ▽ u ▽
    poll ▥ |
    point.topleft.down.curvedto.point.bottomright.up ∿ ~ ∿
    point.3.connected.trianglepath.dotted ∴ :.
    point.3.filled.connected.trianglepath.dotted ∴ :.
    alternatingcurrent ∿ ~
    beziercurve ∿ ~
    compass.drawing.circle ∡ A
    exclamationmark.warninglight ! !
    slash / /
    underline.circle _ _
    delete.left.circle ⌫ <x
    strikethrough.circle - -
    command.circle ⌘ #
    ellipsis.vertical.bubble ⋮ :
    ellipsis.viewfinder ⋯ ..
    ellipsis.message ⋯ .. ⋯
    ellipsis.curlybraces {} {}
    curlybraces.square {} {}
    light.max ☀ *
    light.min ☼ *
    checkmark.gobackward ↺✓ Ov
    circle.lefthalf.striped.horizontal ◐ (
    circle.lefthalf.filled.righthalf.striped.horizontal ◐ (
    circle.lefthalf.filled.inverse ◑ )
    moonphase.first.quarter.inverse ◐ (
    """
}
