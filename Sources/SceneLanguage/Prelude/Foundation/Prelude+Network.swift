extension Prelude {
  /// What comes from a network: a picture is taken before any of it arrives.
  static let network = Part(
    names: [
      "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLError",
      "URLQueryItem", "URLComponents", "URLCache",
    ],
    source: #"""
      class URLCache {
        static var shared = URLCache()
        var memoryCapacity = 0
        var diskCapacity = 0
        init() {}
        init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
          (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
        }
        func removeAllCachedResponses() {}
      }
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
      struct URLQueryItem: Hashable {
        var name: String
        var value: String?
        init(name: String, value: String?) { (self.name, self.value) = (name, value) }
      }
      struct URLComponents {
        var scheme: String? = nil
        var user: String? = nil
        var host: String? = nil
        var port: Int? = nil
        var path = ""
        var percentEncodedQuery: String? = nil
        var fragment: String? = nil
        init() {}
        init?(string: String) {
          guard let url = URL(string: string) else { return nil }
          self.init(of: url)
        }
        init?(url: URL, resolvingAgainstBaseURL resolve: Bool) { self.init(of: url) }
        private init(of url: URL) {
          (scheme, host, port) = (url.scheme, url.host, url.port)
          path = url.path.removingPercentEncoding ?? url.path
          let base = url.absoluteString.prefix { $0 != "?" && $0 != "#" }
          if base.hasSuffix("/"), !path.hasSuffix("/") { path += "/" }
          (percentEncodedQuery, fragment) = (url.query, url.fragment)
        }
        var query: String? {
          get { percentEncodedQuery?.removingPercentEncoding }
          set { percentEncodedQuery = newValue.map { escaped($0) } }
        }
        var queryItems: [URLQueryItem]? {
          get {
            percentEncodedQuery.map { query in
              query.split(separator: "&").map { pair in
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let value = parts.count > 1 ? String(parts[1]) : nil
                return URLQueryItem(
                  name: String(parts[0]).removingPercentEncoding ?? "",
                  value: value.flatMap { $0.removingPercentEncoding })
              }
            }
          }
          set {
            percentEncodedQuery = newValue.map { items in
              items.map { item in
                escaped(item.name, "&=") + (item.value.map { "=" + escaped($0, "&=") } ?? "")
              }.joined(separator: "&")
            }
          }
        }
        var string: String? {
          var result = ""
          if let scheme { result += scheme + ":" }
          if let host { result += "//" + (user.map { $0 + "@" } ?? "") + host }
          if let port { result += ":\(port)" }
          result += escaped(path, "?")
          if let percentEncodedQuery { result += "?" + percentEncodedQuery }
          if let fragment { result += "#" + fragment }
          return result
        }
        private func escaped(_ text: String, _ joints: String = "") -> String {
          text.utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            let isPlain = byte < 128 && (character.isLetter || character.isNumber)
            if isPlain || "-._~!$'()*+,;:@/?&=".contains(character) && !joints.contains(character) {
              return String(character)
            }
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
        enum CachePolicy: UInt {
          case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad
          case returnCacheDataDontLoad, reloadIgnoringLocalAndRemoteCacheData
          case reloadRevalidatingCacheData
        }
        var cachePolicy = CachePolicy.useProtocolCachePolicy
        init(
          url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
          timeoutInterval: TimeInterval = 60
        ) {
          self.url = url
          self.cachePolicy = cachePolicy
          self.timeoutInterval = timeoutInterval
        }
        func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
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
      """#
  )
}
