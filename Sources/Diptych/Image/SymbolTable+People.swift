extension SymbolTable {
  static let people = """
    person ♙ & ♟
    person.circle ♙ & ♟
    person.crop.circle ♙ & ♟
    person.crop.square ♙ & ♟
    person.crop.rectangle ♙ & ♟
    person.2 ♙♙ && ♟♟
    person.3 ♙♙ && ♟♟
    person.2.circle ♙♙ && ♟♟
    person.badge.plus ♙+ &+
    person.badge.minus ♙− &-
    person.crop.circle.badge.plus ♙+ &+
    person.crop.circle.badge.checkmark ♙✓ &v
    person.crop.circle.badge.xmark ♙✕ &x
    person.text.rectangle ♙≡ &= ♟≡
    face.smiling ☺ :) ☻
    face.dashed ☹ :(
    hand.raised ☝ ! ☝
    hand.raised.slash ☝ ! ☝
    hand.thumbsup ☝ + ☝
    hand.thumbsdown ☟ - ☟
    hand.point.up ☝ ^ ☝
    hand.point.up.left ☝ ^ ☝
    hand.point.left ☜ < ☚
    hand.point.right ☞ > ☛
    hand.point.down ☟ v ☟
    hand.tap ☝ ^ ☝
    hand.draw ☝ ~ ☝
    hand.wave ☝ ~ ☝
    person.wave.2 ♙~ &~ ♟~
    person.3.sequence ♙♙ && ♟♟
    person.line.dotted.person ♙♙ && ♟♟
    figure.yoga ⚹ &
    figure.mind.and.body ⚹ &
    figure.strengthtraining.traditional ⚹ &
    figure.strengthtraining.functional ⚹ &
    figure.core.training ⚹ &
    figure.dance ⚹ &
    figure.pool.swim ⚹ &
    figure.outdoor.cycle ⚹ &
    figure.hiking ⚹ &
    eyes ◉◉ oo
    mustache ⌣ w ⌣
    hands.clap ☝☝ !! ☝☝
    eye ◉ o ◉
    eye.slash ⊘ - ⊘
    eye.circle ◉ o ◉
    ear ʔ ? ʔ
    mouth ⌣ u ⌣
    brain ☊ @
    brain.head.profile ☊ @
    bubble.left ◰ [] ◰
    bubble.right ◳ [] ◳
    bubble.middle.bottom ▽ [] ▼
    bubble.left.and.bubble.right ◰◳ [] ◰◳
    text.bubble ▤ [] ▤
    ellipsis.bubble ⋯ .. ⋯
    plus.bubble ⊞ + ⊞
    exclamationmark.bubble ! ! !
    message ◰ [] ◰
    message.circle ◰ [] ◰
    envelope ✉ M ✉
    envelope.circle ✉ M ✉
    envelope.open ✉ M ✉
    envelope.badge ✉ M ✉
    paperplane ➢ > ➤
    paperplane.circle ➢ > ➤
    phone ✆ C ✆
    phone.circle ✆ C ✆
    phone.down ✆ x ✆
    phone.badge.plus ✆+ C+
    teletype ☎ C
    video ◫ V ◫
    video.slash ◫ V ◫
    video.circle ◫ V ◫
    video.badge.plus ◫+ V+
    megaphone ◁ < ◀
    accessibility ⚹ &
    figure ⚹ &
    figure.child ⚹ &
    faceid ⌜⌟ []
    touchid ◍ @
    hand.wave ☟ ~ ☟
    hands.sparkles ☝⁂ !* ☝⁂
    hand.raised.circle ☝ ! ☝
    hand.thumbsup.circle ☝ + ☝
    hand.thumbsdown.circle ☟ - ☟
    person.wave.2 ♙) &) ♟)
    person.2.wave.2 ♙♙ && ♟♟
    person.badge.clock ♙◷ &o ♟◷
    person.badge.key ♙⚷ &F ♟⚷
    person.badge.shield.checkmark ♙✓ &v ♟✓
    person.questionmark ♙? &? ♟?
    person.fill.questionmark ♟? &?
    person.fill.checkmark ♟✓ &v
    person.fill.xmark ♟✕ &x
    person.fill.badge.plus ♟+ &+
    person.fill.badge.minus ♟− &-
    person.crop.artframe ♙ &
    person.crop.rectangle.stack ♙ & ♟
    person.line.dotted.person ♙♙ && ♟♟
    person.2.slash ♙♙ && ♟♟
    person.slash ♙ & ♟
    person.icloud ♙ & ♟
    person.and.background.dotted ♙ &
    lungs ⫙ U ⫙
    nose ʟ L ʟ
    eyebrow ⌒ -
    mustache ⏜ ~ ⏜
    face.smiling.inverse ☻ :)
    captions.bubble ▤ [] ▤
    star.bubble ☆ * ★
    questionmark.bubble ? ? ?
    phone.bubble ✆ C ✆
    bubble.left.and.text.bubble.right ◰▤ [] ◰▤
    megaphone.badge.plus ◁+ <+ ◀+
    """
}
