extension Path: LosslessStringConvertible {
  /// Creates a path from its description; `nil` where that is not one.
  ///
  /// Each step stands behind its points: `0 0 m 10 0 l 10 10 20 10 q h`.
  public init?(_ string: String) {
    self.init()
    var numbers: [Double] = []
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      guard numbers.count.isMultiple(of: 2) else { return nil }
      let points = stride(from: 0, to: numbers.count, by: 2)
        .map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      numbers = []
      switch (word, points.count) {
      case ("m", 1): elements.append(.move(to: points[0]))
      case ("l", 1): elements.append(.line(to: points[0]))
      case ("q", 2): elements.append(.quadCurve(to: points[1], control: points[0]))
      case ("c", 3):
        elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
      case ("h", 0): elements.append(.closeSubpath)
      default: return nil
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  /// The steps of the path, each behind its points.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let end): "\(end.words) m"
      case .line(let end): "\(end.words) l"
      case .quadCurve(let end, let control): "\(control.words) \(end.words) q"
      case .curve(let end, let control1, let control2):
        "\(control1.words) \(control2.words) \(end.words) c"
      case .closeSubpath: "h"
      }
    }
    .joined(separator: " ")
  }
}

extension CGPoint {
  fileprivate var words: String { "\(x.word) \(y.word)" }
}

extension Double {
  /// The number, without a fraction where it has none.
  fileprivate var word: String { Int(exactly: self).map(String.init) ?? String(self) }
}
