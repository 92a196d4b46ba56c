import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Shape drawing` {
  /// The left half of its frame.
  private struct Half: Shape {
    var layoutDirectionBehavior = LayoutDirectionBehavior.mirrors

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
    }
  }

  private func outline(
    of view: some View,
    _ direction: LayoutDirection = .leftToRight
  )
    -> ShapeOutline?
  {
    guard case .shape(let outline, _, _)? = ViewLayout(100, 40, direction, { view }).drawings.first
    else { return nil }
    return outline
  }

  private func bounds(_ outline: ShapeOutline?) -> [CGFloat]? {
    guard case .path(let path, _)? = outline else { return nil }
    let box = path.boundingRect
    return [box.minX, box.minY, box.width, box.height]
  }

  private func clip(of layout: ViewLayout) -> ShapeOutline? {
    guard case .clip(let outline)? = layout.effects.first else { return nil }
    return outline
  }

  @Test func `shapes of the vocabulary are drawn without asking for their paths`() {
    #expect(outline(of: Rectangle()) == .rectangle)
    #expect(outline(of: Circle().fill(Color.red)) == .circle)
    #expect(outline(of: Capsule().stroke(Color.red)) == .capsule)
    #expect(outline(of: Ellipse().inset(by: 4)) == .inset(.ellipse, by: 4))
    let corner = CGSize(width: 6, height: 6)
    #expect(outline(of: RoundedRectangle(cornerRadius: 6)) == .roundedRectangle(cornerSize: corner))
    #expect(outline(of: AnyShape(Rectangle())) == .rectangle)
  }

  @Test func `a border lies inside the outline by half of its width`() {
    let layout = ViewLayout(100, 40) { Circle().strokeBorder(Color.red, lineWidth: 6) }
    let stroke = Stroke(paint: Color.red.paint(in: EnvironmentValues()), width: 6)
    #expect(layout.drawings == [.shape(.inset(.circle, by: 3), fill: nil, stroke: stroke)])
  }

  @Test func `layers are drawn from back to front`() {
    let layout = ViewLayout(100, 40) {
      Rectangle().fill(Color.red).stroke(Color.blue, lineWidth: 2).strokeBorder(lineWidth: 4)
    }
    let environment = EnvironmentValues()
    #expect(
      layout.drawings == [
        .shape(.rectangle, fill: Color.red.paint(in: environment), stroke: nil),
        .shape(
          .rectangle,
          fill: nil,
          stroke: Stroke(paint: Color.blue.paint(in: environment), width: 2)
        ),
        .shape(
          .inset(.rectangle, by: 2),
          fill: nil,
          stroke: Stroke(paint: Paint(.primary), width: 4)
        ),
      ]
    )
  }

  @Test func `backgrounds and boxes are painted as the view around them asks`() {
    func fills(@ViewBuilder _ content: () -> some View) -> [Paint?] {
      ViewLayout(100, 100, .leftToRight, content).drawings.compactMap {
        guard case .shape(_, let fill, _) = $0 else { return nil }
        return fill
      }
    }
    let red = Color.red.paint(in: EnvironmentValues())
    let box = ControlPaint.box.paint(in: EnvironmentValues())
    #expect(fills { Text("a").background() } == [Paint(.background)])
    #expect(fills { Text("a").background().backgroundStyle(Color.red) } == [red])
    #expect(fills { Text("a").backgroundStyle(Color.red).background() } == [Paint(.background)])
    #expect(fills { GroupBox { Text("a") } } == [box])
    #expect(fills { GroupBox { Text("a") }.backgroundStyle(Color.red) } == [red])
  }

  @Test func `a line along a moved shape is told as the shape's line`() {
    let layout = ViewLayout(100, 40) { Rectangle().stroke(lineWidth: 3).offset(x: 5).fill() }
    let moved = Path(CGRect(x: 5, y: 0, width: 100, height: 40))
    let stroke = Stroke(paint: Paint(.primary), width: 3)
    #expect(layout.drawings == [.shape(.path(moved), fill: nil, stroke: stroke)])
  }

  @Test(arguments: [
    (LayoutDirectionBehavior.mirrors, LayoutDirection.leftToRight, 0.0),
    (.mirrors, .rightToLeft, 50),
    (.fixed, .rightToLeft, 0),
    (.mirrors(in: .leftToRight), .leftToRight, 50),
    (.mirrors(in: .leftToRight), .rightToLeft, 0),
  ])
  func `a shape is mirrored where its behavior says so`(
    behavior: LayoutDirectionBehavior,
    direction: LayoutDirection,
    left: CGFloat
  ) {
    let half = outline(of: Half(layoutDirectionBehavior: behavior), direction)
    #expect(bounds(half) == [left, 0, 50, 40])
  }

  @Test func `what is done to a shape is mirrored with it`() {
    #expect(bounds(outline(of: Rectangle().size(width: 30, height: 20))) == [0, 0, 30, 20])
    let mirrored = outline(of: Rectangle().size(width: 30, height: 20), .rightToLeft)
    #expect(bounds(mirrored) == [70, 0, 30, 20])
    #expect(bounds(outline(of: Half().offset(x: 8), .rightToLeft)) == [42, 0, 50, 40])
    let scaled = Rectangle().scale(x: 0.5, y: 1, anchor: .leading)
    #expect(bounds(outline(of: scaled, .rightToLeft)) == [50, 0, 50, 40])
  }

  @Test func `clipping follows size and direction`() {
    let layout = ViewLayout(100, 40, .rightToLeft) { Color.red.clipShape(Half()) }
    let half = Path(CGRect(x: 50, y: 0, width: 50, height: 40))
    #expect(bounds(clip(of: layout)) == bounds(.path(half)))
    let rounded = ViewLayout(100, 40) { Color.red.cornerRadius(6) }
    #expect(
      rounded.effects == [.clip(.roundedRectangle(cornerSize: CGSize(width: 6, height: 6)))]
    )
  }

  @Test func `a mask shows what lies under all that it draws`() {
    let layout = ViewLayout(100, 40, .rightToLeft) {
      Color.red.mask(alignment: .leading) {
        HStack(spacing: 0) {
          Rectangle().frame(width: 20, height: 10)
          Color.clear.frame(width: 20)
          Circle().frame(width: 16, height: 16)
        }
      }
    }
    guard case .path(let path, _)? = clip(of: layout) else {
      Issue.record("The mask does not clip to a path.")
      return
    }
    #expect(bounds(.path(path)) == [44, 12, 56, 16])
    #expect(path.contains(CGPoint(x: 90, y: 20)))
    #expect(!path.contains(CGPoint(x: 70, y: 20)))
    #expect(path.contains(CGPoint(x: 50, y: 20)))
    #expect(layout.frame("missing") == nil)
    #expect(layout.elements == ["Color"])
  }

  @Test func `a mask shows what lies under the glyphs of its texts and symbols`() {
    let layout = ViewLayout(100, 40, .rightToLeft) {
      Color.red.mask {
        HStack(spacing: 0) {
          Image(systemName: "star")
          Text("ab")
        }
      }
    }
    guard case .mask(let outline, let glyphs)? = layout.effects.first else {
      Issue.record("The mask does not keep its glyphs.")
      return
    }
    #expect(outline == .path(Path()))
    #expect(
      glyphs.map(\.frame) == [
        CGRect(x: 50, y: 12, width: 16, height: 16), CGRect(x: 34, y: 12, width: 16, height: 16),
      ]
    )
    #expect(glyphs.map(\.direction) == [.rightToLeft, .rightToLeft])
  }

  @Test func `what is inside of a path is told by the style that fills it or clips to it`() {
    let evenOdd = FillStyle(eoFill: true)
    func isEOFilled(_ outline: ShapeOutline?) -> Bool? {
      if case .path(_, let isEOFilled)? = outline { isEOFilled } else { nil }
    }
    func fills(_ view: some View) -> [Bool] {
      ViewLayout(100, 40) { view }.drawings.compactMap { drawing in
        if case .shape(let outline, _, _) = drawing { isEOFilled(outline) } else { nil }
      }
    }
    #expect(fills(Half().fill(Color.red, style: evenOdd)) == [true])
    #expect(fills(Half().fill(Color.red)) == [false])
    #expect(fills(Text("").background(Color.red, in: Half(), fillStyle: evenOdd)) == [true])
    let canvas = Canvas { context, _ in
      context.fill(Path(CGRect.zero), with: .color(.red), style: evenOdd)
    }
    #expect(fills(canvas) == [true])
    let clipped = ViewLayout(100, 40) { Color.red.clipShape(Half(), style: evenOdd) }
    #expect(isEOFilled(clip(of: clipped)) == true)
    let masked = ViewLayout(100, 40) { Color.red.mask { Half().fill(style: evenOdd) } }
    #expect(isEOFilled(clip(of: masked)) == true)
    let beside = ViewLayout(100, 40) {
      Color.red.mask {
        HStack {
          Half().fill(style: evenOdd)
          Half().fill()
        }
      }
    }
    #expect(isEOFilled(clip(of: beside)) == false)
  }

  @Test func `a background in a shape is painted behind`() {
    let layout = ViewLayout(100, 40) { Text("a").background(Color.red, in: .capsule) }
    #expect(layout.elements == ["Text", "Capsule"])
    #expect(layout.tree.nodes.last?.frame == layout.tree.nodes.first?.frame)
  }

  @Test func `a scene's functions make a shape`() {
    let shape = SceneShape(
      name: "Sail",
      size: { _ in CGSize(width: 30, height: 20) },
      path: { Path(CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: 1)) }
    )
    let layout = ViewLayout(100, 40) { shape.fill(Color.red).accessibilityIdentifier("sail") }
    #expect(layout.elements == ["Sail"])
    #expect(layout.frame("sail") == [35, 10, 30, 20])
    #expect(bounds(outline(of: shape.inset(by: 4))) == [4, 4, 92, 1])
  }
}
