/// A version of iOS, which decides defaults.
package struct SystemVersion: Hashable, Comparable, Sendable {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// The margin of a plain view on every edge, in points: none from 27.1 on.
  package var defaultLayoutMargin: Double { self < SystemVersion(27, 1) ? 8 : 0 }
}
