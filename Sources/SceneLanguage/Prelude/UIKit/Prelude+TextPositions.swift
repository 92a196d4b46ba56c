extension Prelude {
  /// Places in what is typed, which a picture shows nobody typing.
  static let textPositions = Part(
    names: [
      "UITextRange", "UITextPosition", "selectedTextRange", "beginningOfDocument", "endOfDocument",
      "textRange", "caretRect", "passwordRules", "UITextInputPasswordRules",
      "textDragInteraction", "textDropInteraction",
    ],
    source: """
      class UITextPosition {
        let _offset: Int
        init(_ offset: Int) { _offset = offset }
      }
      class UITextRange {
        let start: UITextPosition
        let end: UITextPosition
        var isEmpty: Bool { start._offset >= end._offset }
        init(_ start: UITextPosition, _ end: UITextPosition) {
          (self.start, self.end) = (start, end)
        }
      }
      class UITextInputPasswordRules {
        init(descriptor: String) {}
      }
      extension UITextField {
        \(positions)
        var passwordRules: UITextInputPasswordRules? {
          get { nil }
          set {}
        }
      }
      extension UITextView {
        \(positions)
        var textDragInteraction: UIDragInteraction? { nil }
        var textDropInteraction: UIDropInteraction? { nil }
      }
      """
  )

  private static let positions = """
    var beginningOfDocument: UITextPosition { UITextPosition(0) }
    var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
    var selectedTextRange: UITextRange? {
      get { UITextRange(endOfDocument, endOfDocument) }
      set {}
    }
    func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
      UITextRange(start, end)
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let place = position._offset + offset
      return place < 0 || place > endOfDocument._offset ? nil : UITextPosition(place)
    }
    func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
      end._offset - start._offset
    }
    func caretRect(for position: UITextPosition) -> CGRect {
      CGRect(x: 0, y: 0, width: 2, height: 20)
    }
    func text(in range: UITextRange) -> String? {
      let units = Array((text ?? "").utf16)
      let (start, end) = (range.start._offset, min(range.end._offset, units.count))
      return start < end ? String(decoding: units[start..<end], as: UTF16.self) : ""
    }
    """
}
