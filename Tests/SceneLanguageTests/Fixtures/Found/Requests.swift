import SwiftUI

protocol Endpoint { associatedtype Response: Decodable; var path: String { get } }
struct Client {
  var base = URL(string: "https://api.example.com")!
  func send<E: Endpoint>(_ endpoint: E) async throws -> E.Response {
    var request = URLRequest(
      url: base.appendingPathComponent(endpoint.path),
      cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 10)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    print(request.value(forHTTPHeaderField: "Accept") ?? "")
    let (data, _) = try await URLSession.shared.data(for: request)
    return try JSONDecoder().decode(E.Response.self, from: data)
  }
}
struct Greeting: Endpoint { typealias Response = String; let path = "/greeting" }
struct Greeted: View {
  @State private var text = "before"
  var body: some View {
    Text(text).task { text = (try? await Client().send(Greeting())) ?? "failed" }
  }
}
#Preview { Greeted() }
