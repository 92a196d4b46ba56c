import LayoutEngine
import Testing

@testable import CellRendering

@Suite struct `Gradient pictures` {
  private static let ramp = [
    PaintGradient.Stop(color: .rgb(red: 0, green: 0, blue: 0), opacity: 1, location: 0),
    PaintGradient.Stop(color: .white, opacity: 1, location: 1),
  ]

  private func paint(
    _ form: PaintGradient.Form,
    _ stops: [PaintGradient.Stop] = Self.ramp
  ) -> Paint {
    Paint(
      .rgb(red: 0.5, green: 0.5, blue: 0.5),
      gradient: PaintGradient(form: form, stops: stops)
    )
  }

  @Test(
    arguments: [
      (.linear(start: .leading, end: .trailing), 0, 0, 0),
      (.linear(start: .leading, end: .trailing), 50, 90, 0.25),
      (.linear(start: .topLeading, end: .bottomTrailing), 200, 100, 1),
      (.linear(start: .top, end: .bottom), 13, 25, 0.25),
      (.linear(start: .bottom, end: .top), 13, 25, 0.75),
      (.linear(start: .center, end: .center), 13, 25, 0),
      (.radial(center: .center, startRadius: 10, endRadius: 50), 100, 50, 0),
      (.radial(center: .center, startRadius: 10, endRadius: 50), 130, 50, 0.5),
      (.radial(center: .center, startRadius: 10, endRadius: 50), 199, 50, 1),
      (.elliptical(center: .center, startRadius: 0, endRadius: 0.5), 150, 50, 0.5),
      (.elliptical(center: .center, startRadius: 0, endRadius: 0.5), 100, 75, 0.5),
      (.angular(center: .center, start: .zero, end: .zero), 150, 50, 0),
      (.angular(center: .center, start: .zero, end: .zero), 100, 90, 0.25),
      (.angular(center: .center, start: .degrees(90), end: .degrees(270)), 10, 50, 0.5),
      (.angular(center: .center, start: .degrees(180), end: .zero), 100, 90, 0.5),
    ] as [(PaintGradient.Form, Double, Double, Double)]
  )
  func `a point lies a part of the way along`(
    form: PaintGradient.Form,
    x: Double,
    y: Double,
    part: Double
  ) {
    let gradient = PaintGradient(form: form, stops: Self.ramp)
    let location = gradient.location(
      of: CGPoint(x: x, y: y),
      in: CGSize(width: 200, height: 100)
    )
    #expect(abs(location - part) < 1e-9)
  }

