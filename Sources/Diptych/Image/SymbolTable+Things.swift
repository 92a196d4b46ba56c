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
    clock.arrow.circlepath ◷ o
    clock.arrow.2.circlepath ◷ o
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
    dumbbell ⊶ oo ⊶
    soccerball ⊛ o
    basketball ⊕ o ⊕
    football ⊙ o ⊙
    volleyball ⊙ o ⊙
    baseball ⊙ o ⊙
    tennis.racket ⊸ q
    sportscourt ⊟ [] ⊟
    party.popper ⁂ * ⁂
    balloon ⚲ o ⚲
    balloon.2 ⚲⚲ oo ⚲⚲
    carrot ▿ v ▿
    takeoutbag.and.cup.and.straw ⊔ U ⊔
    fork.knife.circle ⑂ Y ⑂
    sofa ⊢⊣ =_ ⊢⊣
    tent ⋀ ^ ⋀
    refrigerator ▯ [] ▮
    washer ◎ [] ◎
    oven ▣ [] ▣
    shower ⌅ : ⌅
    syringe ⊸ -
    magazine ▯ [] ▮
    ferry ⌵ w ⌵
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
    airplane.departure ✈ /
    airplane.arrival ✈ \\
    airplane.circle ✈ + ✈
    bicycle ⚮ oo
    figure.walk ⚹ &
    figure.run ⚹ &
    figure.stand ⚹ &
    umbrella ☂ T ☂
    eyeglasses ⚯ oo
    tshirt T T T
    comb ⫼ =
    list.clipboard ▤ # ▤
    clock.arrow.circlepath ↺ O
    clock.badge.checkmark ◷✓ ov
    clock.badge.exclamationmark ◷! o!
    clock.circle ◷ o ◷
    gauge.with.needle ◔ o ◔
    hourglass.bottomhalf.filled ⧖ X
    hourglass.tophalf.filled ⧖ X
    hourglass.circle ⧖ X ⧖
    calendar.badge.minus ▦− #-
    calendar.badge.checkmark ▦✓ #v
    calendar.badge.exclamationmark ▦! #!
    calendar.day.timeline.left ▦ #
    gift.circle ⊠ # ⊠
    app.gift ⊠ # ⊠
    bag.badge.plus ⊓+ U+
    bag.badge.minus ⊓− U-
    bag.circle ⊓ U ⊓
    cart.badge.minus ⊔− U-
    cart.circle ⊔ U ⊔
    creditcard.circle ▭ [] ▬
    dollarsign.square $ $ $
    dollarsign.arrow.circlepath $ $
    indianrupeesign ₹ R
    indianrupeesign.circle ₹ R ₹
    wonsign ₩ W
    bitcoinsign.circle ₿ B ₿
    key.horizontal ⚷ F ⚷
    lock.rotation ⚿ #
    lock.slash ⚿ # ⚿
    lock.square ⚿ # ⚿
    lock.rectangle ⚿ # ⚿
    shield.slash ⛊ U ⛊
    shield.lefthalf.filled ⛊ U
    xmark.shield ⛊✕ Ux ⛊✕
    bolt.shield ⛊ U ⛊
    bolt.badge.clock ↯◷ Zo
    bolt.batteryblock ↯ Z ↯
    flame.circle ♨ ^ ♨
    bell.and.waveform ⍾ ! ⍾
    bell.badge.slash ⍾ ! ⍾
    bookmark.slash ⚐ P ⚑
    book.pages ▯▯ [] ▮▮
    book.circle ▯▯ [] ▮▮
    bookmark.square ⚐ P ⚑
    magazine ▯▯ [] ▮▮
    studentdesk ⊓ n
    suitcase.rolling ⊓ # ⊓
    suitcase.cart ⊓ # ⊓
    latch.2.case ⊓ # ⊓
    duffle.bag ⊓ # ⊓
    handbag ⊓ U ⊓
    shoe ⌊ L ⌊
    shoeprints ⌊⌊ LL ⌊⌊
    hanger ⏃ ^
    jacket T T T
    coat T T T
    sunglasses ⚯ oo ⚯
    facemask ⌣ u ⌣
    syringe ⇾ -> ⇾
    ivfluid.bag ⊓ U ⊓
    inhaler ⌐ r ⌐
    medical.thermometer ⌇ | ⌇
    heart.text.clipboard ▤ # ▤
    cross.circle ✚ + ✚
    cross.vial ⊍ + ⊍
    flask ⊍ u ⊍
    microbe ⁕ * ⁕
    scale.3d ∟ L
    scalemass ⊓ # ⊓
    balance.scale ⚖ T
    cone △ ^ ▲
    pyramid △ ^ ▲
    cube.box ⬚ [] ▣
    wrench.adjustable ⚒ Y ⚒
    hammer.circle ⚒ T ⚒
    gearshape.circle ⚙ * ⚙
    gearshape.arrow.triangle.2.circlepath ⚙ *
    pencil.and.scribble ✎ /
    pencil.and.ruler ✎ / ✎
    pencil.and.list.clipboard ✎▤ /#
    paintbrush.pointed.circle ✐ / ✐
    theatermask.and.paintbrush ☺✐ :/ ☺✐
    paintpalette.circle ❖ % ❖
    ticket.circle ▭ [] ▬
    movieclapper ▤ # ▤
    barcode.viewfinder ⦀ ||
    camera.rotate ⌾ o ⌾
    camera.filters ⁂ oo
    camera.metering.spot ⌾ o
    camera.aperture ⌾ o
    camera.shutter.button ⌾ o ⌾
    camera.metering.center.weighted ⌾ o
    camera.on.rectangle ⌾ o ⌾
    flashlight.off ☼ !
    lightbulb.circle ☼ ! ☀
    lightbulb.max ☼ ! ☀
    lightbulb.min ☼ ! ☀
    lightbulb.led ☼ ! ☀
    map.circle ◫ [] ◫
    mappin.slash ⚲ !
    mappin.square ⚲ ! ⚲
    globe.europe.africa ⊕ @ ⊕
    globe.asia.australia ⊕ @ ⊕
    globe.central.south.asia ⊕ @ ⊕
    globe.badge.chevron.backward ⊕ @
    globe.desk ⊕ @ ⊕
    binoculars ⚮ oo ⚮
    fireworks ⁂ *
    party.popper ⁂ * ⁂
    balloon ⚲ o ⚲
    balloon.2 ⚲⚲ oo ⚲⚲
    giftcard.circle ▭ # ▬
    crown.circle ♔ W ♚
    trophy.circle ♕ Y ♛
    medal.star ✪ * ✪
    wallet.bifold ▭ [] ▬
    sparkle.magnifyingglass ⌕ Q
    magnifyingglass.square ⌕ Q ⌕
    link.badge.plus ⚭+ o+
    link.icloud ⚭ oo ⚭
    puzzlepiece.circle ⌘ # ⌘
    zzz z z
    """
}
