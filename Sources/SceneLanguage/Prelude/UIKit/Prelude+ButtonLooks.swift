extension Prelude {
  /// What lies behind the content of buttons.
  static let buttonGrounds = Part(
    names: ["background"],
    where: { $0.contains("UIButton") },
    source: """
      extension UIButton.Configuration {
        var background: UIBackgroundConfiguration {
          get {
            var ground = UIBackgroundConfiguration()
            ground.backgroundColor = _color
            ground.cornerRadius = _cornerRadius ?? 8
            ground.strokeColor = _strokeColor
            ground.strokeWidth = _strokeWidth
            return ground
          }
          set {
            let old = background
            if newValue.cornerRadius != old.cornerRadius { _cornerRadius = newValue.cornerRadius }
            _color = newValue.backgroundColor
            _strokeColor = newValue.strokeColor
            _strokeWidth = newValue.strokeWidth
          }
        }
      }
      """
  )

  /// Titles of buttons whose parts have looks of their own.
  static let buttonTitles = Part(
    names: ["attributedTitle", "attributedSubtitle"],
    where: { $0.contains("UIButton") },
    source: """
      extension UIButton.Configuration {
        var attributedTitle: AttributedString? {
          get { _attributedTitle.map { AttributedString($0) } ?? title.map { AttributedString($0) } }
          set {
            _attributedTitle = newValue.map { NSAttributedString($0) }
            title = _attributedTitle?.string
          }
        }
        var attributedSubtitle: AttributedString? {
          get {
            _attributedSubtitle.map { AttributedString($0) }
              ?? subtitle.map { AttributedString($0) }
          }
          set {
            _attributedSubtitle = newValue.map { NSAttributedString($0) }
            subtitle = _attributedSubtitle?.string
          }
        }
      }
      """
  )
}
