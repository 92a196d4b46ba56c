import UIKit

class RatingControl: UIControl {
  var rating = 0 {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)!
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
}

#Preview { RatingControl() }
