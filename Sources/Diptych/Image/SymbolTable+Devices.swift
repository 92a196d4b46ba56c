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
    """
}
