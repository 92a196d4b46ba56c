import SwiftUI

struct LastNames: View {
  let names: [String]
  private func opacity(_ share: CGFloat) -> Double { (0...1).contains(share) ? share : 1 }
  var body: some View {
    ForEach(names, id: \.self) { name in
      Text(name.split(separator: " ").last ?? "")
      Label(name.split(separator: " ").first ?? "none", systemImage: "person")
      Button(name.prefix(3)) {}.opacity(opacity(0.5))
    }
  }
}
#Preview { LastNames(names: ["Ada Lovelace"]) }
