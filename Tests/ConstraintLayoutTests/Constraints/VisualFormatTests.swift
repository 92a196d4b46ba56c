import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Visual formats` {
  private func scene(
    _ formats: [String],
    options: NSLayoutConstraint.FormatOptions = [],
    _ direction: LayoutDirection = .leftToRight
  ) -> ViewScene {
    ViewScene(320, 100, direction) { _, root in
      let views = ["a": root.add("a"), "b": root.add("b")]
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format,
            options: options,
            metrics: ["gap": 20, "low": UILayoutPriority.defaultLow],
            views: views
          )
        )
      }
    }
  }

  @Test(
    arguments: [
      ("H:|-10-[a(40)]-[b(60)]", [10, 40, 58, 60], [270, 40, 202, 60]),
      ("|[a(40)][b]|", [0, 40, 40, 280], [280, 40, 0, 280]),
      ("H:|-[a(b)]-gap-[b]-|", [16, 134, 170, 134], [170, 134, 16, 134]),
      ("H:|-(gap)-[a(==40)]-(>=8,==30@low)-[b(60)]", [20, 40, 90, 60], [260, 40, 170, 60]),
      ("H:[a(40)]-8-[b(60)]-4-|", [208, 40, 256, 60], [72, 40, 4, 60]),
      ("H:|-0-[a(>=100@900)]-[b(50@1000)]", [0, 100, 108, 50], [220, 100, 162, 50]),
    ] as [(String, [CGFloat], [CGFloat])]
  )
  func `a picture becomes constraints`(format: String, forward: [CGFloat], backward: [CGFloat]) {
    for (direction, expected) in zip(LayoutDirection.allCases, [forward, backward]) {
      let scene = scene([format], direction)
      let (a, b) = (scene.frame("a") ?? [], scene.frame("b") ?? [])
      #expect([a[0], a[2], b[0], b[2]] == expected)
    }
  }

  @Test(
    arguments: [
      (.directionLeftToRight, [10, 58], [10, 58]),
      (.directionRightToLeft, [270, 202], [270, 202]),
    ] as [(NSLayoutConstraint.FormatOptions, [CGFloat], [CGFloat])]
  )
  func `a direction can be fixed`(
    options: NSLayoutConstraint.FormatOptions,
    forward: [CGFloat],
    backward: [CGFloat]
  ) {
    for (direction, expected) in zip(LayoutDirection.allCases, [forward, backward]) {
      let scene = scene(["H:|-10-[a(40)]-[b(60)]"], options: options, direction)
      #expect([scene.frame("a")?[0], scene.frame("b")?[0]] == expected)
    }
  }

  @Test func `columns run down and share what options name`() {
    let scene = scene(["V:|-gap-[a(30)]-[b(20)]", "H:|-7-[a(50)]", "H:[b(20)]"])
    #expect(scene.frame("a") == [7, 20, 50, 30])
    #expect(scene.frame("b")?[1] == 58)
    let aligned = self.scene(["V:|[a(30)][b(20)]"], options: .alignAllTrailing)
    let (a, b) = (aligned.frame("a") ?? [], aligned.frame("b") ?? [])
    #expect(a[0] + a[2] == b[0] + b[2])
  }

  @Test(
    arguments: [
      ("H:|-[c]", 5, .unknownView("c")), ("H:[a(wide)]", 5, .unknownMetric("wide")),
      ("H:[a", 4, .expected("']'")), ("H:a]", 2, .expected("'['")),
      ("H:[a]-5[b]", 7, .expected("'-'")), ("H:[a]]", 5, .expected("'['")),
      ("", 0, .expected("'['")), ("H:[a]-b-[b]", 6, .lengthOfView("b")),
      ("H:|[a]|x", 7, .expected("the end of the format")),
      ("V:[](", 3, .expected("the name of a view")),
    ] as [(String, Int, VisualFormatMistake)]
  )
  func `a mistake is found at its place`(format: String, offset: Int, mistake: VisualFormatMistake)
  {
    #expect(
      scene([format]).problems.map(\.reason).contains(
        .invalidFormat(format, offset: offset, mistake)
      )
    )
  }

  @Test(arguments: 0..<200)
  func `no text makes the reader fail`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("HV:|[]()-=<>@,.ab19 é")
    let text = String(
      (0..<Int.random(in: 0...14, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
    )
    _ = scene([text])
  }
}
