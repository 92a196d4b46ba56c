internal import LayoutEngine

extension UIColor {
  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> UIColor {
    UIColor(Paint(.rgb(red: red / 255, green: green / 255, blue: blue / 255)))
  }

  /// The red of the system's palette.
  public static let systemRed = rgb(255, 59, 48)
  /// The orange of the system's palette.
  public static let systemOrange = rgb(255, 149, 0)
  /// The yellow of the system's palette.
  public static let systemYellow = rgb(255, 204, 0)
  /// The green of the system's palette.
  public static let systemGreen = rgb(52, 199, 89)
  /// The mint of the system's palette.
  public static let systemMint = rgb(0, 199, 190)
  /// The teal of the system's palette.
  public static let systemTeal = rgb(48, 176, 199)
  /// The cyan of the system's palette.
  public static let systemCyan = rgb(50, 173, 230)
  /// The blue of the system's palette.
  public static let systemBlue = rgb(0, 122, 255)
  /// The indigo of the system's palette.
  public static let systemIndigo = rgb(88, 86, 214)
  /// The purple of the system's palette.
  public static let systemPurple = rgb(175, 82, 222)
  /// The pink of the system's palette.
  public static let systemPink = rgb(255, 45, 85)
  /// The brown of the system's palette.
  public static let systemBrown = rgb(162, 132, 94)
  /// The grey of the system's palette.
  public static let systemGray = rgb(142, 142, 147)
  /// A grey near the background.
  public static let systemGray2 = rgb(174, 174, 178)
  /// A grey nearer to the background.
  public static let systemGray3 = rgb(199, 199, 204)
  /// A light grey.
  public static let systemGray4 = rgb(209, 209, 214)
  /// A lighter grey.
  public static let systemGray5 = rgb(229, 229, 234)
  /// The lightest grey.
  public static let systemGray6 = rgb(242, 242, 247)
  /// Black.
  public static let black = rgb(0, 0, 0)
  /// A third of white.
  public static let darkGray = rgb(85, 85, 85)
  /// Two thirds of white.
  public static let lightGray = rgb(170, 170, 170)
  /// White.
  public static let white = rgb(255, 255, 255)
  /// Half of white.
  public static let gray = rgb(128, 128, 128)
  /// Pure red.
  public static let red = rgb(255, 0, 0)
  /// Pure green.
  public static let green = rgb(0, 255, 0)
  /// Pure blue.
  public static let blue = rgb(0, 0, 255)
  /// Green and blue.
  public static let cyan = rgb(0, 255, 255)
  /// Red and green.
  public static let yellow = rgb(255, 255, 0)
  /// Red and blue.
  public static let magenta = rgb(255, 0, 255)
  /// Red and half of green.
  public static let orange = rgb(255, 128, 0)
  /// Half of red and blue.
  public static let purple = rgb(128, 0, 128)
  /// Dark orange.
  public static let brown = rgb(153, 102, 51)
}
