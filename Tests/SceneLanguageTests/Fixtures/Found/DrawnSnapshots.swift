import UIKit

extension UIView {
  var snapshot: UIImage {
    UIGraphicsImageRenderer(bounds: bounds, format: UIGraphicsImageRendererFormat(for: traitCollection))
      .image { layer.render(in: $0.cgContext) }
  }
  var picture: UIImage? {
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
    defer { UIGraphicsEndImageContext() }
    drawHierarchy(in: bounds, afterScreenUpdates: true)
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

final class Halves: UIImageView {
  func show(_ picture: UIImage) {
    guard let whole = picture.cgImage,
      let half = whole.cropping(to: CGRect(x: 0, y: 0, width: whole.width / 2, height: whole.height))
    else { return }
    let size = CGSize(width: picture.size.width * picture.scale, height: picture.size.height)
    image = UIGraphicsImageRenderer(size: size, format: picture.imageRendererFormat).image { renderer in
      renderer.cgContext.draw(half, in: CGRect(origin: .zero, size: size))
      UIImage(cgImage: half, scale: picture.scale, orientation: picture.imageOrientation)
        .draw(at: CGPoint(x: size.width / 2, y: 0), blendMode: .multiply, alpha: 0.5)
      picture.draw(in: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: 1)
    }
  }
}

final class Arrow: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let gradient = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0.8, 0.4, 0.1, 0.5],
        locations: [0, 1], count: 2)
    else { return }
    context.saveGState()
    context.addRect(context.boundingBoxOfClipPath)
    context.clip(using: .evenOdd)
    context.move(to: CGPoint(x: 20, y: 100))
    context.addLine(to: CGPoint(x: 20, y: 19))
    context.setLineWidth(20)
    context.replacePathWithStrokedPath()
    context.clip()
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
    context.restoreGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 19))
    context.endTransparencyLayer()
  }
}

#Preview {
  let arrow = Arrow(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
  let halves = Halves()
  halves.show(arrow.snapshot)
  let stack = UIStackView(arrangedSubviews: [arrow, halves, UIImageView(image: arrow.picture)])
  stack.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
  return stack
}
