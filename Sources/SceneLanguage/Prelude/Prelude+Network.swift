extension Prelude {
  /// What comes from a network: a picture is taken before any of it arrives.
  static let network = Part(
    names: [
      "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLError",
      "URLQueryItem", "URLComponents",
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
        var localizedDescription: String { "The operation could not be completed." }
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
          let items = (queryItems ?? []).map { item in
            escaped(item.name) + (item.value.map { "=" + escaped($0) } ?? "")
          }
          return items.isEmpty ? result : result + "?" + items.joined(separator: "&")
        }
        private func escaped(_ text: String) -> String {
          text.utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            let isPlain = byte < 128 && (character.isLetter || character.isNumber)
            if isPlain || "-._~!$'()*+,;:@/?".contains(character) { return String(character) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
          }.joined()
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
}
