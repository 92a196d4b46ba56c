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
    smallcircle.filled.circle ◉ o ◉
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
    """
}
