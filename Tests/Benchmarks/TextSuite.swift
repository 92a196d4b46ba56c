import CellRendering
import LayoutEngine

/// Breaks texts into lines, as layout asks for each width.
let textSuite = BenchmarkSuite(name: "wrap") {
  [
    wrapping("1 KB of English", "The quick brown fox jumps over the lazy dog. ", 1_024),
    wrapping("64 KB of English", "The quick brown fox jumps over the lazy dog. ", 65_536),
    wrapping("1 KB of Arabic", "الثعلب البني السريع يقفز فوق الكلب الكسول. ", 1_024),
    wrapping("1 KB of emoji and CJK", "漢字かな交じり文👩‍👩‍👧‍👦と🇯🇵の旗。", 1_024),
  ]
}

/// Measures a text in a width that breaks it into many lines.
private func wrapping(_ name: String, _ sentence: String, _ byteCount: Int) -> Benchmark {
  var string = ""
  while string.utf8.count < byteCount { string += sentence }
  let text = StyledText(runs: [TextRun(string)])
  let width = CGFloat(240)
  return Benchmark(name: name, count: string.utf8.count, unit: "byte", goal: nil) {
    {
      let size = CellTextMeasuring().size(
        of: text,
        in: ProposedViewSize(width: width, height: nil)
      )
      return size.width <= width && size.height > 16 * CGFloat(byteCount / 240)
    }
  }
}
