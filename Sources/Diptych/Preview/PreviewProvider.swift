/// A type that makes previews.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

/// The area in which a preview is shown.
public enum PreviewLayout: Hashable, Sendable {
  /// That of a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// An area of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The way that a device is held.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}

/// The name of a device.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// Creates the name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
