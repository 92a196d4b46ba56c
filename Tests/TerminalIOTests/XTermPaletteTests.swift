import Testing

@testable import TerminalIO

@Suite struct `XTerm palette` {
  @Test func `every colour of the cube is nearest to itself`() {
    for index in 16..<232 {
      let step = index - 16
      let levels = [step / 36, step / 6 % 6, step % 6].map { UInt8(XTermPalette.level($0)) }
      #expect(XTermPalette.nearest256(levels[0], levels[1], levels[2]) == UInt8(index))
    }
  }

  @Test func `every grey that the cube lacks is nearest to itself`() {
    let levels = (0..<6).map(XTermPalette.level)
    for index in 232..<256 {
      let grey = 8 + 10 * (index - 232)
      guard !levels.contains(grey) else { continue }
      #expect(XTermPalette.nearest256(UInt8(grey), UInt8(grey), UInt8(grey)) == UInt8(index))
    }
  }

  @Test func `every named colour is nearest to itself`() {
    for (index, color) in XTermPalette.named.enumerated() {
      let nearest = XTermPalette.nearest16(
        UInt8(color.red),
        UInt8(color.green),
        UInt8(color.blue)
      )
      #expect(nearest == UInt8(index))
    }
  }

  @Test(arguments: [
    ((0, 122, 255), 33), ((255, 59, 48), 203), ((52, 199, 89), 77), ((142, 142, 147), 246),
    ((1, 1, 1), 16), ((254, 254, 254), 231),
  ])
  func `system colours find their neighbours`(_ color: (Int, Int, Int), _ index: Int) {
    let nearest = XTermPalette.nearest256(UInt8(color.0), UInt8(color.1), UInt8(color.2))
    #expect(nearest == UInt8(index))
  }
}
