extension SymbolTable {
  static let things = """
    house ⌂ ^ ⌂
    house.circle ⌂ ^ ⌂
    building ▥ # ▥
    building.2 ▥▥ ## ▥▥
    building.columns ⛫ # ⛫
    gear ⚙ *
    gearshape ⚙ * ⚙
    gearshape.2 ⚙⚙ ** ⚙⚙
    wrench ⚒ Y ⚒
    wrench.and.screwdriver ⚒ Y ⚒
    hammer ⚒ T ⚒
    screwdriver † T †
    scissors ✂ X
    magnifyingglass ⌕ Q
    magnifyingglass.circle ⌕ Q ⌕
    plus.magnifyingglass ⌕+ Q+
    minus.magnifyingglass ⌕− Q-
    bell ⍾ ! ⍾
    bell.slash ⍾ ! ⍾
    bell.badge ⍾ ! ⍾
    bell.circle ⍾ ! ⍾
    tag ⌲ # ⌲
    tag.circle ⌲ # ⌲
    bookmark ⚐ P ⚑
    bookmark.circle ⚐ P ⚑
    flag ⚐ P ⚑
    flag.circle ⚐ P ⚑
    flag.checkered ▩ #
    flag.2.crossed ⚔ X ⚔
    pin ⌖ ! ⌖
    pin.slash ⌖ ! ⌖
    mappin ⚲ !
    mappin.circle ⚲ ! ⚲
    mappin.and.ellipse ⚲ !
    map ◫ [] ◫
    globe ⊕ @
    globe.americas ⊕ @ ⊕
    network ⊕ @
    link ⚭ oo
    link.circle ⚭ oo ⚭
    paperclip ⌇ @
    paperclip.circle ⌇ @ ⌇
    lock ⚿ # ⚿
    lock.open ⚿ u ⚿
    lock.shield ⚿ # ⚿
    lock.circle ⚿ # ⚿
    key ⚷ F ⚷
    shield ⛊ U ⛊
    trash ♺ X ♺
    trash.circle ♺ X ♺
    trash.slash ♺ X ♺
    cart ⊔ U ⊔
    cart.badge.plus ⊔+ U+
    bag ⊓ U ⊓
    basket ⊔ U ⊔
    creditcard ▭ [] ▬
    wallet.pass ▭ [] ▬
    banknote ▭ $ ▬
    dollarsign $ $
    dollarsign.circle $ $ $
    eurosign € E
    eurosign.circle € E €
    sterlingsign £ L
    yensign ¥ Y
    bitcoinsign ₿ B
    gift ⊠ # ⊠
    giftcard ▭ # ▬
    crown ♔ W ♚
    trophy ♕ Y ♛
    medal ✪ * ✪
    rosette ✾ *
    cup.and.saucer ⌣ c ⌣
    mug ⊍ c ⊍
    fork.knife ⑂ Y
    wineglass ⍦ Y ⍦
    birthday.cake ≙ # ≙
    bed.double ⊢⊣ =_ ⊢⊣
    chair h h
    lightbulb ☼ ! ☀
    lightbulb.slash ☼ ! ☀
    flashlight.on ☼ !
    clock ◷ o ◷
    alarm ⏲ o ⏲
    stopwatch ⏱ o ⏱
    timer ⏲ o
    hourglass ⧖ X
    calendar ▦ #
    calendar.circle ▦ # ▦
    calendar.badge.plus ▦+ #+
    calendar.badge.clock ▦◷ #o
    compass.drawing ∡ A
    safari ⊛ @ ⊛
    ruler ┉ |
    level ⌯ =
    paintbrush ✐ / ✐
    paintbrush.pointed ✐ / ✐
    paintpalette ❖ % ❖
    eyedropper ⁄ /
    wand.and.stars ⁂ /*
    wand.and.rays ⁂ /*
    pencil ✎ /
    pencil.circle ✎ / ✎
    pencil.tip ✒ /
    pencil.and.outline ✎ /
    pencil.line ✎ /
    pencil.slash ✎ /
    square.and.pencil ✎ /
    highlighter ✐ /
    lasso ⟜ o
    scribble ∿ ~
    signature ∿ ~
    eraser ⌫ # ⌫
    book ▯▯ [] ▮▮
    book.closed ▯ [] ▮
    books.vertical ⫴ || ⫴
    newspaper ▤ # ▤
    graduationcap ⌓ ^ ⌓
    backpack ⊓ U ⊓
    briefcase ⊓ # ⊓
    case ⊓ # ⊓
    suitcase ⊓ # ⊓
    archivebox ▤ # ▤
    shippingbox ⬚ [] ▣
    cube ⬚ [] ▣
    cube.transparent ⬚ []
    cylinder ⌭ O ⌭
    puzzlepiece ⌘ # ⌘
    puzzlepiece.extension ⌘ # ⌘
    gamecontroller ⊶ +o ⊶
    dice ⚄ :: ⚄
    die.face.1 ⚀ . ⚀
    die.face.2 ⚁ : ⚁
    die.face.3 ⚂ :. ⚂
    die.face.4 ⚃ :: ⚃
    die.face.5 ⚄ :: ⚄
    die.face.6 ⚅ :: ⚅
    theatermasks ☺☹ :) ☺☹
    ticket ▭ [] ▬
    camera ⌾ o ⌾
    camera.circle ⌾ o ⌾
    camera.viewfinder ⌾ o
    viewfinder ⌜⌟ []
    qrcode ▩ ##
    barcode ⦀ ||
    qrcode.viewfinder ▩ ##
    cross ✚ + ✚
    cross.case ✚ + ✚
    pills ⊂⊃ 8 ⊂⊃
    pill ⊂⊃ 8 ⊂⊃
    bandage ⊞ # ⊞
    stethoscope ℧ U
    thermometer ⌇ |
    bolt ↯ Z ↯
    bolt.circle ↯ Z ↯
    bolt.slash ↯ Z ↯
    bolt.horizontal ↯ Z ↯
    flame ♨ ^ ♨
    drop ◊ o ⧫
    fuelpump ⊡ F ⊡
    car ⛍ o ⛍
    bus ⛟ # ⛟
    tram ⛟ # ⛟
    airplane ✈ +
    airplane.circle ✈ + ✈
    bicycle ⚮ oo
    figure.walk ⚹ &
    figure.run ⚹ &
    figure.stand ⚹ &
    umbrella ☂ T ☂
    eyeglasses ⚯ oo
    tshirt T T T
    comb ⫼ =
    """
}
