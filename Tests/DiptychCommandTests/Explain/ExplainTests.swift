import Foundation
import Testing

@Suite struct `Explain` {
  private static let scene = """
    #Preview("Row", traits: .fixedLayout(width: 200, height: 40)) {
      HStack(spacing: 8) {
        Text("Hello")
          .padding(.leading, 4)
          .accessibilityIdentifier("hello")
        Color.red.frame(width: 20, height: 10)
          .offset(x: 6)
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }

    """

  private static func explain(_ options: String, scene: String = scene) throws -> ProgramRun {
    let folder = try ScratchFolder()
    try folder.write(scene, to: "Row.swift")
    return try ProgramRun.shell(
      "cd '\(folder.url.path)' && LC_ALL=C.UTF-8 '\(ProgramRun.program)' explain Row.swift \(options)"
    )
  }

  @Test func `tells the whole tree, a line for each step`() throws {
    let run = try Self.explain("")
    #expect(run.code == 0)
    #expect(
      run.text == """
        Row, canvas 200 × 40, both directions
        .frame(maxWidth: .infinity, alignment: .trailing)  200 × 40  → 200 × 16  at 0, 12   9:4
          HStack(spacing: 8)                               200 × 16  → 72 × 16   at 128, 0  2:3
            .padding(.leading, 4) "hello"                  172 × 16  → 44 × 16   at 0, 0    4:8
              Text("Hello")                                168 × 16  → 40 × 16   at 4, 0    3:5
            .offset(x: 6, y: 0)                            96 × 16   → 20 × 10   at 52, 3   7:8
              .frame(width: 20, height: 10)                96 × 16   → 20 × 10   at 6, 0    6:15
                Color                                      20 × 10   → 20 × 10   at 0, 0    6:5

        """
    )
  }

  @Test(arguments: ["hello", "0.0", ":3", ":3:5"])
  func `tells the way to a view in words, however it is named`(name: String) throws {
    let run = try Self.explain("--view \(name)")
    #expect(run.code == 0)
    for line in [
      " 1  .frame(maxWidth: .infinity, alignment: .trailing)  Row.swift:9:4",
      "    in the middle of the canvas: x (200 − 200) / 2 = 0, y (40 − 16) / 2 = 12",
      "    x 128: its trailing at 72 meets trailing of '.frame' at 200",
      "    asked 2 of 2, the least flexible first: 12 to 44 long",
      "    proposed 172 × 16, takes 44 × 16",
      "    mirrored in '.frame': 200 − 128 − 72 = 0 from the left",
    ] {
      #expect(run.text.contains(line + "\n"), "\(run.text)")
    }
    let frames = name == "hello" ? ["x 128  y 12  44 × 16", "x 28  y 12  44 × 16"] : []
    for frame in frames { #expect(run.text.contains(frame)) }
  }

  @Test func `tells both directions where they differ`() throws {
    let scene = """
      struct Side: View {
        @Environment(\\.layoutDirection) var direction
        var body: some View {
          Color.red.frame(width: direction == .rightToLeft ? 40 : 80)
        }
      }
      """
    let run = try Self.explain("", scene: scene)
    #expect(run.text.contains("left-to-right\n.frame(width: 80)"))
    #expect(run.text.contains("right-to-left\n.frame(width: 40)"))
  }

  @Test func `goes through what a geometry reader contains`() throws {
    let scene = "GeometryReader { proxy in Text(\"A\").accessibilityIdentifier(\"a\") }"
    let run = try Self.explain("--view a --size 80x32", scene: scene)
    #expect(run.text.contains("GeometryReader"))
    #expect(run.text.contains("left-to-right  x 0  y 0  8 × 16"))
    #expect(run.text.contains("right-to-left  x 72  y 0  8 × 16"))
  }

  @Test(
    arguments: [
      ("--view helo", "has no view 'helo'; did you mean 'hello'?", Int32(1)),
      ("--view 0.7", "has no view '0.7'; there are 'hello'", 1),
      ("--preview Wow", "has no preview named 'Wow'; it has 'Row'", 1),
      ("--view ''", "--view wants a name, a path, or a line", 64),
    ]
  )
  func `tells what there is instead`(options: String, message: String, code: Int32) throws {
    let run = try Self.explain(options)
    #expect(run.code == code)
    #expect(run.output.isEmpty)
    #expect(run.complaint.contains(message), "\(run.complaint)")
  }

  @Test func `writes JSON whose proposals tell the ideal from the infinite`() throws {
    let scene = "ScrollView { Color.red }.frame(width: 80, height: 32)"
    let run = try Self.explain("--format json", scene: scene)
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let preview = (document?["previews"] as? [[String: Any]])?.first ?? [:]
    let steps = (preview["rtl"] as? [String: Any])?["steps"] as? [[String: Any]] ?? []
    #expect(
      steps.map { $0["title"] as? String } == [
        ".frame(width: 80, height: 32)", "ScrollView", "Color",
      ]
    )
    #expect((steps.last?["proposal"] as? [Any])?.last is NSNull)
    #expect(steps.last?["answer"] as? [Double] == [80, 10])
    #expect(steps.last?["path"] as? String == "0.0")
  }
}
