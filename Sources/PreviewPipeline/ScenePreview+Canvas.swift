internal import Diptych
internal import LayoutEngine
internal import SceneLanguage

extension ScenePreview {
  /// The canvas that is asked for: by the request, else by the views, else by the traits.
  ///
  /// - Parameters:
  ///   - request: How previews are wanted.
  ///   - wishes: What the views ask for; `nil` before they are lowered.
  /// - Returns: The canvas.
  func canvas(for request: PreviewRequest, _ wishes: PreviewWishes? = nil) -> PreviewCanvas {
    if let canvas = request.canvas { return canvas }
    let isLandscape =
      request.device?.orientation.map { $0 == .landscape }
      ?? wishes?.orientation?.isLandscape ?? traits.isLandscape
    let named = wishes?.device.flatMap { DevicePreset.named($0.rawValue) }
    if let device = request.device?.preset ?? named {
      return .device(HeldDevice(device, isLandscape: isLandscape))
    }
    switch wishes?.layout {
    case .fixed(let width, let height)?: return .fixed(CGSize(width: width, height: height))
    case .sizeThatFits?: return .standard
    case .device?, nil: break
    }
    if let size = traits.fixedSize { return .fixed(size) }
    return isLandscape ? .standardLandscape : .standard
  }
}

extension InterfaceOrientation {
  /// Whether the device is turned by a quarter.
  fileprivate var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
