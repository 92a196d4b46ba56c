import UIKit

final class DialLayer: CAShapeLayer {
  override init() {
    super.init()
    dress()
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func dress() {
    self.path = path
    fillColor = UIColor.clear.cgColor
    strokeColor = UIColor.systemGreen.cgColor
    lineWidth = 4
    strokeEnd = 0.75
  }
}

final class DotsController: UIViewController {
  private let interval: CFTimeInterval = 0.6

  override func viewDidLoad() {
    super.viewDidLoad()
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 16, height: 32)
    dot.backgroundColor = UIColor.systemRed.cgColor
    let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    fade.fromValue = 1
    fade.toValue = 0.2
    fade.duration = interval
    fade.repeatCount = HUGE
    dot.add(fade, forKey: nil)
    let row = CAReplicatorLayer()
    row.frame = CGRect(x: 40, y: 40, width: 160, height: 32)
    row.instanceCount = 5
    row.instanceDelay = interval / Double(row.instanceCount)
    row.instanceTransform = CATransform3DMakeTranslation(32, 0, 0)
    row.addSublayer(dot)
    view.layer.addSublayer(row)

    let dial = DialLayer()
    dial.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 96, height: 96)).cgPath
    dial.frame = CGRect(x: 40, y: 112, width: 96, height: 96)
    let shake = CAKeyframeAnimation()
    shake.keyPath = "position.x"
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.3, 0.6, 1]
    shake.isAdditive = true
    dial.add(shake, forKey: "shake")
    view.layer.addSublayer(dial)
    view.addSubview(SunView(frame: CGRect(x: 160, y: 112, width: 96, height: 96)))
  }
}

final class SunView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.yellow.cgColor, UIColor.red.cgColor] as CFArray, locations: [0, 1])
    else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: rect.midX,
      options: [])
  }
}

#Preview { DotsController() }
