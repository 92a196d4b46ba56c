import UIKit

/// A button whose picture stands above its title, and boxes where both are.
final class Upright: UIButton {
  private let boxes = (title: UIView(), image: UIView())

  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    super.contentRect(forBounds: bounds).insetBy(dx: 4, dy: 2)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = super.titleRect(forContentRect: contentRect).size
    return CGRect(
      x: contentRect.midX - size.width / 2, y: contentRect.maxY - size.height,
      width: size.width, height: size.height)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = super.imageRect(forContentRect: contentRect).size
    return CGRect(
      origin: CGPoint(x: contentRect.midX - size.width / 2, y: contentRect.minY), size: size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentRect(forBounds: bounds)
    boxes.title.accessibilityIdentifier = "title"
    boxes.image.accessibilityIdentifier = "image"
    boxes.title.frame = titleRect(forContentRect: room)
    boxes.image.frame = imageRect(forContentRect: room)
    addSubview(boxes.title)
    addSubview(boxes.image)
  }
}

/// A button as it is, and boxes where its parts are.
final class Plain: UIButton {
  private let boxes = (title: UIView(), image: UIView())

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentRect(forBounds: bounds)
    boxes.title.accessibilityIdentifier = "title"
    boxes.image.accessibilityIdentifier = "image"
    boxes.title.frame = titleRect(forContentRect: room)
    boxes.image.frame = imageRect(forContentRect: room)
    addSubview(boxes.title)
    addSubview(boxes.image)
  }
}

func shown(_ button: UIButton) -> UIView {
  let view = UIView()
  button.setTitle("Save", for: .normal)
  button.setImage(UIImage(systemName: "star"), for: .normal)
  button.frame = CGRect(x: 10, y: 10, width: 100, height: 60)
  view.addSubview(button)
  return view
}

// The content is 92 by 56 at 14, 12; frames that are set do not mirror.
#Preview("A button says where its parts are", traits: .fixedLayout(width: 120, height: 80)) {
  shown(Upright())
}
// title: 44 52 32 16
// image: 52 12 16 16
// title, rtl: 44 52 32 16
// image, rtl: 52 12 16 16

// Picture and title are 48 wide in 84: 18 before them; of 40 high, 12 above the title.
#Preview("Insets of a button move its content", traits: .fixedLayout(width: 120, height: 80)) {
  let button = Plain()
  button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 0)
  return shown(button)
}
// image: 44 42 16 16
// title: 60 42 32 16
// image, rtl: 76 42 16 16
// title, rtl: 44 42 32 16
