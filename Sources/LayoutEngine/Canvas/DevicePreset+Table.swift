extension DevicePreset {
  /// All devices that people can name, from the oldest to the newest of each family.
  ///
  /// Sizes and insets are those of published tables. An upright phone loses its status bar and the
  /// strip of the home indicator; a turned one loses as much on both sides as the status bar takes
  /// when upright, because its camera may be on either, and has no status bar. An iPad keeps both
  /// however it is held.
  package static let all: [DevicePreset] =
    phones(["iPhone 8", "iPhone SE"], 375, 667, scale: 2, top: 20, hasHomeButton: true)
    + phones(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, top: 44)
    + phones(["iPhone XR", "iPhone 11"], 414, 896, scale: 2, top: 48)
    + phones(["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, top: 44)
    + phones(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, top: 50)
    + phones(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"],
      390,
      844,
      top: 47
    )
    + phones(["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, top: 47)
    + phones(["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, top: 59)
    + phones(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      430,
      932,
      top: 59
    )
    + phones(["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, top: 62)
    + phones(["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, top: 62)
    + tablets(["iPad"], 768, 1024, top: 20, bottom: 0)
    + tablets(["iPad mini"], 744, 1133, top: 24, bottom: 20)
    + tablets(["iPad Air", "iPad Air 11"], 820, 1180, top: 24, bottom: 20)
    + tablets(["iPad Pro 11"], 834, 1194, top: 24, bottom: 20)
    + tablets(["iPad Air 13", "iPad Pro 13"], 1024, 1366, top: 24, bottom: 20)

  private static func phones(
    _ names: [String],
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat = 3,
    top: CGFloat,
    hasHomeButton: Bool = false
  ) -> [DevicePreset] {
    let sides = hasHomeButton ? 0 : top
    return names.map { name in
      DevicePreset(
        name: name,
        portraitSize: CGSize(width: width, height: height),
        scale: scale,
        portraitInsets: EdgeInsets(
          top: top,
          leading: 0,
          bottom: hasHomeButton ? 0 : 34,
          trailing: 0
        ),
        landscapeInsets: EdgeInsets(
          top: 0,
          leading: sides,
          bottom: hasHomeButton ? 0 : 21,
          trailing: sides
        )
      )
    }
  }

  private static func tablets(
    _ names: [String],
    _ width: CGFloat,
    _ height: CGFloat,
    top: CGFloat,
    bottom: CGFloat
  ) -> [DevicePreset] {
    let insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    return names.map { name in
      DevicePreset(
        name: name,
        portraitSize: CGSize(width: width, height: height),
        scale: 2,
        portraitInsets: insets,
        landscapeInsets: insets
      )
    }
  }
}
