/// A rectangle or a point of a view, which a geometry reader elsewhere sees in its own coordinates.
public struct Anchor<Value> {
  /// What is marked on a view.
  public struct Source {
    let value: (CGRect, LayoutDirection) -> Value
    let moved: (Value, CGPoint) -> Value
  }

  private let record: FrameRecord
  private let source: Source
  private let layoutDirection: LayoutDirection

  init(_ source: Source, of record: FrameRecord, in scope: LoweringScope) {
    self.source = source
    self.record = record
    layoutDirection = scope.environment.layoutDirection
  }

  /// The value in a coordinate space whose origin lies at a point of the canvas, in points.
  func value(in origin: CGPoint) -> Value {
    let value = source.value(record.frame ?? .zero, layoutDirection)
    return source.moved(value, CGPoint(x: -origin.x, y: -origin.y))
  }
}

extension Anchor: Equatable {
  /// Whether both mark the same view.
  public static func == (left: Anchor, right: Anchor) -> Bool { left.record === right.record }
}

extension Anchor: Hashable {
  /// Feeds the marked view's identity into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(record))
  }
}

extension Anchor.Source where Value == CGRect {
  private init(_ value: @escaping (CGRect, LayoutDirection) -> CGRect) {
    self.value = value
    moved = { $0.offsetBy(dx: $1.x, dy: $1.y) }
  }

  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Self { frame, _ in frame } }

  /// A rectangle in the view's own coordinates, in points, physical.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Self { frame, _ in rect.offsetBy(dx: frame.minX, dy: frame.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  private init(_ value: @escaping (CGRect, LayoutDirection) -> CGPoint) {
    self.value = value
    moved = { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
  }

  /// A point in the view's own coordinates, in points, physical.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Self { frame, _ in CGPoint(x: frame.minX + point.x, y: frame.minY + point.y) }
  }

  /// A part of the view's size; the horizontal part counts from the leading edge.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self { frame, direction in
      let x = direction == .leftToRight ? point.x : 1 - point.x
      return CGPoint(x: frame.minX + x * frame.width, y: frame.minY + point.y * frame.height)
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
