extension SymbolTable {
  static let devices = """
    iphone ▯ []
    iphone.gen1 ▯ []
    iphone.gen2 ▯ []
    iphone.gen3 ▯ []
    ipad ▭ []
    ipad.landscape ▭ []
    ipad.and.iphone ▭▯ []
    laptopcomputer ⌨ []
    desktopcomputer ⎚ []
    display ⎚ []
    pc ▯ []
    server.rack ≣ =
    macmini ▭ [] ▬
    macbook ⌨ []
    applewatch ◘ []
    airpods ⚯ oo
    airpodspro ⚯ oo
    homepod ⬮ () ⬮
    tv.circle ▭ [] ▬
    cpu ▣ # ▣
    memorychip ▤ # ▤
    simcard ▯ [] ▮
    sdcard ▯ [] ▮
    battery.0 ▭ []
    battery.25 ▭ []
    battery.50 ▭ []
    battery.75 ▬ []
    battery.100 ▬ []
    battery.0percent ▭ []
    battery.25percent ▭ []
    battery.50percent ▭ []
    battery.75percent ▬ []
    battery.100percent ▬ []
    wifi ⌔ (
    wifi.slash ⊘ (
    wifi.exclamationmark ! !
    antenna.radiowaves.left.and.right ⍦ Y
    dot.radiowaves.left.and.right ⟟ ((
    dot.radiowaves.right ⟟ ((
    cellularbars ⫾ ||
    wave.3.right ⟩⟩ ))
    wave.3.left ⟨⟨ ((
    wave.3.forward »› ))
    wave.3.backward ‹« ((
    personalhotspot ⚭ oo
    dot.squareshape ▣ [] ▣
    speedometer ◔ O
    gauge ◔ O
    gauge.medium ◔ O
    gauge.with.dots.needle.50percent ◔ O
    barometer ◔ O
    metronome △ A ▲
    powerplug ⏚ = ⏚
    lifepreserver ◎ O ◎
    light.beacon.max ☼ ! ☼
    ladybug.circle ⊚ @ ⊚
    testtube.2 ⌶ U
    appletv ▭ [] ▬
    appletvremote.gen4 ▯ [] ▮
    visionpro ⚯ oo ⚯
    airpods.gen3 ∩∩ nn
    airpods.max ∩ n
    beats.headphones ∩ n
    earbuds ∩∩ nn
    earbuds.case ▭ [] ▬
    homepod.2 ◍◍ @@ ◍◍
    hifireceiver ▭ [] ▬
    apps.iphone ▯ []
    apps.ipad ▯ []
    iphone.slash ▯ []
    iphone.circle ▯ [] ▮
    iphone.radiowaves.left.and.right ▯) [)
    iphone.and.arrow.forward ▯→ []
    iphone.homebutton ▯ []
    ipad.homebutton ▯ []
    ipodtouch ▯ []
    macpro.gen3 ▣ #
    macstudio ▭ [] ▬
    macbook.and.iphone ▭▯ [] ▬▮
    laptopcomputer.and.iphone ▭▯ []
    applewatch.watchface ◘ o
    applewatch.side.right ◘ o
    watch.analog ◘ o
    computermouse ⬯ 0 ⬮
    magicmouse ⬯ 0 ⬮
    gamecontroller.circle ⊶ +o ⊶
    arcade.stick ⊥ i
    l.joystick ⊥ i ⊥
    dpad ✚ + ✚
    xserve ▭ [] ▬
    externaldrive.badge.plus ▭+ []
    externaldrive.connected.to.line.below ▭ [] ▬
    opticaldiscdrive ▭ [] ▬
    cable.connector ⊸ =-
    battery.100.bolt ▮ Z
    battery.100percent.bolt ▮ Z
    minus.plus.batteryblock ▭ [] ▬
    wifi.circle ≋ ~ ≋
    wifi.router ≋ ~ ≋
    cellularbars.slash ▂ .
    antenna.radiowaves.left.and.right.slash ⊘ -
    sensor ◉ o ◉
    lock.iphone ▯ []
    esim ▭ # ▬
    creditcard.and.123 ▭ [] ▬
    faxmachine ▤ # ▤
    sos S S
    swift ≻ >
    apple.logo ● o
    lanyardcard ▯ [] ▮
    """
}
