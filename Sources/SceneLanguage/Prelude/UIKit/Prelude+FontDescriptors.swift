extension Prelude {
  /// What fonts are made of, of which a terminal shows strokes and slant.
  static let fontDescriptors = Part(
    names: ["UIFontDescriptor", "fontDescriptor"],
    source: """
      class UIFontDescriptor {
        struct SymbolicTraits: OptionSet {
          let rawValue: UInt32
          init(rawValue: UInt32) { self.rawValue = rawValue }
          static let traitItalic = SymbolicTraits(rawValue: 1)
          static let traitBold = SymbolicTraits(rawValue: 2)
          static let traitExpanded = SymbolicTraits(rawValue: 32)
          static let traitCondensed = SymbolicTraits(rawValue: 64)
          static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
          static let traitTightLeading = SymbolicTraits(rawValue: 32768)
          static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
        }
        enum SystemDesign { case `default`, serif, rounded, monospaced }
        struct AttributeName: Hashable {
          let rawValue: String
          static let family = AttributeName(rawValue: "family")
          static let name = AttributeName(rawValue: "name")
          static let face = AttributeName(rawValue: "face")
          static let size = AttributeName(rawValue: "size")
          static let traits = AttributeName(rawValue: "traits")
          static let featureSettings = AttributeName(rawValue: "featureSettings")
        }
        let pointSize: CGFloat
        let symbolicTraits: SymbolicTraits
        init(_pointSize: CGFloat, _ traits: SymbolicTraits) {
          pointSize = _pointSize
          symbolicTraits = traits
        }
        init(name: String, size: CGFloat) {
          pointSize = size
          symbolicTraits = UIFont(name: name, size: size)?.fontDescriptor.symbolicTraits ?? []
        }
        static func preferredFontDescriptor(
          withTextStyle style: UIFont.TextStyle
        ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
        func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
          UIFontDescriptor(_pointSize: pointSize, traits)
        }
        func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
        func withSize(_ size: CGFloat) -> UIFontDescriptor {
          UIFontDescriptor(_pointSize: size, symbolicTraits)
        }
        func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor { self }
      }
      extension UIFont {
        var fontDescriptor: UIFontDescriptor {
          var traits: UIFontDescriptor.SymbolicTraits = []
          if _isBold { traits.insert(.traitBold) }
          if _isItalic { traits.insert(.traitItalic) }
          return UIFontDescriptor(_pointSize: pointSize, traits)
        }
        convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
          let traits = descriptor.symbolicTraits
          self.init(
            _size: size > 0 ? size : descriptor.pointSize, _isBold: traits.contains(.traitBold),
            _isItalic: traits.contains(.traitItalic))
        }
      }
      """
  )
}
