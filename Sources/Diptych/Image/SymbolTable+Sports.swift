extension SymbolTable {
  static let sports = """
    figure.yoga ⚹ &
    figure.dance ⚹ &
    figure.cooldown ⚹ &
    figure.flexibility ⚹ &
    figure.mind.and.body ⚹ &
    figure.strengthtraining.traditional ⚹ &
    figure.strengthtraining.functional ⚹ &
    figure.core.training ⚹ &
    figure.cross.training ⚹ &
    figure.highintensity.intervaltraining ⚹ &
    figure.mixed.cardio ⚹ &
    figure.elliptical ⚹ &
    figure.rower ⚹ &
    figure.stairs ⚹ &
    figure.step.training ⚹ &
    figure.pilates ⚹ &
    figure.boxing ⚹ &
    figure.climbing ⚹ &
    figure.hiking ⚹ &
    figure.golf ⚹ &
    figure.tennis ⚹ &
    figure.soccer ⚹ &
    figure.basketball ⚹ &
    figure.pool.swim ⚹ &
    figure.open.water.swim ⚹ &
    figure.outdoor.cycle ⚹ &
    figure.indoor.cycle ⚹ &
    figure.skiing.downhill ⚹ &
    figure.snowboarding ⚹ &
    figure.walk.circle ⚹ & ⚹
    figure.run.circle ⚹ & ⚹
    figure.walk.motion ⚹ &
    figure.wave ⚹ &
    figure.roll ⚹ &
    figure.fall ⚹ &
    figure.arms.open ⚹ &
    figure.stand.line.dotted.figure.stand ⚹⚹ &&
    figure.2 ⚹⚹ &&
    figure.2.arms.open ⚹⚹ &&
    figure.2.and.child.holdinghands ⚹⚹ &&
    figure.and.child.holdinghands ⚹⚹ &&
    dumbbell ⊷ -- ⊷
    sportscourt ◫ [] ◫
    soccerball ◍ o
    basketball ◍ o ◍
    football ◍ o ◍
    volleyball ◍ o ◍
    baseball ◍ o ◍
    tennisball ◍ o ◍
    tennis.racket ⚲ P
    cricket.ball ◍ o ◍
    skateboard ⌣ _ ⌣
    surfboard ⬯ 0 ⬮
    """
}
