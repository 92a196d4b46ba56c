/// A version of iOS whose controls a preview shows.
package enum SystemProfile: Hashable, CaseIterable, Sendable {
  /// The controls of iOS up to 18.
  case iOS18
  /// The controls of iOS 26.
  case iOS26
  /// The controls of iOS 27.
  case iOS27

  /// The profile of a version as people give it, such as 18 or 27.1: the newest that is not newer.
  ///
  /// - Parameter major: The first number of the version.
  package init(major: Int) {
    switch major {
    case ..<26: self = .iOS18
    case 26: self = .iOS26
    default: self = .iOS27
    }
  }
}

private enum SystemProfileKey: EnvironmentKey {
  static let defaultValue = SystemProfile.iOS18
}

extension EnvironmentValues {
  /// The version of iOS whose controls are shown.
  package var systemProfile: SystemProfile {
    get { self[SystemProfileKey.self] }
    set { self[SystemProfileKey.self] = newValue }
  }
}
