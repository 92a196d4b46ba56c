import SwiftUI

#Preview("Only some outlines keep a circle square", traits: .fixedLayout(width: 300, height: 100)) {
  HStack(spacing: 0) {
    Circle().accessibilityIdentifier("plain")
    Circle().stroke().accessibilityIdentifier("stroke")
    Circle().strokeBorder().accessibilityIdentifier("sb")
    Circle().inset(by: 2).accessibilityIdentifier("inset")
  }.frame(height: 40)
}
// plain: 0 30 40 40
// stroke: 40 30 40 40
// sb: 80 30 110 40
// inset: 190 30 110 40

#Preview("Only trim and stroke keep a circle square", traits: .fixedLayout(width: 400, height: 40))
{
  HStack(spacing: 0) {
    Circle().trim(from: 0, to: 0.5).accessibilityIdentifier("trim")
    Circle().size(width: 3, height: 3).accessibilityIdentifier("size")
    Circle().rotation(.degrees(3)).accessibilityIdentifier("rot")
    Circle().scale(2).accessibilityIdentifier("scale")
    Circle().offset(x: 2).accessibilityIdentifier("off")
    Circle().transform(.identity).accessibilityIdentifier("tr")
    Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 3).accessibilityIdentifier("ts")
  }
}
// trim: 0 0 40 40
// size: 40 0 64 40
// rot: 104 0 64 40
// scale: 168 0 64 40
// off: 232 0 64 40
// tr: 296 0 64 40
// ts: 360 0 40 40
