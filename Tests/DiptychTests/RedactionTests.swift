import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Redaction` {
  /// Whether the texts are hidden, and what the pictures are drawn as.
  private func looks(@ViewBuilder _ view: () -> some View) -> [String] {
    ViewLayout(200, 100) { view() }.drawings.map { drawing in
      switch drawing {
      case .text(let text): text.isRedacted ? "bars" : text.string
      case .symbol: "symbol"
      case .shape: "box"
      default: "other"
      }
    }
  }

  @Test func `placeholders hide texts and pictures and keep their frames`() {
    let row = HStack {
      Image(systemName: "star").accessibilityIdentifier("image")
      Text("Words").accessibilityIdentifier("text")
    }
    #expect(looks { row } == ["symbol", "Words"])
    #expect(looks { row.redacted(reason: .placeholder) } == ["box", "bars"])
    let hidden = ViewLayout(200, 100) { row.redacted(reason: .placeholder) }
    let shown = ViewLayout(200, 100) { row }
    for name in ["image", "text"] { #expect(hidden.frame(name) == shown.frame(name)) }
  }

  @Test func `a part may be shown all the same`() {
    let looks = looks {
      VStack {
        Text("a")
        Text("b").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    #expect(looks == ["bars", "b"])
  }

  @Test func `privacy hides what is private`() {
    let pair = VStack {
      Text("a")
      Text("b").privacySensitive()
    }
    #expect(looks { pair } == ["a", "b"])
    #expect(looks { pair.redacted(reason: .privacy) } == ["a", "bars"])
    #expect(looks { pair.redacted(reason: .invalidated) } == ["a", "b"])
  }
}
