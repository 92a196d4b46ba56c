import Foundation
import Testing

/// What charts of very many marks cost, and which of their bands are told.
@Suite struct `Charts of very many marks` {
  private static func render(_ mark: String, _ count: Int, steps: Int) throws -> ProgramRun {
    let folder = try ScratchFolder()
    try folder.write(
      """
      import Charts
      import SwiftUI
      #Preview {
        Chart {
          ForEach(0..<\(count), id: \\.self) { i in
            \(mark)(x: .value("x", i), y: .value("y", i % 17))
              .foregroundStyle(by: .value("kind", "\\(i % 3)"))
          }
        }
      }
      """,
      to: "Marks.swift"
    )
    return try ProgramRun.shell(
      "cd '\(folder.url.path)' && '\(ProgramRun.program)' render --max-steps \(steps) Marks.swift"
    )
  }

  @Test(arguments: ["BarMark", "LineMark", "AreaMark", "PointMark"])
  func `take steps in proportion to the marks`(mark: String) throws {
    #expect(try Self.render(mark, 500, steps: 200_000).code == 0)
    #expect(try Self.render(mark, 1_000, steps: 400_000).code == 0)
    #expect(try Self.render(mark, 1_000, steps: 50_000).code == 1)
  }

  @Test(arguments: [(12, 12), (13, 3), (40, 4), (100, 4), (365, 4)])
  func `tell all of few bands, and those at round steps of many`(
    count: Int,
    labels: Int
  ) throws {
    let text = try Self.render("BarMark", count, steps: 1_000_000).text
    let axis = text.split(separator: "\n").last { $0.contains(" 0 ") || $0.contains("·0") } ?? ""
    let told = axis.split { !$0.isNumber }
    #expect(told.count == labels * 2, "once in each direction: \(axis)")
  }
}
