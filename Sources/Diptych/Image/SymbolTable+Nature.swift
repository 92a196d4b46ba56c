extension SymbolTable {
  static let nature = """
    sun.max ☀ * ☀
    sun.min ☼ * ☀
    sunrise ☀ ^ ☀
    sunset ☀ v ☀
    sun.dust ☼ * ☀
    sun.haze ☼ * ☀
    moon ☽ C ☾
    moon.circle ☽ C ☾
    moon.stars ☽ C ☾
    moon.zzz ☽ z ☾
    cloud ☁ ~ ☁
    cloud.sun ☁ ~ ☁
    cloud.moon ☁ ~ ☁
    zzz ᶻᶻ zz
    cat ♘ m ♞
    dog ♘ d ♞
    cloud.rain ☂ ' ☂
    cloud.heavyrain ☂ ' ☂
    cloud.drizzle ☂ ' ☂
    cloud.snow ❄ * ❄
    cloud.bolt ☇ Z ☇
    cloud.bolt.rain ☇ Z ☇
    cloud.fog ☁ = ☁
    cloud.hail ☁ : ☁
    icloud ☁ ~ ☁
    icloud.and.arrow.down ☁ v ☁
    icloud.and.arrow.up ☁ ^ ☁
    icloud.slash ☁ / ☁
    snowflake ❄ *
    snowflake.circle ❄ * ❄
    wind ≋ ~
    tornado § S
    hurricane § @
    rainbow ⌒ n
    humidity ≋ ~ ≋
    thermometer.sun ☀ *
    thermometer.medium ⌇ |
    leaf ❧ / ❧
    leaf.circle ❧ / ❧
    tree ♣ T ♣
    pawprint ⁂ @ ⁂
    hare ^^ ^^ ^^
    tortoise ⌓ n ⌓
    ant ⋇ x ⋇
    ladybug ⊚ @ ⊚
    fish ∝ >< ∝
    bird ⋎ v ⋎
    mountain.2 ⋀⋀ /\\ ▲▲
    water.waves ≈ ~
    atom ⚛ @
    bolt.heart ♡ <3 ♥
    heart.text.square ♡ <3 ♥
    allergens ✿ *
    snow ❄ *
    sun.horizon ☀ ^ ☀
    sun.rain ☂ ' ☂
    sun.snow ❄ * ❄
    moon.haze ☽ C ☾
    moon.dust ☽ C ☾
    cloud.sun.rain ☂ ' ☂
    cloud.moon.rain ☂ ' ☂
    cloud.sun.bolt ☇ Z ☇
    cloud.moon.bolt ☇ Z ☇
    cloud.sleet ❄ * ❄
    wind.snow ❄ *
    smoke ≋ ~ ≋
    thermometer.snowflake ❄ *
    thermometer.high ⌇ |
    thermometer.low ⌇ |
    aqi.low ⁘ .
    aqi.medium ⁘ .
    aqi.high ⁘ .
    water.waves ≈ ~
    drop.triangle ◊ o ⧫
    drop.circle ◊ o ⧫
    moonphase.new.moon ○ o
    moonphase.waxing.crescent ☽ C
    moonphase.first.quarter ◑ D
    moonphase.waxing.gibbous ◑ D
    moonphase.full.moon ● O
    moonphase.waning.gibbous ◐ C
    moonphase.last.quarter ◐ C
    moonphase.waning.crescent ☾ C
    tree.circle ♣ T ♣
    laurel.leading ❨ (
    laurel.trailing ❩ )
    camera.macro ✿ *
    fossil.shell ⌾ @ ⌾
    cat ^^ ^^ ^^
    dog ⍢ @ ⍢
    pawprint.circle ⁂ @ ⁂
    lizard ∿ ~ ∿
    teddybear ⍢ @ ⍢
    """
}
