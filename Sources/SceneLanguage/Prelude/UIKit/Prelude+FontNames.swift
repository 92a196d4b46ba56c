extension Prelude {
  /// The names and measures of fonts, all of which a terminal shows as its own.
  static let fontNames = Part(
    names: ["fontName", "familyName", "familyNames", "fontNames", "capHeight", "xHeight"],
    where: { $0.contains("UIFont") || $0.contains("UIKit") },
    source: """
      extension UIFont {
        static var familyNames: [String] { [".AppleSystemUIFont"] }
        static func fontNames(forFamilyName familyName: String) -> [String] { [] }
        var familyName: String { ".AppleSystemUIFont" }
        var fontName: String { _isBold ? ".SFUI-Bold" : ".SFUI-Regular" }
        // The system's typeface has capitals of 1443 and small letters of 1078 units of 2048.
        var capHeight: CGFloat { pointSize * 1443 / 2048 }
        var xHeight: CGFloat { pointSize * 1078 / 2048 }
      }
      """
  )
}
