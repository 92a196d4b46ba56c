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

  @Test func `of saves that are drawn one by one leaves nothing of each behind`() throws {
    let scene = try WatchedScene(Self.mixture(0))
    #expect(scene.shows("n0."))
    var sizes: [Int] = []
    for round in 0..<4 {
      for number in 1...120 {
        try scene.folder.write(Self.mixture(round * 120 + number), to: "Scene.swift")
        #expect(scene.shows("n\(round * 120 + number)."))
      }
      sizes.append(try scene.residentPages)
    }
    // The least growth of a round, as an arena that the allocator opens for another thread, late on
    // a busy machine, is kept once, and what a save leaves behind is left in every round.
    let growth = zip(sizes.dropFirst(), sizes).map { $0 - $1 }.min() ?? .max
    // In pages of 4 KB: less than 14 KB for each save, of which a bound program has several times as
    // much.
    #expect(growth < 400)
  }

  /// A scene with declarations of many kinds, which refer to each other and to themselves.
  private static func mixture(_ number: Int) -> String {
    """
    let twice = { (x: Int) in half(x) * 4 }
    func half(_ x: Int) -> Int { x < 2 ? x : half(x - 2) + 1 }
    enum Shade: CaseIterable { case light, dark
      var other: Shade { self == .light ? .dark : .light } }
    class Model: ObservableObject { @Published var count = \(number)
      func next() -> Model { Model() } }
    protocol Named { var name: String { get } }
    extension Int: Named { var name: String { "n\\(self)." } }
    struct Row: View, Named {
      let depth: Int
      @State private var shade = Shade.light
      var name: String { depth.name }
      var body: some View {
        if depth > 0 { Row(depth: depth - 1).padding(1) } else { Text("\\(twice(2))") }
      }
    }
    struct Wide: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 80, height: 16)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) } }
    }
    struct Root: View {
      @StateObject var model = Model()
      var body: some View {
        VStack {
          Wide { Text(model.count.name) }
          Row(depth: 3)
          GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
        }
      }
    }
    #Preview(traits: .fixedLayout(width: 160, height: 96)) { Root() }

    """
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
