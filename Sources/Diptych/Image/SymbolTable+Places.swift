extension SymbolTable {
  static let places = """
    house.lodge ⌂ ^ ⌂
    house.and.flag ⌂⚐ ^P ⌂⚑
    storefront ⌂ # ⌂
    door.left.hand.open ◨ [
    door.left.hand.closed ▯ [] ▮
    window.vertical.open ◫ []
    tent △ ^ ▲
    tent.2 △△ ^^ ▲▲
    beach.umbrella ☂ T ☂
    signpost.right ⌲ > ⌲
    signpost.left ⌲ < ⌲
    road.lanes ⫼ |
    sofa ⊔ u ⊔
    lamp.desk ⌈ T ⌈
    lamp.floor ⊤ T ⊤
    lamp.table ⊤ T ⊤
    chandelier ⏃ T ⏃
    fan ✣ * ✣
    fan.ceiling ✣ * ✣
    fanblades ✣ * ✣
    air.conditioner.horizontal ▭ - ▬
    air.purifier ▯ # ▮
    washer ◘ o ◘
    dryer ◘ o ◘
    dishwasher ◘ o ◘
    oven ◘ o ◘
    stove ◘ o ◘
    cooktop ◘ o ◘
    microwave ▭ [] ▬
    refrigerator ▯ [] ▮
    sink ⊔ u ⊔
    toilet ⊔ u ⊔
    shower ⍾ ' ⍾
    bathtub ⌣ u ⌣
    spigot ⌐ f ⌐
    lightswitch.on ◫ # ◫
    lightswitch.off ◫ # ◫
    poweroutlet.type.a ⊡ : ⊡
    poweroutlet.type.b ⊡ : ⊡
    poweroutlet.type.f ⊡ : ⊡
    popcorn ▽ v ▼
    carrot ⩔ v ⩔
    waterbottle ▯ u ▮
    takeoutbag.and.cup.and.straw ⊓ u ⊓
    fork.knife.circle ⑂ Y ⑂
    car.side ⛍ o ⛍
    car.front.waves.up ⛍ o ⛍
    car.circle ⛍ o ⛍
    car.2 ⛍⛍ oo ⛍⛍
    bolt.car ⛍ Z ⛍
    ev.charger ⊡ Z ⊡
    box.truck ⛟ # ⛟
    truck.box ⛟ # ⛟
    bus.doubledecker ⛟ # ⛟
    tram.circle ⛟ # ⛟
    cablecar ⛟ # ⛟
    train.side.front.car ⛟ # ⛟
    lightrail ⛟ # ⛟
    ferry ⏢ u ⏢
    sailboat ⏢ u ⏢
    helicopter ✈ +
    airplane.departure ✈ +
    airplane.arrival ✈ +
    scooter ⚮ oo
    moped ⚮ oo ⚮
    motorcycle ⚮ oo ⚮
    steeringwheel ⊛ O ⊛
    parkingsign P P
    parkingsign.circle P P P
    """
}
