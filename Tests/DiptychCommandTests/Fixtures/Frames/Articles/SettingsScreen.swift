import SwiftUI

@propertyWrapper
struct UserDefault<T> {
  let key: String
  let defaultValue: T
  init(wrappedValue: T, _ key: String) {
    self.defaultValue = wrappedValue
    self.key = key
  }
  var wrappedValue: T {
    get { UserDefaults.standard.object(forKey: key) as? T ?? defaultValue }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}
enum Theme: Int, CaseIterable, Identifiable, CustomStringConvertible {
  case system = 0
  case light, dark
  var id: Int { rawValue }
  var description: String {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
extension EnvironmentValues {
  @Entry var theme: Theme = .system
  @Entry var cornerRadius = 8.0
  @Entry var onSelect: ((Int) -> Void)?
}
extension View { func theme(_ theme: Theme) -> some View { environment(\.theme, theme) } }
struct SettingsIcon: View {
  let systemName: String, color: Color
  @Environment(\.cornerRadius) private var radius
  var body: some View {
    Image(systemName: systemName).foregroundStyle(.white).frame(width: 28, height: 28).background(
      color,
      in: .rect(cornerRadius: radius)
    ).accessibilityIdentifier("icon")
  }
}
struct Current: View {
  @Environment(\.theme) var theme
  var body: some View {
    LabeledContent("Current", value: theme.description).accessibilityIdentifier("current")
  }
}
struct SettingsView: View {
  @AppStorage("theme") private var theme: Theme = .dark
  @AppStorage("notifications") private var notificationsOn = true
  @State private var volume = 0.5
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var isPresented = false
  var body: some View {
    NavigationStack {
      Form {
        Section {
          Picker(selection: $theme) {
            ForEach(Theme.allCases) { Text($0.description).tag($0) }
          } label: {
            Label {
              Text("Appearance")
            } icon: {
              SettingsIcon(systemName: "paintbrush.fill", color: .purple)
            }
          }
          Toggle(isOn: $notificationsOn.animation()) {
            Label("Notifications", systemImage: "bell.badge")
          }.accessibilityIdentifier("notifications")
          if notificationsOn {
            Stepper("Per day: \(Int(volume * 10))", value: $volume, in: 0...1, step: 0.1)
              .accessibilityIdentifier("stepper")
          }
          Current().theme(theme)
        } header: {
          Text("General")
        } footer: {
          Text("Changes are kept on this device.")
        }
        Section("Sound") {
          Slider(value: $volume, in: 0...1) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
          DatePicker("Quiet from", selection: $date, displayedComponents: .hourAndMinute)
            .accessibilityIdentifier("quiet")
        }
        Section {
          Button("Sign out", role: .destructive) { isPresented = true }
            .confirmationDialog("Sign out?", isPresented: $isPresented, titleVisibility: .visible) {
              Button("Sign out", role: .destructive) {}
            }
        }
        LabeledContent(
          "Version",
          value: Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0"
        )
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
    }
    .preferredColorScheme(theme.colorScheme)
  }
}
#Preview { SettingsView().environment(\.cornerRadius, 4) }
