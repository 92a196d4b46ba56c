import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct `A storm over the watched scene` {
  /// How many things a storm does.
  private static let operationCount = 1_000

  /// A scene that shows a number at its top and a check number at its end, with as much between
  /// them that a writer needs more than one step.
  private static func text(_ number: Int) -> String {
    """
    #Preview(traits: .fixedLayout(width: 160, height: 32)) {
      VStack(alignment: .leading, spacing: 0) {
        Text("h\(number).")
        // \(String(repeating: "-", count: number % 7 * 300))
        Text("t\(check(number)).")
      }
    }

    """
  }

  private static func check(_ number: Int) -> Int { number * 7_919 % 10_007 }

  /// The numbers that a screen shows after each of the letters.
  private static func numbers(_ screen: TerminalScreen) -> [[Int]] {
    let words = screen.text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    return ["h", "t"].map { letter in
      words.filter { $0.hasPrefix(letter) && $0.hasSuffix(".") }
        .compactMap { Int($0.dropFirst().dropLast()) }
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func `ends with the last state, and never shows one that was never whole`(seed: UInt64) throws {
    let folder = try ScratchFolder()
    try folder.write(Self.text(0), to: "w/x/Scene.swift")
    let scene = try WatchedScene(nil, in: folder, paths: ["w/x/Scene.swift"])
    #expect(scene.terminal.waitForScreen("h0."))
    let sights = scene.record(Self.numbers)
    var storm = Storm(seed: seed, folder: folder.url.path, text: Self.text)
    for _ in 1...Self.operationCount {
      storm.strike()
      scene.terminal.wait(within: .zero) { _ in true }
    }
    storm.calm()
    let last = storm.number
    #expect(scene.terminal.waitForScreen("h\(last)."))
    scene.terminal.wait(within: .milliseconds(700)) { _ in false }
    #expect(
      Self.numbers(scene.terminal.screen) == [[last, last], [Self.check(last), Self.check(last)]]
    )
    for numbers in sights.all {
      #expect(numbers[1] == numbers[0].map(Self.check))
      #expect(Set(numbers[0]).count <= 1)
    }
    // A storm in which nothing is drawn would prove nothing.
    #expect(Set(sights.all.flatMap { $0[0] }).count > 10)
  }

  @Test func `of ten thousand saves ends with the last, in few frames and flat memory`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    var sizes: [Int] = []
    for round in 0..<2 {
      scene.settle()
      for number in 1...5_000 {
        let text = Array(WatchedScene.text("Save\(round)\(number).").utf8)
        let descriptor = open(scene.path, O_WRONLY | O_TRUNC)
        _ = text.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
        if number % 50 == 0 { scene.terminal.wait(within: .zero) { _ in true } }
      }
      #expect(scene.shows("Save\(round)5000."))
      scene.terminal.wait(within: .milliseconds(700)) { _ in false }
      #expect(scene.frameCount <= 5_000)
      sizes.append(try scene.residentPages)
    }
    // In pages of 4 KB; what the allocator keeps varies a little.
    #expect(sizes[1] - sizes[0] < 2_048)
  }
}
