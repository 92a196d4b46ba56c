import SwiftUI

protocol Transport: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: Transport {}

struct Stub: Transport {
  var status = 200

  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: ["Content-Type": "text/plain"])
    else { throw URLError(.badURL) }
    return (Data("text".utf8), response)
  }
}

struct Answer: View {
  @State private var text = ""
  var transport: any Transport = Stub(status: 404)

  var body: some View {
    Text(text).task {
      let request = URLRequest(url: URL(string: "https://example.com")!)
      guard let (_, response) = try? await transport.data(for: request),
        let answer = response as? HTTPURLResponse
      else { return }
      text = "\(answer.statusCode) \(answer.value(forHTTPHeaderField: "content-type") ?? "")"
    }
  }
}

#Preview { Answer() }
