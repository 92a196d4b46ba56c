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
    """
}
