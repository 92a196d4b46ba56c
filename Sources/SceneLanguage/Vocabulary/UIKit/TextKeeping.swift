internal import ConstraintLayout

/// A view whose text is typed.
protocol TextKeeping: AnyObject {
  var typedText: String? { get set }
}

extension UITextField: TextKeeping {
  var typedText: String? {
    get { text }
    set { text = newValue }
  }
}

extension UITextView: TextKeeping {
  var typedText: String? {
    get { text }
    set { text = newValue }
  }
}

extension SceneType {
  /// Looks of text by their keys.
  static let textAttributes = SceneType.dictionary(.named("NSAttributedString.Key"), .any)
}
