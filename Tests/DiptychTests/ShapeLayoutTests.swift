import Diptych
import LayoutEngine
import Testing

@Suite struct `Shape layout` {
  private struct Sail: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: 0, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private struct Coin: Shape {
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 24, height: 24) }
  }

  private struct Framed<Content: Shape>: Shape {
    let content: Content
    func path(in rect: CGRect) -> Path { content.path(in: rect.insetBy(dx: 1, dy: 1)) }
  }

  @Test func `shapes take what they are offered and circles a square of it`() {
    let layout = ViewLayout(240, 40) {
      HStack(spacing: 0) {
        Circle().fill(Color.red).accessibilityIdentifier("circle")
        Ellipse().fill(Color.blue).accessibilityIdentifier("ellipse")
        Capsule().fill(Color.green).accessibilityIdentifier("capsule")
        Circle().stroke(lineWidth: 2).accessibilityIdentifier("stroked")
      }
    }
    #expect(layout.frame("circle") == [0, 0, 40, 40])
    #expect(layout.frame("ellipse") == [40, 0, 80, 40])
    #expect(layout.frame("capsule") == [120, 0, 80, 40])
    #expect(layout.frame("stroked") == [200, 0, 40, 40])
  }

  @Test func `only trim and stroke keep a circle's square`() {
    func width(_ view: some View) -> CGFloat? {
      ViewLayout(60, 40) { view.accessibilityIdentifier("it") }.frame("it")?[2]
    }
    #expect(width(Circle()) == 40)
    #expect(width(Circle().fill()) == 40)
    #expect(width(Circle().trim(from: 0.25, to: 1).stroke(Color.blue, lineWidth: 4)) == 40)
    #expect(width(Circle().stroke(Color.red).fill(Color.blue)) == 40)
    #expect(width(Circle().fill(Color.red).stroke(Color.blue)) == 40)
    #expect(width(AnyShape(Circle())) == 40)
    #expect(width(Circle().scale(0.5).fill(Color.blue)) == 60)
    #expect(width(Circle().offset(x: 10, y: 5).fill()) == 60)
    #expect(width(Circle().rotation(.degrees(30)).fill()) == 60)
    #expect(width(Circle().transform(.identity).fill()) == 60)
    #expect(width(Circle().size(width: 30, height: 20).fill()) == 60)
    #expect(width(Circle().inset(by: 5).fill()) == 60)
    #expect(width(Circle().strokeBorder(lineWidth: 2)) == 60)
  }

  @Test func `where the ideal size is asked for a shape is ten points long`() {
    let layout = ViewLayout(300, 100) {
      HStack {
        Rectangle().fixedSize().accessibilityIdentifier("rectangle")
        Circle().strokeBorder(lineWidth: 2).fixedSize().accessibilityIdentifier("circle")
        Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fixedSize().accessibilityIdentifier("path")
      }
    }
    for name in ["rectangle", "circle", "path"] {
      #expect(layout.frame(name)?.suffix(2) == [10, 10])
    }
  }

  @Test func `a scene's shape is a view that answers proposals itself`() {
    let layout = ViewLayout(100, 50) {
      VStack(spacing: 0) {
        Sail().accessibilityIdentifier("sail")
        Coin().fill(Color.yellow).accessibilityIdentifier("coin")
      }
    }
    #expect(layout.frame("sail") == [0, 0, 100, 26])
    #expect(layout.frame("coin") == [38, 26, 24, 24])
    #expect(layout.elements == ["VStack", "Sail", "Coin"])
  }

  @Test func `every painted shape is one element of the shape's name`() {
    let layout = ViewLayout(100, 100) {
      VStack {
        Rectangle().fill(Color.red).stroke(Color.blue).strokeBorder(Color.green, lineWidth: 4)
        Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 2)
        RoundedRectangle(cornerRadius: 4).rotation(.degrees(3)).scale(2).fill()
        Framed(content: Sail()).stroke(Color.red)
      }
    }
    #expect(layout.elements == ["VStack", "Rectangle", "Circle", "RoundedRectangle", "Framed"])
  }

  @Test func `shapes of unknown type can be changed and painted too`() {
    let shapes: [any Shape] = [Circle(), Sail(), AnyShape(Rectangle()), Path()]
    let insettable: [any InsettableShape] = [Circle(), Capsule(), Rectangle().inset(by: 2)]
    let style: any ShapeStyle = Color.red
    var views: [any View] = []
    for shape in shapes {
      views += [
        shape, shape.fill(style), shape.stroke(style, lineWidth: 2),
        shape.trim(from: 0, to: 0.5).stroke(lineWidth: 2), shape.scale(2), shape.size(.zero),
        shape.transform(.identity), shape.moved(by: .zero), shape.turned(by: .zero, anchor: .top),
        Color.red.clipShape(shape), Color.red.background(style, in: shape),
      ]
    }
    for shape in insettable {
      views += [
        shape.strokeBorder(style, lineWidth: 2), shape.movedInwards(by: 2),
        shape.moved(by: .zero).strokeBorder(style), shape.fill(style).strokeBorder(style),
      ]
    }
    let layout = ViewLayout(100, 100) { ViewList(views) }
    #expect(layout.elements.count == 4 * 12 + 3 * 4)
  }
}