  @Test func `every cell has the colour of its middle`() {
    var scene = Scene(96, 32)
    let across = paint(.linear(start: .leading, end: .trailing))
    scene.add(.shape(.rectangle, fill: across, stroke: nil), 0, 0, 96, 16)
    let back = paint(.linear(start: .trailing, end: .leading))
    scene.add(.shape(.rectangle, fill: back, stroke: nil), 0, 16, 96, 16)
    #expect(
      scene.picture()
        == """
        █▓▓▓▒▒▒░░░░░
        ░░░░░▒▒▒▓▓▓█
        """
    )
  }

  @Test func `a gradient turns with its view`() {
    var scene = Scene(32, 64)
    let across = paint(.linear(start: .leading, end: .trailing))
    scene.add(nil, -16, 16, 64, 32, effect: .rotation(.degrees(90), anchor: .center)) {
      $0.add(.shape(.rectangle, fill: across, stroke: nil), -16, 16, 64, 32)
    }
    #expect(
      scene.picture()
        == """
        ▓▓▓▓
        ▒▒▒▒
        ░░░░
        ░░░░
        """
    )
  }

  @Test func `nothing darkens towards a clear end`() throws {
    let stops = [
      PaintGradient.Stop(color: .white, opacity: 1, location: 0),
      PaintGradient.Stop(color: .primary, opacity: 0, location: 1),
    ]
    let gradient = try #require(
      SurfaceGradient(
        paint(.linear(start: .leading, end: .trailing), stops),
        CGRect(x: 0, y: 0, width: 100, height: 100),
        .identity
      )
    )
    let middle = gradient.pigment(at: CGPoint(x: 50, y: 9), PigmentMixing())
    #expect(middle?.0 == .rgb(255, 255, 255))
    #expect(middle?.opacity == 0.5)
    let picture = VectorPicture(
      {
        var scene = Scene(96, 32)
        let fill = paint(.linear(start: .leading, end: .trailing), stops)
        scene.add(.shape(.rectangle, fill: fill, stroke: nil), 0, 0, 96, 32)
        return scene.tree
      }(),
      prefix: "p"
    )
    #expect(picture.text.contains("<linearGradient id=\"pg0\" gradientUnits=\"userSpaceOnUse\""))
    #expect(
      picture.text.contains("<stop offset=\"1\" stop-color=\"#ffffff\" stop-opacity=\"0\"/>")
    )
    #expect(
      picture.text.contains("<rect x=\"0\" y=\"0\" width=\"96\" height=\"32\" fill=\"url(#pg0)\"")
    )
  }

  @Test func `texts, symbols and lines have the colour of each cell`() {
    let ends = [
      PaintGradient.Stop(color: .rgb(red: 1, green: 0, blue: 0), opacity: 1, location: 0.4),
      PaintGradient.Stop(color: .rgb(red: 0, green: 0, blue: 1), opacity: 1, location: 0.6),
    ]
    let paint = paint(.linear(start: .leading, end: .trailing), ends)
    var scene = Scene(80, 80)
    scene.add(.text(StyledText(runs: [TextRun("from to it", paint: paint)])), 0, 0, 80, 16)
    scene.add(.shape(.rectangle, fill: paint, stroke: nil), 0, 16, 80, 1)
    let stroke = Stroke(paint: paint, width: 1)
    scene.add(.shape(.rectangle, fill: nil, stroke: stroke), 0, 32, 80, 32)
    scene.add(.symbol(Symbol(name: "star", unicode: "★", ascii: "*"), paint), 0, 64, 16, 16)
    let options = RenderingOptions(charset: .unicode, usesColors: true)
    let canvas = CellRenderer(options: options).rasterize(scene.tree)
    for row in 0..<4 {
      #expect(canvas[0, row].style.foreground == .rgb(255, 0, 0))
      #expect(canvas[9, row].style.foreground == .rgb(0, 0, 255))
    }
    #expect(canvas[0, 4].style.foreground == .rgb(255, 0, 0))
  }

  @Test func `a line of SVG has the colours of a gradient`() {
    let across = paint(.linear(start: .leading, end: .trailing))
    var scene = Scene(96, 64)
    scene.add(.text(StyledText(runs: [TextRun("text", paint: across)])), 0, 0, 32, 16)
    let stroke = Stroke(paint: across, width: 2)
    scene.add(.shape(.rectangle, fill: nil, stroke: stroke), 0, 16, 96, 16)
    scene.add(.border(across, width: 1), 0, 32, 96, 16)
    let text = VectorPicture(scene.tree, prefix: "p").text
    #expect(text.contains("<tspan fill=\"url(#pg0)\">text</tspan>"))
    #expect(text.contains("fill=\"none\" stroke=\"url(#pg1)\" stroke-width=\"2\""))
    #expect(text.contains("fill=\"none\" stroke=\"url(#pg2)\" stroke-width=\"1\""))
  }

  @Test func `colours around a point are wedges in SVG`() {
    let stops = [
      PaintGradient.Stop(color: .rgb(red: 1, green: 0, blue: 0), opacity: 1, location: 0),
      PaintGradient.Stop(color: .primary, opacity: 0.5, location: 0.5),
      PaintGradient.Stop(color: .white, opacity: 1, location: 0.5),
    ]
    let around = paint(.angular(center: .center, start: .zero, end: .zero), stops)
    var scene = Scene(96, 96)
    scene.add(.shape(.ellipse, fill: around, stroke: nil), 8, 8, 80, 80)
    let text = VectorPicture(scene.tree, prefix: "p").text
    #expect(
      text.hasPrefix(
        "<pattern id=\"pg0\" patternUnits=\"userSpaceOnUse\" x=\"7\" y=\"7\" width=\"82\""
      )
    )
    #expect(text.contains("fill=\"url(#pg0)\""))
    // The first wedge, two colours over each other, and the last one in the last colour alone.
    #expect(text.contains("<path d=\"M41 41 L127.9741 41 L"))
    #expect(text.contains("<g opacity=\"0.9958\">"))
    #expect(text.contains("L127.9741 41 Z\" fill=\"#ffffff\"/></pattern>"))
  }

  @Test func `bars stand in place of the lines of a hidden text`() {
    var scene = Scene(64, 48)
    var text = StyledText(runs: [TextRun("one and two")], alignment: .center)
    text.isRedacted = true
    scene.add(.text(text), 0, 0, 56, 32)
    #expect(
      scene.picture()
        == """
        ⣤⣤⣤⣤⣤⣤⣤
          ⣤⣤⣤

        """
    )
  }
}
