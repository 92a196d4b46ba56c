import LayoutEngine

/// What the views around a view do to its drawing.
struct EffectScope: Sendable {
  private var opacity = 1.0
  private var isHidden = false
  private var transform = CGAffineTransform.identity
  private var clip: Int?

  /// Whether anything can be seen in this scope.
  var isVisible: Bool { !isHidden && opacity > 0 }

  /// The scope of a node's drawing and descendants; its clip is appended to `clips`.
  func entering(
    _ effect: DrawingEffect,
    in frame: CGRect,
    clips: inout [DrawClip]
  ) -> EffectScope {
    var scope = self
    switch effect {
    case .opacity(let factor):
      scope.opacity *= factor.inUnitInterval(orNaN: 1)
    case .hidden:
      scope.isHidden = true
    case .clip(let outline):
      clips.append(
        DrawClip(outline: outline, frame: frame, transform: transform, parent: clip)
      )
      scope.clip = clips.count - 1
    case .mask(let outline, let glyphs):
      clips.append(
        DrawClip(
          outline: outline,
          frame: frame,
          transform: transform,
          parent: clip,
          glyphs: glyphs.compactMap { operation(for: $0, in: frame) }
        )
      )
      scope.clip = clips.count - 1
    case .rotation(let angle, let anchor):
      guard angle.radians.isFinite else { break }
      let rotation = CGAffineTransform(turningBy: angle)
      scope.transform = rotation.about(anchor.point(in: frame)).concatenating(transform)
    case .scale(let x, let y, let anchor):
      guard x.isFinite, y.isFinite else { break }
      let scale = CGAffineTransform(scaleX: x, y: y)
      scope.transform = scale.about(anchor.point(in: frame)).concatenating(transform)
    case .transform(let own, let anchor):
      guard [own.a, own.b, own.c, own.d, own.tx, own.ty].allSatisfy(\.isFinite) else { break }
      scope.transform = own.about(anchor.point(in: frame)).concatenating(transform)
    }
    return scope
  }

  /// What would draw the glyphs of a mask over a frame.
  private func operation(for glyphs: MaskGlyphs, in frame: CGRect) -> DrawOperation? {
    let place = glyphs.frame.offsetBy(dx: frame.minX, dy: frame.minY)
    switch glyphs.drawing {
    case .text(let text): return operation(.text(text, glyphs.direction), frame: place)
    case .symbol(let symbol, let paint):
      return operation(.symbol(symbol, paint, glyphs.direction), frame: place)
    case .shape, .border: return nil
    }
  }

  /// An operation of this scope.
  func operation(_ content: DrawOperation.Content, frame: CGRect) -> DrawOperation {
    DrawOperation(
      content: content,
      frame: frame,
      transform: transform,
      opacity: opacity,
      clip: clip
    )
  }
}

extension UnitPoint {
  fileprivate func point(in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
  }
}
