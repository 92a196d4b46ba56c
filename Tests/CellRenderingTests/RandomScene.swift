import LayoutEngine

/// Makes scenes from a seed, with numbers that break what can break.
struct RandomScene {
  private var state: UInt64
  /// Whether all lengths are such as scenes have.
  private let isTame: Bool

  init(seed: UInt64, isTame: Bool = false) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.isTame = isTame
  }

  /// A scene of as many views as there are seeds, each of them made of its seed alone.
  static func scene(of seeds: [UInt64], isTame: Bool) -> Scene {
    var scene = Scene(160, 320)
    for seed in seeds {
      var random = RandomScene(seed: seed, isTame: isTame)
      random.add(to: &scene, depth: 2)
    }
    return scene
  }

  /// A scene of some forty nodes on a small canvas.
  mutating func scene() -> Scene {
    var scene = Scene(160, 96)
    for _ in 0..<12 { add(to: &scene, depth: 0) }
    return scene
  }

  mutating func add(to scene: inout Scene, depth: Int) {
    let (x, y, width, height) = (number(), number(), number(), number())
    var copy = self
    scene.add(
      drawing(),
      x,
      y,
      width,
      height,
      direction: pick([.leftToRight, .rightToLeft]),
      zIndex: pick([0, 1, -.infinity, .nan]),
      effect: effect(),
      guides: guides()
    ) { inner in
      if depth < 3, copy.next() % 2 == 0 { copy.add(to: &inner, depth: depth + 1) }
    }
    state = next() ^ copy.state
  }

  private mutating func guides() -> [PlacedGuide] {
    guard next() % 4 == 0 else { return [] }
    return PlacedGuide.Kind.allCases.map { kind in
      let bounds = CGRect(x: number(), y: number(), width: number(), height: number())
      let frame = CGRect(x: number(), y: number(), width: number(), height: number())
      return PlacedGuide(kind, in: bounds, frame: frame)
    }
  }

  private mutating func drawing() -> Drawing? {
    let color = pick([PaintColor.primary, .red, .white, .rgb(red: .nan, green: 9, blue: -1)])
    let paint = Paint(color, opacity: pick([1, 0.5, 0, .nan, 7]))
    switch next() % 7 {
    case 0: return .text(text(paint))
    case 1: return .symbol(Symbol(name: "s", unicode: "★", ascii: "*"), paint)
    case 2: return .border(paint, width: number())
    case 3: return nil
    default:
      let dash = pick([[], [4, 2], [.nan], [0, -1]])
      let stroke = Stroke(paint: paint, width: number(), dash: dash)
      return .shape(outline(), fill: pick([paint, nil]), stroke: pick([stroke, nil]))
    }
  }

  private mutating func text(_ paint: Paint) -> StyledText {
    let strings = [
      "Hello, world", "שלום (עולם) 12", "لا إله", "中文字体。", "👨‍👩‍👧🇩🇪", "\u{1B}[2J\u{202E}\t", "",
    ]
    return StyledText(
      runs: [TextRun(pick(strings), paint: paint), TextRun(pick(strings))],
      lineLimit: pick([nil, 0, 1, -4]),
      truncation: pick([.head, .middle, .tail]),
      alignment: pick([.leading, .center, .trailing])
    )
  }

  private mutating func outline() -> ShapeOutline {
    let path = Path(elements: [
      .move(to: point()), .line(to: point()),
      .curve(to: point(), control1: point(), control2: point()),
      .quadCurve(to: point(), control: point()), .closeSubpath, .line(to: point()),
    ])
    let corner = CGSize(width: number(), height: number())
    return pick([
      .rectangle, .capsule, .circle, .ellipse, .roundedRectangle(cornerSize: corner), .path(path),
      .inset(.inset(.circle, by: number()), by: number()),
    ])
  }

  private mutating func effect() -> DrawingEffect? {
    let anchor = UnitPoint(x: pick([0, 0.5, .nan]), y: pick([0, 1, .infinity]))
    return pick([
      nil, nil, nil, .opacity(number()), .hidden, .clip(outline()),
      .rotation(.degrees(number()), anchor: anchor),
      .scale(x: number(), y: number(), anchor: anchor),
    ])
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func number() -> Double {
    if isTame { return pick([1, 4, 7.5, 12, 16, 24, 33.3, 48, 90, 120, 150, 200, 260]) }
    return pick([
      0, 1, 7.5, 8, 12, 16, 33.3, 48, 80, 160, -8, -40, 1e9, -1e9, 1e300, .nan, .infinity,
      -.infinity,
      .leastNonzeroMagnitude, 1e-9, 24, 40, 64, 96, 20, 4,
    ])
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(next() % UInt64(elements.count))]
  }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 11
  }
}
