extension Prelude {
  /// Who asks for a face or a finger gets no answer in a picture: there is nobody.
  static let authentication = Part(
    names: ["LAContext", "LAError", "LABiometryType"],
    source: """
      enum LAPolicy: Int {
        case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
      }
      enum LABiometryType: Int { case none, touchID, faceID, opticID }
      struct LAError: Error {
        enum Code: Int {
          case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4
          case passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7
          case biometryLockout = -8
        }
        let code: Code
        init(_ code: Code) { self.code = code }
        var localizedDescription: String { "Biometry is not available on this device." }
      }
      class LAContext {
        var localizedFallbackTitle: String?
        var localizedCancelTitle: String?
        var biometryType: LABiometryType { .faceID }
        init() {}
        func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool { true }
        func canEvaluatePolicy(_ policy: LAPolicy, error: Any?) -> Bool { true }
        func evaluatePolicy(
          _ policy: LAPolicy, localizedReason: String,
          reply: @escaping (Bool, (any Error)?) -> Void
        ) {}
        func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
          throw LAError(.userCancel)
        }
        func invalidate() {}
      }
      """
  )

  /// What is felt: a picture is of a device without an engine for it.
  static let haptics = Part(
    names: ["CHHapticEngine", "CHHapticEvent", "CHHapticPattern"],
    source: """
      protocol CHHapticDeviceCapability {
        var supportsHaptics: Bool { get }
        var supportsAudio: Bool { get }
      }
      struct _NoHaptics: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
      }
      protocol CHHapticPatternPlayer {
        func start(atTime time: TimeInterval) throws
        func stop(atTime time: TimeInterval) throws
      }
      class _HapticPlayer: CHHapticPatternPlayer {
        func start(atTime time: TimeInterval) throws {}
        func stop(atTime time: TimeInterval) throws {}
      }
      class CHHapticEngine {
        enum StoppedReason: Int {
          case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError = -1
        }
        static func capabilitiesForHardware() -> any CHHapticDeviceCapability { _NoHaptics() }
        var playsHapticsOnly = false
        var isAutoShutdownEnabled = false
        var resetHandler: () -> Void = {}
        var stoppedHandler: (StoppedReason) -> Void = { _ in }
        init() throws {}
        func start() throws {}
        func stop() {}
        func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
          _HapticPlayer()
        }
        func playPattern(from url: URL) throws {}
      }
      class CHHapticEventParameter {
        enum ID { case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime }
        init(parameterID: ID, value: Float) {}
      }
      class CHHapticEvent {
        enum EventType { case hapticTransient, hapticContinuous, audioContinuous, audioCustom }
        init(
          eventType: EventType, parameters: [CHHapticEventParameter],
          relativeTime: TimeInterval, duration: TimeInterval = 0
        ) {}
      }
      class CHHapticDynamicParameter {}
      class CHHapticPattern {
        init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
      }
      """
  )

  /// How the device lies and moves: flat and still.
  static let motion = Part(
    names: ["CMMotionManager", "CMPedometer"],
    source: """
      struct CMAcceleration { var x = 0.0, y = 0.0, z = 0.0 }
      struct CMRotationRate { var x = 0.0, y = 0.0, z = 0.0 }
      class CMAttitude {
        var roll: Double { 0 }
        var pitch: Double { 0 }
        var yaw: Double { 0 }
      }
      class CMDeviceMotion {
        let attitude = CMAttitude()
        let gravity = CMAcceleration()
        let userAcceleration = CMAcceleration()
        let rotationRate = CMRotationRate()
      }
      class CMAccelerometerData { let acceleration = CMAcceleration() }
      class CMGyroData { let rotationRate = CMRotationRate() }
      class CMMotionManager {
        var deviceMotionUpdateInterval: TimeInterval = 0
        var accelerometerUpdateInterval: TimeInterval = 0
        var gyroUpdateInterval: TimeInterval = 0
        var isDeviceMotionAvailable: Bool { true }
        var isAccelerometerAvailable: Bool { true }
        var isGyroAvailable: Bool { true }
        var isDeviceMotionActive: Bool { false }
        var deviceMotion: CMDeviceMotion? { nil }
        var accelerometerData: CMAccelerometerData? { nil }
        init() {}
        func startDeviceMotionUpdates() {}
        func startDeviceMotionUpdates(
          to queue: OperationQueue,
          withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
        ) {}
        func startAccelerometerUpdates() {}
        func startAccelerometerUpdates(
          to queue: OperationQueue,
          withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
        ) {}
        func startGyroUpdates() {}
        func stopDeviceMotionUpdates() {}
        func stopAccelerometerUpdates() {}
        func stopGyroUpdates() {}
      }
      class CMPedometerData {
        var numberOfSteps: NSNumber { 0 }
        var distance: NSNumber? { nil }
      }
      class CMPedometer {
        static func isStepCountingAvailable() -> Bool { false }
        init() {}
        func startUpdates(
          from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
        ) {}
        func stopUpdates() {}
      }
      """
  )

  /// The system's dictionary, which knows every word of a picture.
  static let spelling = Part(
    names: ["UITextChecker"],
    source: """
      class UITextChecker {
        static var availableLanguages: [String] { ["en_US"] }
        init() {}
        func rangeOfMisspelledWord(
          in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
        ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
        func guesses(
          forWordRange range: NSRange, in text: String, language: String
        ) -> [String]? { [] }
        func completions(
          forPartialWordRange range: NSRange, in text: String, language: String
        ) -> [String]? { [] }
      }
      """
  )

  /// What people ask of their device, all of which is off.
  static let accessibilityNeeds = Part(
    names: ["UIAccessibility"],
    source: """
      enum UIAccessibility {
        enum Notification { case announcement, layoutChanged, screenChanged, pageScrolled }
        static var isVoiceOverRunning: Bool { false }
        static var isReduceMotionEnabled: Bool { false }
        static var isReduceTransparencyEnabled: Bool { false }
        static var isBoldTextEnabled: Bool { false }
        static var isGrayscaleEnabled: Bool { false }
        static var isInvertColorsEnabled: Bool { false }
        static var isDarkerSystemColorsEnabled: Bool { false }
        static var isSwitchControlRunning: Bool { false }
        static var isVideoAutoplayEnabled: Bool { true }
        static var shouldDifferentiateWithoutColor: Bool { false }
        static var buttonShapesEnabled: Bool { false }
        static var prefersCrossFadeTransitions: Bool { false }
        static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("voiceOver")
        static let reduceMotionStatusDidChangeNotification =
          Foundation.Notification.Name("reduceMotion")
        static func post(notification: Notification, argument: Any?) {}
      }
      """
  )

  /// Whether there is a network, which is told to who asks; nothing changes in a picture.
  static let networkPaths = Part(
    names: ["NWPathMonitor", "NWPath"],
    source: """
      struct NWInterface: Hashable {
        enum InterfaceType { case wifi, cellular, wiredEthernet, loopback, other }
      }
      struct NWPath: Hashable {
        enum Status { case satisfied, unsatisfied, requiresConnection }
        var status: Status { .satisfied }
        var isExpensive: Bool { false }
        var isConstrained: Bool { false }
        func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
      }
      class NWPathMonitor {
        var pathUpdateHandler: ((NWPath) -> Void)?
        var currentPath: NWPath { NWPath() }
        init() {}
        init(requiredInterfaceType type: NWInterface.InterfaceType) {}
        func start(queue: DispatchQueue) { pathUpdateHandler?(NWPath()) }
        func cancel() {}
      }
      """
  )
}
