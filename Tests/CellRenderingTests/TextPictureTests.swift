import LayoutEngine
import Testing

@testable import CellRendering

/// Texts of several scripts in both directions.
@Suite struct `Text pictures` {
  private func render(_ scene: Scene, _ charset: Charset) -> String {
    let options = RenderingOptions(charset: charset, usesColors: false)
    return CellRenderer(options: options).render([scene.sheet(nil)]).canvas.description
  }

  @Test func `Hebrew and Arabic read from the right in both panes`() {
    var scene = Scene(216, 112)
    scene.text("הגדרות", 8, 0)
    scene.text("שפה (עברית) 2024", 8, 16)
    scene.text("السلام عليكم", 8, 32)
    scene.text("المملكة العربية 123", 8, 48)
    scene.text("Hello, שלום!", 8, 64)
    let wrapped = StyledText(runs: [TextRun("אחת שתיים שלוש ארבע חמש")])
    scene.add(.text(wrapped), 8, 80, 96, 32)
    #expect(
      render(scene, .unicode)
        == """
        left-to-right · 216 × 112        right-to-left · 216 × 112
        · · · · · · · · · · · · · · ·    · · · · · · · · · · · · · · ·
        · תורדגה                    ·    ·                    תורדגה ·
        · 2024 (תירבע) הפש          ·    ·          2024 (תירבע) הפש ·
        · ﻢﻜﻴﻠﻋ ﻡﻼﺴﻟﺍ               ·    ·               ﻢﻜﻴﻠﻋ ﻡﻼﺴﻟﺍ ·
        · 123 ﺔﻴﺑﺮﻌﻟﺍ ﺔﻜﻠﻤﻤﻟﺍ       ·    ·       123 ﺔﻴﺑﺮﻌﻟﺍ ﺔﻜﻠﻤﻤﻟﺍ ·
        · Hello, םולש!              ·    ·              Hello, םולש! ·
        · םייתש תחא                 ·    ·                 םייתש תחא ·
        · …ח עברא שולש              ·    ·              …ח עברא שולש ·
        · · · · · · · · · · · · · · ·    · · · · · · · · · · · · · · ·
        """
    )
    #expect(
      render(scene, .ascii)
        == """
        left-to-right - 216 x 112        right-to-left - 216 x 112
        . . . . . . . . . . . . . . .    . . . . . . . . . . . . . . .
        . ??????                    .    .                    ?????? .
        . 2024 (?????) ???          .    .          2024 (?????) ??? .
        . ????? ?????               .    .               ????? ????? .
        . 123 ??????? ???????       .    .       123 ??????? ??????? .
        . Hello, ????!              .    .              Hello, ????! .
        . ????? ???                 .    .                 ????? ??? .
        . ~? ???? ????              .    .              ~? ???? ???? .
        . . . . . . . . . . . . . . .    . . . . . . . . . . . . . . .
        """
    )
  }

  @Test func `lines are set against the leading edge, the middle, or the trailing edge`() {
    var scene = Scene(240, 48)
    let alignments: [StyledText.Alignment] = [.leading, .center, .trailing]
    for (index, alignment) in alignments.enumerated() {
      let text = StyledText(runs: [TextRun("One two three four")], alignment: alignment)
      scene.add(.text(text), CGFloat(index) * 80 + 8, 0, 64, 48)
    }
    #expect(
      render(scene, .unicode)
        == """
        left-to-right · 240 × 48            right-to-left · 240 × 48
        · · · · · · · ·  · · · · · · · ·    · · · · · · · ·  · · · · · · · ·
        · One two   One two    One two ·    · One two    One two   One two ·
        · three      three       three ·    · three       three      three ·
        · four        four        four ·    · four        four        four ·
        · · · · · · · ·  · · · · · · · ·    · · · · · · · ·  · · · · · · · ·
        """
    )
  }

  @Test func `wide characters and emoji take two cells`() {
    var scene = Scene(136, 48)
    scene.text("日本語と中文", 8, 0)
    scene.text("👍🏽 ok 🇩🇪", 8, 16)
    scene.text("“typed” – it’s…", 8, 32)
    #expect(
      render(scene, .unicode)
        == """
        left-to-right · 136 × 48    right-to-left · 136 × 48
        · · · · · · · · · ·         · · · · · · · · · ·
        · 日本語と中文    ·         ·    日本語と中文 ·
        · 👍🏽 ok 🇩🇪        ·         ·        👍🏽 ok 🇩🇪 ·
        · “typed” – it’s… ·         · “typed” – it’s… ·
        · · · · · · · · · ·         · · · · · · · · · ·
        """
    )
    #expect(
      render(scene, .ascii)
        == """
        left-to-right - 136 x 48    right-to-left - 136 x 48
        . . . . . . . . . .         . . . . . . . . . .
        . ????????????    .         .    ???????????? .
        . ?? ok ??        .         .        ?? ok ?? .
        . "typed" - it's~ .         . "typed" - it's~ .
        . . . . . . . . . .         . . . . . . . . . .
        """
    )
  }
}
