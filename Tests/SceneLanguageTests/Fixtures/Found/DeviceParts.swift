import AVFoundation
import CoreHaptics
import CoreMotion
import LocalAuthentication
import Network
import SwiftUI
import UserNotifications

final class Device: ObservableObject {
  @Published var roll = 0.0
  @Published var isOnline = false
  private let motion = CMMotionManager()
  private let monitor = NWPathMonitor()
  private var engine: CHHapticEngine?
  private var player: AVAudioPlayer?
  private var link: CADisplayLink?

  init() {
    motion.deviceMotionUpdateInterval = 1 / 60
    motion.startDeviceMotionUpdates(to: .main) { [weak self] data, _ in
      guard let attitude = data?.attitude else { return }
      self?.roll = attitude.roll
    }
    monitor.pathUpdateHandler = { path in
      DispatchQueue.main.async { self.isOnline = path.status == .satisfied }
    }
    monitor.start(queue: DispatchQueue(label: "monitor"))
    link = CADisplayLink(target: self, selector: #selector(tick))
    link?.add(to: .main, forMode: .common)
  }
  @objc private func tick(_ link: CADisplayLink) { print(link.timestamp) }

  func unlock() {
    let context = LAContext()
    var error: NSError?
    if context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) {
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "x") { isDone, error in
        if isDone { print("unlocked") }
      }
    }
  }
  func feel() {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    do {
      engine = try CHHapticEngine()
      try engine?.start()
      let sharpness = CHHapticEventParameter(parameterID: .hapticSharpness, value: 1)
      let event = CHHapticEvent(
        eventType: .hapticTransient, parameters: [sharpness], relativeTime: 0)
      let pattern = try CHHapticPattern(events: [event], parameters: [])
      try engine?.makePlayer(with: pattern).start(atTime: 0)
    } catch {
      print(error.localizedDescription)
    }
  }
  func sound() {
    guard let url = Bundle.main.url(forResource: "a", withExtension: "mp3") else { return }
    player = try? AVAudioPlayer(contentsOf: url)
    player?.play()
    AudioServicesPlaySystemSound(1026)
  }
  func notify() {
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert, .badge, .sound]) { isAllowed, error in
      if let error { print(error.localizedDescription) }
    }
    let content = UNMutableNotificationContent()
    content.title = "a"
    content.sound = UNNotificationSound.default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    let request = UNNotificationRequest(
      identifier: UUID().uuidString, content: content, trigger: trigger)
    center.add(request)
  }
}
struct Screen: View {
  @StateObject private var device = Device()
  var body: some View {
    Text(device.isOnline ? "online" : "offline").offset(x: device.roll * 10).onAppear {
      device.unlock()
      device.feel()
      device.sound()
      device.notify()
      UIAccessibility.post(notification: .announcement, argument: "a")
    }
  }
}
#Preview { Screen() }
