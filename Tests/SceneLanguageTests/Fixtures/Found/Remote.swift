import SwiftUI

struct Remote: View {
  var body: some View {
    AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable()
      case .failure: Text("failed")
      default: Text("later")
      }
    }
  }
}
