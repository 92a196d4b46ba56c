import SwiftUI

/// A list of settings: symbol, name, value, and an arrow that points forward in either direction.
struct SettingsRow: View {
  let symbol: String
  let name: String
  var value = ""

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: symbol)
      Text(name)
      Spacer()
      if !value.isEmpty {
        Text(value).foregroundStyle(.secondary)
      }
      Image(systemName: "chevron.forward")
    }
    .padding(.horizontal, 8)
    .frame(height: 48)
  }
}

struct SettingsList: View {
  @State private var network = "Home"

  var body: some View {
    VStack(spacing: 0) {
      SettingsRow(symbol: "wifi", name: "Wi-Fi", value: network)
      Divider()
      SettingsRow(symbol: "bell", name: "Notifications")
      Divider()
      SettingsRow(symbol: "lock", name: "Privacy", value: "Strict")
      Divider()
      SettingsRow(symbol: "gear", name: "General")
    }
    .border(.secondary)
    .frame(width: 280)
  }
}

#Preview("Settings") {
  SettingsList()
}
