import SwiftUI

/// Colors are kept by their parts, which the scene writes and reads itself.
extension Color: Codable {
  private enum Part: String, CodingKey { case red, green, blue }

  public init(from decoder: Decoder) throws {
    let parts = try decoder.container(keyedBy: Part.self)
    self.init(
      red: try parts.decode(Double.self, forKey: .red),
      green: try parts.decode(Double.self, forKey: .green),
      blue: try parts.decode(Double.self, forKey: .blue))
  }

  public func encode(to encoder: Encoder) throws {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return }
    var parts = encoder.container(keyedBy: Part.self)
    try parts.encode(red, forKey: .red)
    try parts.encode(green, forKey: .green)
    try parts.encode(blue, forKey: .blue)
  }
}

struct Label: Codable, Equatable {
  var name: String
  var color: Color
  var others: [Color] = []
}

struct Kept: View {
  private let labels = [Label(name: "Home", color: Color(red: 1, green: 0.5, blue: 0))]
  var body: some View {
    Text(labels[0].name).foregroundStyle(labels[0].color)
      .onAppear {
        do {
          let data = try JSONEncoder().encode(labels)
          precondition(String(decoding: data, as: UTF8.self).contains("\"green\":0.5"))
          precondition(try JSONDecoder().decode([Label].self, from: data) == labels)
        } catch {
          preconditionFailure("\(error)")
        }
      }
  }
}
#Preview { Kept() }
