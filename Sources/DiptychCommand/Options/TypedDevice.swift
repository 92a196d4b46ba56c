internal import ArgumentParser
internal import LayoutEngine
internal import SceneLanguage

/// A device as typed on the command line, and how it is held: `iPhone 15 landscape`.
struct TypedDevice {
  let preset: DevicePreset
  /// `nil` leaves it to the preview.
  let orientation: HeldDevice.Orientation?

  /// - Throws: `ValidationError` with the names there are, if none of them is meant.
  init(typed text: String) throws {
    let (name, orientation) = HeldDevice.parse(text)
    guard let preset = DevicePreset.named(name) else {
      let nearest = nearestName(to: name, among: DevicePreset.sortedNames).map {
        "; did you mean '\($0)'?"
      }
      throw ValidationError(
        """
        there is no device '\(name.withoutControls)'\(nearest ?? "")
        Available: \(DevicePreset.sortedNames.joined(separator: ", ")); each may be followed by 'landscape'.
        """
      )
    }
    self.preset = preset
    self.orientation = orientation
  }
}
