import SwiftUI
extension Color {
  func contrasting(in environment: EnvironmentValues) -> Color {
    let parts = resolve(in: environment)
    let luminance = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
    return luminance > 0.5 ? .black : .white
  }
  var hex: String {
    let c = resolve(in: EnvironmentValues())
    return String(format: "#%02X%02X%02X", Int(round(c.red * 255)), Int(round(c.green * 255)), Int(round(c.blue * 255)))
  }
}
struct Chip: View {
  @Environment(\.self) private var environment
  let color: Color
  var body: some View { Text(color.hex).foregroundStyle(color.contrasting(in: environment)).padding().background(color)
    .onAppear { let r: Color.Resolved = color.resolve(in: environment); print(r.linearRed < r.red, r.opacity, Color(r).hex) } }
}
#Preview { Chip(color: Color(red: 0.2, green: 0.4, blue: 1)) }
