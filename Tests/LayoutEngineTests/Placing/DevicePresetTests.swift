import LayoutEngine
import Testing

@Suite struct `Device presets` {
  @Test(
    arguments: [
      ("iPhone SE", 375, 667, 20, 0, 0, 0), ("iPhone X", 375, 812, 44, 34, 44, 21),
      ("iPhone 11", 414, 896, 48, 34, 48, 21), ("iPhone 13", 390, 844, 47, 34, 47, 21),
      ("iPhone 13 mini", 375, 812, 50, 34, 50, 21), ("iPhone 15", 393, 852, 59, 34, 59, 21),
      ("iPhone 16 Pro", 402, 874, 62, 34, 62, 21),
    ] as [(String, Double, Double, Double, Double, Double, Double)]
  )
  func `a phone loses its bars, and both sides when turned`(
    name: String,
    width: Double,
    height: Double,
    top: Double,
    bottom: Double,
    sides: Double,
    landscapeBottom: Double
  ) throws {
    let preset = try #require(DevicePreset.named(name))
    let upright = HeldDevice(preset)
    #expect(upright.size == CGSize(width: width, height: height))
    #expect(
      upright.safeAreaInsets == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    )
    let turned = HeldDevice(preset, isLandscape: true)
    #expect(turned.size == CGSize(width: height, height: width))
    #expect(
      turned.safeAreaInsets
        == EdgeInsets(top: 0, leading: sides, bottom: landscapeBottom, trailing: sides)
    )
  }

  @Test(
    arguments: [
      ("iPad", 768, 1024, 20, 0), ("iPad Pro 11", 834, 1194, 24, 20),
    ] as [(String, Double, Double, Double, Double)]
  )
  func `a tablet keeps its bars however it is held`(
    name: String,
    width: Double,
    height: Double,
    top: Double,
    bottom: Double
  ) throws {
    let preset = try #require(DevicePreset.named(name))
    #expect(preset.portraitSize == CGSize(width: width, height: height))
    for isLandscape in [false, true] {
      let held = HeldDevice(preset, isLandscape: isLandscape)
      #expect(
        held.safeAreaInsets == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
      )
    }
  }

  @Test(
    arguments: [
      ("iphone 15", "iPhone 15"), ("iPhone SE (3rd generation)", "iPhone SE"),
      ("iPad Pro (11-inch) (4th generation)", "iPad Pro 11"),
      ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 13"),
      ("iPad Air 11-inch (M2)", "iPad Air 11"), ("iPad (9th generation)", "iPad"),
      ("iPhone13mini", "iPhone 13 mini"), ("iPhone 4", nil), ("", nil), ("15", nil),
    ] as [(String, String?)]
  )
  func `names are known as Xcode spells them`(typed: String, name: String?) {
    #expect(DevicePreset.named(typed)?.name == name)
  }

  @Test func `names are told apart`() {
    for preset in DevicePreset.all { #expect(DevicePreset.named(preset.name) == preset) }
  }

  @Test(
    arguments: [
      ("iPhone 15", "iPhone 15", nil), ("iPhone 15 landscape", "iPhone 15", .landscape),
      ("iPhone 15, Landscape", "iPhone 15", .landscape),
      ("iPhone 15 (portrait)", "iPhone 15", .portrait), ("landscape", "landscape", nil),
      (" landscape", " landscape", nil), ("", "", nil),
    ] as [(String, String, HeldDevice.Orientation?)]
  )
  func `a name may tell how the device is held`(
    typed: String,
    name: String,
    orientation: HeldDevice.Orientation?
  ) {
    let parsed = HeldDevice.parse(typed)
    #expect(parsed.name == name)
    #expect(parsed.orientation == orientation)
  }

  @Test(
    arguments: [
      (393, 852, false, true, false), (852, 393, false, false, false),
      (896, 414, true, false, false), (812, 375, false, false, false),
      (768, 1024, true, true, true), (1024, 768, true, true, true),
      (320, 320, false, false, false),
    ] as [(Double, Double, Bool, Bool, Bool)]
  )
  func `size classes follow from the size of the screen`(
    width: Double,
    height: Double,
    isWide: Bool,
    isHigh: Bool,
    isTablet: Bool
  ) {
    let room = ScreenRoom(CGSize(width: width, height: height))
    #expect([room.isWide, room.isHigh, room.isTablet] == [isWide, isHigh, isTablet])
  }
}
