import SwiftUI

/// Settings keep a color as the data of an archive.
extension Color: RawRepresentable {
  public init?(rawValue: String) {
    guard let data = Data(base64Encoded: rawValue),
      let color = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    else { return nil }
    self = Color(color)
  }

  public var rawValue: String {
    do {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: UIColor(self), requiringSecureCoding: false)
      return data.base64EncodedString()
    } catch {
      return ""
    }
  }
}

struct ArchivedColors: View {
  @AppStorage("accent") private var accent: Color = .indigo
  var body: some View {
    Text("Kept").foregroundStyle(accent)
      .onAppear {
        let orange = Color(red: 1, green: 0.5, blue: 0)
        precondition(Color(rawValue: orange.rawValue) == orange)
        precondition(Color(rawValue: "?") == nil)
      }
  }
}
#Preview { ArchivedColors() }
