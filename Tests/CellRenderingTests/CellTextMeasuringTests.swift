import LayoutEngine
import Testing

@testable import CellRendering

@Suite struct `Cell text measuring` {
  private func size(
    _ string: String,
    _ width: CGFloat?,
    _ height: CGFloat? = nil,
    lineLimit: Int? = nil
  ) -> CGSize {
    CellTextMeasuring().size(
      of: StyledText(runs: [TextRun(string)], lineLimit: lineLimit),
      in: ProposedViewSize(width: width, height: height)
    )
  }

  @Test(
    arguments: [
      ("", nil, 0, 0), ("Hello", nil, 40, 16), ("Hello", .infinity, 40, 16), ("中文", nil, 32, 16),
      ("two\nlines", nil, 40, 32), ("end\n", nil, 24, 32), ("Hello world", 87, 40, 32),
      ("Hello world", 88, 88, 16), ("Hello world", 40, 40, 32), ("Hello world", 39, 32, 64),
      ("Hello", 0, 8, 80), ("中文", 0, 16, 32), ("a中", 0, 16, 32), ("Hello", -8, 8, 80),
      ("Hello", -.infinity, 8, 80), ("Hello", -1e300, 8, 80),
      ("Hello", .nan, 40, 16), ("a b", 8, 8, 32), ("name: ", nil, 48, 16), ("name: ", 40, 40, 16),
      ("tab\tx", nil, 64, 16), ("thirds", 160.0 / 3, 48, 16),
    ] as [(String, CGFloat?, CGFloat, CGFloat)]
  )
  func `a text is as wide as its widest line`(
    string: String,
    proposal: CGFloat?,
    width: CGFloat,
    height: CGFloat
  ) {
    #expect(size(string, proposal) == CGSize(width: width, height: height))
  }

  @Test(
    arguments: [
      (nil, nil, 64), (32, nil, 32), (47, nil, 32), (0, nil, 16), (-1, nil, 16), (.infinity, 2, 32),
      (1_000, 1, 16), (nil, 0, 16), (nil, -3, 16), (.nan, nil, 64),
    ] as [(CGFloat?, Int?, CGFloat)]
  )
  func `the height offered and the limit cut lines`(
    height: CGFloat?,
    lineLimit: Int?,
    expected: CGFloat
  ) {
    #expect(size("aa bb cc dd", 16, height, lineLimit: lineLimit).height == expected)
  }

  @Test(arguments: ["", "Hello", "Hello world", "two\nlines", "aa bb cc dd", "中文 שלום"])
  func `an answer that ignores the height is the same for every height`(string: String) {
    for (lineLimit, width) in [(nil, nil), (nil, 48), (1, 48), (2, 16)] as [(Int?, CGFloat?)] {
      let text = StyledText(runs: [TextRun(string)], lineLimit: lineLimit)
      let heights: [CGFloat?] = [0, 15, 16, 31, 32, 1_000, .infinity, nil]
      let answers = heights.map { height in
        CellTextMeasuring().answer(
          of: text,
          in: ProposedViewSize(width: width, height: height)
        )
      }
      let isSame = Set(answers.map(\.size)).count == 1
      #expect(isSame || !answers.contains(where: \.ignoresHeight), "\(width ?? .nan)")
      // What is one line high for the greatest height is one line high for the least.
      let isOneLine = answers[6].size.height <= 16
      #expect(!isOneLine || answers.allSatisfy(\.ignoresHeight), "\(width ?? .nan)")
    }
  }

  @Test(
    arguments: [
      "", "Hello", "aa bb cc dd", "two\nlines", "ab   ", "aaaa bb   ", "  aa  bbb ",
      "中文字 שלום world", "a-b incomprehensible 👩‍👩‍👧 x", "one two three\n\nfour five   six seven",
    ]
  )
  func `an answer that holds where it fits is the same down to its own width`(string: String) {
    for (lineLimit, height) in [(nil, nil), (nil, 32), (2, nil), (1, 16)] as [(Int?, CGFloat?)] {
      let text = StyledText(runs: [TextRun(string)], lineLimit: lineLimit)
      let widths = stride(from: 0.0, through: 300, by: 4).map(Optional.some) + [.infinity, nil]
      for width in widths {
        let answer = CellTextMeasuring().answer(
          of: text,
          in: ProposedViewSize(width: width, height: height)
        )
        guard answer.holdsWhereItFits else { continue }
        for other in widths {
          let offered = other ?? .infinity
          guard answer.size.width <= offered, offered <= width ?? .infinity else { continue }
          let proposal = ProposedViewSize(width: other, height: height)
          let same = CellTextMeasuring().answer(of: text, in: proposal)
          #expect(same.size == answer.size, "\(width ?? .nan) for \(other ?? .nan)")
          #expect(same.ignoresHeight == answer.ignoresHeight)
        }
      }
    }
  }

  @Test func `a text laid out at its own size keeps its lines`() {
    let string = "The quick brown fox — 中文字 — jumps, over-the lazy  dog\nand שלום"
    for width in stride(from: 0.0, through: 300, by: 5) {
      let first = size(string, width)
      #expect(size(string, first.width, first.height) == first)
    }
  }

  @Test func `baselines are those of the first and the last line`() {
    let text = StyledText(runs: [TextRun("one two")])
    let baselines = CellTextMeasuring().baselines(of: text, in: CGSize(width: 24, height: 32))
    #expect(baselines == (13, 29))
  }

  @Test func `a megabyte of text is measured and drawn`() {
    let string = String(repeating: "word ", count: 200_000)
    #expect(size(string, 400).height == 16 * 20_000)
    let placement = TextPlacement(
      StyledText(runs: [TextRun(string)]),
      direction: .leftToRight,
      frame: CGRect(x: 0, y: 0, width: 8e6, height: 16),
      grid: CellGrid(size: CGSize(width: 80, height: 32))
    )
    #expect(placement.lines.map(\.graphemes.count) == [10])
  }
}
