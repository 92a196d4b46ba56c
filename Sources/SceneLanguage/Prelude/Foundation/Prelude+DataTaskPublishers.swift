extension Prelude {
  /// What publishers bring from a network: a picture is taken before any of it arrives.
  static let dataTaskPublishers = Part(
    names: ["dataTaskPublisher", "DataTaskPublisher"],
    source: """
      extension URLSession {
        typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>
        func dataTaskPublisher(
          for url: URL
        ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
          AnyPublisher<(data: Data, response: URLResponse), URLError> { _, _ in {} }
        }
        func dataTaskPublisher(
          for request: URLRequest
        ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
          AnyPublisher<(data: Data, response: URLResponse), URLError> { _, _ in {} }
        }
      }
      """
  )

  /// Values of publishers, read from data and written as such.
  static let publishedCoding = Part(
    names: ["decode", "encode"],
    where: { $0.contains("Combine") },
    source: """
      extension AnyPublisher {
        func decode<Item: Decodable>(
          type: Item.Type, decoder: JSONDecoder
        ) -> AnyPublisher<Item, any Error> {
          tryMap { value in
            guard let data = value as? Data else { throw URLError(.cannotDecodeRawData) }
            return try decoder.decode(type, from: data)
          }
        }
      }
      extension AnyPublisher where Output: Encodable {
        func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error> {
          tryMap { try encoder.encode($0) }
        }
      }
      """
  )
}
