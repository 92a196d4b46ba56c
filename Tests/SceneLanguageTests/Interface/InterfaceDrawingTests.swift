import LayoutEngine
import Testing

@Suite struct `What views of UIKit draw themselves` {
  /// A view of 40 by 20 whose `draw(_:)` is given.
  private func run(
    _ draw: String,
    _ direction: LayoutDirection = .leftToRight,
    declaring declarations: String = ""
  ) -> InterfaceRun {
    InterfaceRun(
      """
      \(declarations)
      final class Drawn: UIView {
        override func draw(_ rect: CGRect) {
          \(draw)
        }
      }
      #Preview { Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
      """,
      direction
    )
  }

  private static let red = Paint(.rgb(red: 1, green: 0, blue: 0))
  private static let context = "guard let context = UIGraphicsGetCurrentContext() else { return }\n"

  private static func path(_ body: (inout Path) -> Void) -> ShapeOutline {
    var path = Path()
    body(&path)
    return .path(path)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `is drawn in physical coordinates in either direction`(direction: LayoutDirection) {
    let run = run(
      "UIColor.red.setFill(); UIRectFill(CGRect(x: 2, y: 3, width: rect.width / 4, height: 5))",
      direction
    )
    #expect(run.messages == [])
    let outline = ShapeOutline.path(Path(CGRect(x: 2, y: 3, width: 10, height: 5)))
    #expect(run.drawings == [.shape(outline, fill: Self.red, stroke: nil)])
  }

  @Test func `is lines of a path with its own looks`() {
    let run = run(
      """
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 40, y: 20))
      path.lineWidth = 3
      path.lineCapStyle = .round
      path.setLineDash([4, 2], count: 2, phase: 1)
      UIColor.red.setStroke()
      path.stroke()
      """
    )
    #expect(run.messages == [])
    let line = Self.path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 40, y: 20))
    }
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2], dashPhase: 1)
    let stroke = Stroke(paint: Self.red, style: style)
    #expect(run.drawings == [.shape(line, fill: nil, stroke: stroke)])
  }

  @Test func `is moved and stretched until the state is taken back`() {
    let run = run(
      Self.context + """
        context.setFillColor(UIColor.red.cgColor)
        context.saveGState()
        context.translateBy(x: 10, y: 5)
        context.scaleBy(x: 2, y: 1)
        context.setAlpha(0.5)
        context.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
        context.restoreGState()
        context.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
        """
    )
    #expect(run.messages == [])
    let moved = ShapeOutline.path(Path(CGRect(x: 12, y: 6, width: 6, height: 3)))
    let plain = ShapeOutline.path(Path(CGRect(x: 1, y: 1, width: 3, height: 3)))
    #expect(
      run.drawings == [
        .shape(moved, fill: Self.red.opacity(0.5), stroke: nil),
        .shape(plain, fill: Self.red, stroke: nil),
      ]
    )
  }

  @Test func `is clipped by paths`() {
    let run = run(
      Self.context + """
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8)).addClip()
        context.fillEllipse(in: rect)
        """
    )
    #expect(run.messages == [])
    let clip = ShapeOutline.path(Path(CGRect(x: 0, y: 0, width: 8, height: 8)))
    #expect(run.effects == [.clip(clip)])
    #expect(run.drawings.count == 1)
  }

  @Test func `has texts where they are put`() {
    let run = run(
      """
      "abc".draw(at: CGPoint(x: 4, y: 2), withAttributes: [.foregroundColor: UIColor.red])
      print("abc".size(withAttributes: nil).width)
      """
    )
    #expect(run.messages == [])
    guard case .text(let text)? = run.drawings.first else {
      Issue.record("No text is drawn.")
      return
    }
    #expect(text.string == "abc")
    #expect(text.runs.first?.paint == Self.red)
    #expect(run.console == ["24.0"])
  }

  @Test func `has the layers that are added, but those that are hidden`() {
    let run = InterfaceRun(
      """
      #Preview {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let bar = CAShapeLayer()
        bar.frame = CGRect(x: 10, y: 5, width: 20, height: 10)
        bar.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
        bar.fillColor = UIColor.red.cgColor
        let line = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 40, y: 0))
        line.path = path.cgPath
        line.fillColor = nil
        line.strokeColor = UIColor.red.cgColor
        line.strokeEnd = 0.5
        let hidden = CAShapeLayer()
        hidden.path = path.cgPath
        hidden.isHidden = true
        [line, hidden].forEach(view.layer.addSublayer)
        view.layer.insertSublayer(bar, at: 0)
        print(view.layer.sublayers?.count ?? 0, view.layer.sublayers?.first is CAShapeLayer)
        return view
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.console == ["3 true"])
    let bar = ShapeOutline.path(Path(CGRect(x: 10, y: 5, width: 4, height: 4)))
    let line = Self.path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 20, y: 0))
    }
    let stroke = Stroke(paint: Self.red, width: 1)
    #expect(
      run.drawings == [
        .shape(bar, fill: Self.red, stroke: nil), .shape(line, fill: nil, stroke: stroke),
      ]
    )
  }

  @Test func `fills by the rule that paths and contexts name`() {
    let run = run(
      """
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
      let context = UIGraphicsGetCurrentContext()!
      context.addPath(path)
      context.fillPath(using: .evenOdd)
      context.addPath(path.copy()!)
      context.drawPath(using: .eoFillStroke)
      let outline = UIBezierPath(cgPath: path)
      outline.usesEvenOddFillRule = true
      outline.fill()
      outline.addClip()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      print(path.boundingBox.width, path.contains(CGPoint(x: 4, y: 4), using: .evenOdd))
      """
    )
    #expect(run.messages == [])
    #expect(run.console == ["8.0 true"])
    let rules = run.drawings.map { drawing -> Bool? in
      if case .shape(.path(_, let isEOFilled), _, _) = drawing { isEOFilled } else { nil }
    }
    #expect(rules == [true, true, false, true, false])
    let square = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(run.effects == [.clip(.path(square, isEOFilled: true))])
  }

  @Test func `has layers over and under those that are named`() {
    let run = InterfaceRun(
      """
      #Preview {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let layers = ["a", "b", "c"].map { name in
          let layer = CATextLayer()
          layer.string = name
          view.layer.addSublayer(layer)
          return layer
        }
        func names() -> String {
          (view.layer.sublayers ?? []).compactMap { ($0 as? CATextLayer)?.string as? String }
            .joined()
        }
        view.layer.insertSublayer(layers[0], above: layers[1])
        print(names())
        view.layer.insertSublayer(layers[2], below: layers[1])
        print(names())
        view.layer.insertSublayer(layers[2], above: CALayer())
        print(names())
        return view
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.console == ["bac", "cba", "bac"])
  }

  @Test func `covers as much as the layers around and the drawing say together`() {
    let run = InterfaceRun(
      """
      final class Half: CALayer {
        override func draw(in context: CGContext) {
          context.setAlpha(0.5)
          context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
          UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: 16, height: 16))
        }
      }
      #Preview {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let layer = Half()
        layer.opacity = 0.5
        view.layer.addSublayer(layer)
        return view
      }
      """
    )
    #expect(run.messages == [])
    guard case .shape(_, let fill?, nil)? = run.drawings.first else {
      Issue.record("Nothing is drawn.")
      return
    }
    #expect(fill.opacity == 0.25)
    #expect(run.effects == [.opacity(0.25)])
  }

  @Test func `has a layer of the class that a view asks for`() throws {
    let run = InterfaceRun(
      """
      final class Sky: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override init(frame: CGRect) {
          super.init(frame: frame)
          let gradient = layer as! CAGradientLayer
          gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
          gradient.startPoint = .zero
          gradient.endPoint = CGPoint(x: 1, y: 0)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      #Preview { Sky(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
      """
    )
    #expect(run.messages == [])
    guard case .shape(.rectangle, let fill?, nil)? = run.drawings.first else {
      Issue.record("No gradient is drawn.")
      return
    }
    let gradient = try #require(fill.gradient)
    #expect(gradient.form == .linear(start: .zero, end: UnitPoint(x: 1, y: 0)))
    #expect(gradient.stops.map(\.location) == [0, 1])
  }

  @Test func `is what the layer contains where a view draws that`() {
    let red =
      "context.setFillColor(UIColor.red.cgColor); context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))"
    func drawings(_ body: String, besides own: String) -> [Drawing] {
      let run = InterfaceRun(
        """
        final class Drawn: UIView {
          \(own)
          override func draw(_ layer: CALayer, in context: CGContext) { \(body) }
        }
        #Preview { Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        """
      )
      #expect(run.messages == [])
      return run.drawings
    }
    let outline = ShapeOutline.path(Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    let mark = Drawing.shape(outline, fill: Self.red, stroke: nil)
    #expect(drawings(red, besides: "override func draw(_ rect: CGRect) {}") == [mark])
    #expect(drawings(red, besides: "") == [])
    let own =
      "override func draw(_ rect: CGRect) { UIColor.red.setFill(); UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4)) }"
    #expect(drawings("super.draw(layer, in: context)", besides: own) == [mark])
    #expect(
      drawings("UIGraphicsPushContext(context); draw(bounds); UIGraphicsPopContext()", besides: own)
        == [mark]
    )
  }

  @Test func `is a box for the picture of a layer, and all of a mask that is one`() {
    let picture =
      "UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }.cgImage"
    let run = InterfaceRun(
      """
      #Preview {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let shown = CALayer()
        shown.frame = CGRect(x: 4, y: 4, width: 16, height: 8)
        shown.contents = \(picture)
        view.layer.addSublayer(shown)
        let hidden = CALayer()
        hidden.frame = shown.frame
        hidden.contents = \(picture)
        hidden.contents = nil
        view.layer.addSublayer(hidden)
        let masked = CALayer()
        masked.frame = view.bounds
        masked.backgroundColor = UIColor.red.cgColor
        masked.mask = CALayer()
        masked.mask?.frame = CGRect(x: 10, y: 0, width: 10, height: 20)
        masked.mask?.contents = \(picture)
        view.layer.addSublayer(masked)
        return view
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.drawings.count == 2)
    #expect(run.drawings.last.map { if case .shape = $0 { true } else { false } } == true)
  }

  @Test func `shows what a picture of it would only in pictures`() {
    let picture = "UIGraphicsBeginImageContext(bounds.size); layer.render(in: context)\n"
    #expect(run(Self.context + picture).messages == [])
    for pushed in [
      "", "UIGraphicsBeginImageContext(bounds.size); UIGraphicsPushContext(context)\n",
    ] {
      let run = run(Self.context + pushed + "layer.render(in: context)")
      #expect(run.messages.count == 1)
      #expect(run.messages.allSatisfy { $0.hasSuffix("support 'render' of 'CALayer' yet") })
    }
  }

  @Test func `knows where a context may still be drawn on`() {
    let run = run(
      Self.context
        + """
        context.clip(to: CGRect(x: 10, y: 0, width: 20, height: 10))
        context.translateBy(x: 10, y: 0)
        let box = context.boundingBoxOfClipPath
        print(box.minX, box.minY, box.width, box.height)
        """
    )
    #expect(run.messages == [])
    #expect(run.console.contains { $0.contains("0.0 0.0 20.0 10.0") })
  }

  @Test(arguments: [
    "draw(rect)", "for i in 0..<20_000 { UIRectFill(CGRect(x: i, y: 0, width: 1, height: 1)) }",
    "UIRectFill(CGRect(x: CGFloat.nan, y: .infinity, width: -.infinity, height: .nan))",
    "let c = UIGraphicsGetCurrentContext(); for _ in 0..<20_000 { c?.saveGState(); c?.clip() }",
    "UIGraphicsGetCurrentContext()?.restoreGState(); layer.addSublayer(layer)",
    "let c = UIGraphicsGetCurrentContext(); for _ in 0..<20_000 { c.map(UIGraphicsPushContext) }",
    "let c = UIGraphicsGetCurrentContext(); c?.move(to: .zero); c?.addLine(to: CGPoint(x: 9, y: 9));"
      + "for _ in 0..<20_000 { c?.replacePathWithStrokedPath() }",
  ])
  func `has limits`(draw: String) {
    let run = run(draw)
    #expect(run.drawings.count <= 10_000)
    #expect(run.messages.count <= 1)
  }
}
