import UIKit
final class ConfettiView: UIView {
  private let emitter = CAEmitterLayer()
  override init(frame: CGRect) {
    super.init(frame: frame)
    let cell = CAEmitterCell()
    cell.birthRate = 10
    cell.lifetime = 5
    cell.contents = UIImage(systemName: "star")?.cgImage
    cell.velocity = 100
    cell.emissionLongitude = .pi
    cell.color = UIColor.red.cgColor
    emitter.emitterCells = [cell]
    emitter.emitterShape = .line
    layer.addSublayer(emitter)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func layoutSubviews() {
    super.layoutSubviews()
    emitter.emitterPosition = CGPoint(x: bounds.midX, y: 0)
    emitter.emitterSize = CGSize(width: bounds.width, height: 1)
  }
}
#Preview { ConfettiView() }
