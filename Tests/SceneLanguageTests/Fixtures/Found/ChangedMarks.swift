import SwiftUI
import Charts
#Preview { Chart { ForEach(0..<3) { i in LineMark(x: .value("x", i), y: .value("y", i)) }
  .foregroundStyle(by: .value("k", "a")).symbol(by: .value("k", "a")).interpolationMethod(.cardinal) }.frame(width: 200, height: 120) }
