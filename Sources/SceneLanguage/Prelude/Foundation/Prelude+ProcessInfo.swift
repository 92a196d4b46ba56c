extension Prelude {
  /// What a program is told of the process that runs it: that it is a preview.
  static let processInfo = Part(
    names: ["ProcessInfo"],
    source: """
      class ProcessInfo {
        static let processInfo = ProcessInfo()
        enum ThermalState: Int { case nominal, fair, serious, critical }
        struct OperatingSystemVersion {
          var majorVersion = 18
          var minorVersion = 0
          var patchVersion = 0
        }
        var environment: [String: String] { ["XCODE_RUNNING_FOR_PREVIEWS": "1"] }
        var arguments: [String] { ["preview"] }
        var processName = "preview"
        var processIdentifier: Int { 1 }
        var hostName: String { "localhost" }
        var processorCount: Int { 1 }
        var activeProcessorCount: Int { 1 }
        var physicalMemory: UInt64 { 4_294_967_296 }
        var systemUptime: TimeInterval { 1 }
        var thermalState: ThermalState { .nominal }
        var isLowPowerModeEnabled: Bool { false }
        var isiOSAppOnMac: Bool { false }
        var isMacCatalystApp: Bool { false }
        var operatingSystemVersion: OperatingSystemVersion { OperatingSystemVersion() }
        var operatingSystemVersionString: String { "Version 18.0" }
        var globallyUniqueString: String { "preview" }
      }
      """
  )
}
