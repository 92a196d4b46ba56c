extension Prelude {
  /// What comes from a network: a picture is taken before any of it arrives.
  static let network = Part(
    names: [
      "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLError",
      "JSONDecoder", "JSONEncoder", "URLQueryItem", "URLComponents",
    ],
    source: """
      struct URLError: Error {
        enum Code {
          case unknown, cancelled, badURL, timedOut, unsupportedURL, cannotFindHost
          case cannotConnectToHost, notConnectedToInternet, badServerResponse, cannotOpenFile
          case userAuthenticationRequired, resourceUnavailable, cannotDecodeContentData
          case cannotParseResponse, dataNotAllowed, fileDoesNotExist, networkConnectionLost
        }
        let code: Code
        init(_ code: Code) { self.code = code }
        var localizedDescription: String { "The operation couldn’t be completed." }
      }
      extension Data {
        init(contentsOf url: URL) throws { throw URLError(.cannotOpenFile) }
        func write(to url: URL) throws { throw URLError(.cannotOpenFile) }
      }
      struct URLQueryItem: Hashable {
        var name: String
        var value: String?
        init(name: String, value: String?) { (self.name, self.value) = (name, value) }
      }
      struct URLComponents {
        var scheme: String? = nil
        var host: String? = nil
        var path = ""
        var queryItems: [URLQueryItem]? = nil
        private var text = ""
        init() {}
        init?(string: String) { text = string }
        var string: String? {
          var result = text
          if let scheme { result += scheme + "://" }
          result += (host ?? "") + path
          let items = (queryItems ?? []).map { $0.name + "=" + ($0.value ?? "") }
          return items.isEmpty ? result : result + "?" + items.joined(separator: "&")
        }
        var url: URL? { string.flatMap { URL(string: $0) } }
      }
      struct URLRequest {
        var url: URL?
        var httpMethod: String? = "GET"
        var httpBody: Data? = nil
        var timeoutInterval = 60.0
        var allHTTPHeaderFields: [String: String]? = nil
        init(url: URL) { self.url = url }
        mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
          allHTTPHeaderFields = (allHTTPHeaderFields ?? [:]).merging([field: value ?? ""]) { $1 }
        }
        mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
          setValue(value, forHTTPHeaderField: field)
        }
      }
      class URLResponse {
        var url: URL? = nil
        init() {}
      }
      class HTTPURLResponse: URLResponse {
        var statusCode = 200
      }
      class URLSessionDataTask {
        init() {}
        func resume() {}
        func cancel() {}
      }
      class URLSession {
        static let shared = URLSession()
        init() {}
        func data(from url: URL) async throws -> (Data, URLResponse) {
          try await Task.sleep(for: .seconds(1))
          return (Data(), URLResponse())
        }
        func data(for request: URLRequest) async throws -> (Data, URLResponse) {
          try await Task.sleep(for: .seconds(1))
          return (Data(), URLResponse())
        }
        func upload(for request: URLRequest, from data: Data) async throws -> (Data, URLResponse) {
          try await Task.sleep(for: .seconds(1))
          return (Data(), URLResponse())
        }
        func dataTask(
          with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDataTask { URLSessionDataTask() }
        func dataTask(
          with request: URLRequest,
          completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDataTask { URLSessionDataTask() }
      }
      class JSONDecoder {
        enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
        enum DateDecodingStrategy { case deferredToDate, secondsSince1970, iso8601 }
        var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
        var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
        init() {}
        func decode<Value>(_ type: Value.Type, from data: Data) throws -> Value {
          fatalError("Diptych does not read JSON yet")
        }
      }
      class JSONEncoder {
        struct OutputFormatting: OptionSet {
          let rawValue: Int
          static let prettyPrinted = OutputFormatting(rawValue: 1)
          static let sortedKeys = OutputFormatting(rawValue: 2)
        }
        var outputFormatting: OutputFormatting = []
        init() {}
        func encode<Value>(_ value: Value) throws -> Data { Data() }
      }
      """
  )

  /// The languages of the user: English, as in a preview without a scheme of its own.
  static let locales = Part(
    names: ["languageCode", "characterDirection", "preferredLanguages", "LanguageDirection"],
    source: """
      extension Locale {
        enum LanguageDirection { case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop }
        struct LanguageCode: Hashable { var identifier: String }
        struct Language: Hashable {
          var languageCode: LanguageCode?
          var minimalIdentifier: String { languageCode?.identifier ?? "" }
          var characterDirection: LanguageDirection {
            Locale.characterDirection(forLanguage: minimalIdentifier)
          }
        }
        static var preferredLanguages: [String] { ["en"] }
        var languageCode: String? { String(identifier.prefix(2)) }
        var language: Language {
          Language(languageCode: LanguageCode(identifier: String(identifier.prefix(2))))
        }
        static func characterDirection(forLanguage code: String) -> LanguageDirection {
          let code = String(code.prefix(2))
          return ["ar", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(code)
            ? .rightToLeft : .leftToRight
        }
      }
      """
  )

  /// The parts of an address.
  static let addresses = Part(
    names: [
      "fileURLWithPath", "appendingPathComponent", "lastPathComponent", "pathExtension",
      "appending", "host", "scheme",
    ],
    source: """
      extension URL {
        init(fileURLWithPath path: String) { self = URL(string: "file://" + path)! }
        var scheme: String? {
          absoluteString.contains("://") ? absoluteString.components(separatedBy: "://")[0] : nil
        }
        private var rest: String { absoluteString.components(separatedBy: "://").last ?? "" }
        var host: String? { rest.split(separator: "/").first.map { String($0) } }
        var lastPathComponent: String { absoluteString.components(separatedBy: "/").last ?? "" }
        var pathExtension: String {
          let parts = lastPathComponent.components(separatedBy: ".")
          return parts.count > 1 ? parts.last ?? "" : ""
        }
        func appendingPathComponent(_ name: String) -> URL {
          URL(string: absoluteString + (absoluteString.hasSuffix("/") ? "" : "/") + name) ?? self
        }
        func appending(path: String) -> URL { appendingPathComponent(path) }
        func appending(component: String) -> URL { appendingPathComponent(component) }
      }
      """
  )
}
