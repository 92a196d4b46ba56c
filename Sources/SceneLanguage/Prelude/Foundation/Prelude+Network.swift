extension Prelude {
  /// What comes from a network: a picture is taken before any of it arrives.
  static let network = Part(
    names: [
      "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLError",
      "URLQueryItem", "URLComponents", "URLCache", "queryItems",
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
      struct URLError: CustomNSError, LocalizedError, Hashable {
        enum Code: Int {
          case unknown = -1
          case cancelled = -999
          case badURL = -1000
          case timedOut = -1001
          case unsupportedURL = -1002
          case cannotFindHost = -1003
          case cannotConnectToHost = -1004
          case networkConnectionLost = -1005
          case dnsLookupFailed = -1006
          case httpTooManyRedirects = -1007
          case resourceUnavailable = -1008
          case notConnectedToInternet = -1009
          case redirectToNonExistentLocation = -1010
          case badServerResponse = -1011
          case userCancelledAuthentication = -1012
          case userAuthenticationRequired = -1013
          case zeroByteResource = -1014
          case cannotDecodeRawData = -1015
          case cannotDecodeContentData = -1016
          case cannotParseResponse = -1017
          case internationalRoamingOff = -1018
          case callIsActive = -1019
          case dataNotAllowed = -1020
          case requestBodyStreamExhausted = -1021
          case appTransportSecurityRequiresSecureConnection = -1022
          case fileDoesNotExist = -1100
          case fileIsDirectory = -1101
          case noPermissionsToReadFile = -1102
          case dataLengthExceedsMaximum = -1103
          case secureConnectionFailed = -1200
          case cannotOpenFile = -3001
          static func ~= (code: Code, error: any Error) -> Bool { (error as? URLError)?.code == code }
        }
        static var errorDomain: String { NSURLErrorDomain }
        static let unknown = Code.unknown
        static let cancelled = Code.cancelled
        static let badURL = Code.badURL
        static let timedOut = Code.timedOut
        static let unsupportedURL = Code.unsupportedURL
        static let cannotFindHost = Code.cannotFindHost
        static let cannotConnectToHost = Code.cannotConnectToHost
        static let networkConnectionLost = Code.networkConnectionLost
        static let dnsLookupFailed = Code.dnsLookupFailed
        static let httpTooManyRedirects = Code.httpTooManyRedirects
        static let resourceUnavailable = Code.resourceUnavailable
        static let notConnectedToInternet = Code.notConnectedToInternet
        static let redirectToNonExistentLocation = Code.redirectToNonExistentLocation
        static let badServerResponse = Code.badServerResponse
        static let userCancelledAuthentication = Code.userCancelledAuthentication
        static let userAuthenticationRequired = Code.userAuthenticationRequired
        static let zeroByteResource = Code.zeroByteResource
        static let cannotDecodeRawData = Code.cannotDecodeRawData
        static let cannotDecodeContentData = Code.cannotDecodeContentData
        static let cannotParseResponse = Code.cannotParseResponse
        static let internationalRoamingOff = Code.internationalRoamingOff
        static let callIsActive = Code.callIsActive
        static let dataNotAllowed = Code.dataNotAllowed
        static let requestBodyStreamExhausted = Code.requestBodyStreamExhausted
        static let appTransportSecurityRequiresSecureConnection = Code.appTransportSecurityRequiresSecureConnection
        static let fileDoesNotExist = Code.fileDoesNotExist
        static let fileIsDirectory = Code.fileIsDirectory
        static let noPermissionsToReadFile = Code.noPermissionsToReadFile
        static let dataLengthExceedsMaximum = Code.dataLengthExceedsMaximum
        static let secureConnectionFailed = Code.secureConnectionFailed
        static let cannotOpenFile = Code.cannotOpenFile
        let code: Code
        private let info: [String: Any]
        init(_ code: Code, userInfo: [String: Any] = [:]) {
          self.code = code
          info = userInfo
        }
        var errorCode: Int { code.rawValue }
        var userInfo: [String: Any] { info }
        var errorUserInfo: [String: Any] { info }
        var failingURL: URL? { nil }
        var localizedDescription: String {
          info[NSLocalizedDescriptionKey] as? String
            ?? "The operation could not be completed. (NSURLErrorDomain error \(errorCode).)"
        }
        var errorDescription: String? { localizedDescription }
        /// What is said of an error may be of any type, so it is compared as it is printed.
        private var printedInfo: [String: String] { info.mapValues { String(describing: $0) } }
        static func == (one: URLError, other: URLError) -> Bool {
          one.code == other.code && one.printedInfo == other.printedInfo
        }
        func hash(into hasher: inout Hasher) { hasher.combine(code) }
      }
      struct URLQueryItem: Hashable, CustomStringConvertible {
        var description: String { name + (value.map { "=" + $0 } ?? "") }
        var name: String
        var value: String?
        init(name: String, value: String?) { (self.name, self.value) = (name, value) }
      }
      struct URLComponents {
        var scheme: String? = nil
        var user: String? = nil
        var password: String? = nil
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
          (user, password) = (url.user, url.password)
          path = url.path(percentEncoded: false)
          (percentEncodedQuery, fragment) = (url.query, url.fragment(percentEncoded: false))
        }
        var percentEncodedPath: String { escaped(path, "?") }
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
          if let host {
            result += "//"
            if let user { result += user + (password.map { ":" + $0 } ?? "") + "@" }
            result += host
          }
          if let port { result += ":\(port)" }
          result += percentEncodedPath
          if let percentEncodedQuery { result += "?" + percentEncodedQuery }
          if let fragment { result += "#" + escaped(fragment) }
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
      extension URL {
        func appending(queryItems items: [URLQueryItem]) -> URL {
          guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
          parts.queryItems = (parts.queryItems ?? []) + items
          return parts.url ?? self
        }
        mutating func append(queryItems items: [URLQueryItem]) {
          self = appending(queryItems: items)
        }
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
        var allHeaderFields: [AnyHashable: Any] = [:]
        override init() { super.init() }
        init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
          super.init()
          self.url = url
          self.statusCode = statusCode
          for (name, value) in headerFields ?? [:] { allHeaderFields[name] = value }
        }
        func value(forHTTPHeaderField field: String) -> String? {
          allHeaderFields.first { ("\($0.key)").lowercased() == field.lowercased() }?.value as? String
        }
        static func localizedString(forStatusCode statusCode: Int) -> String {
          switch statusCode {
          case 200: "no error"
          case 401: "unauthorized"
          case 403: "forbidden"
          case 404: "not found"
          case 500: "internal server error"
          default: statusCode < 400 ? "success" : statusCode < 500 ? "client error" : "server error"
          }
        }
      }
      class URLSessionTask: NSObject {
        enum State: Int { case running, suspended, canceling, completed }
        var state = State.suspended
        var priority: Float = 0.5
        var taskIdentifier = 1
        var originalRequest: URLRequest?
        var response: URLResponse?
        var countOfBytesReceived: Int64 = 0
        var countOfBytesExpectedToReceive: Int64 = 0
        override init() { super.init() }
        func resume() { state = .running }
        func suspend() { state = .suspended }
        func cancel() { state = .canceling }
      }
      class URLSessionDataTask: URLSessionTask {}
      class URLSessionUploadTask: URLSessionDataTask {}
      class URLSessionDownloadTask: URLSessionTask {
        func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) { cancel() }
      }
      protocol URLSessionDelegate: AnyObject {}
      protocol URLSessionTaskDelegate: URLSessionDelegate {}
      class URLSession: NSObject {
        static let shared = URLSession()
        override init() { super.init() }
        func data(from url: URL) async throws -> (Data, URLResponse) {
          try await data(from: url, delegate: nil)
        }
        func data(
          from url: URL, delegate: (any URLSessionTaskDelegate)?
        ) async throws -> (Data, URLResponse) {
          try await Task.sleep(for: .seconds(1))
          return (Data(), URLResponse())
        }
        func data(for request: URLRequest) async throws -> (Data, URLResponse) {
          try await data(for: request, delegate: nil)
        }
        func data(
          for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
        ) async throws -> (Data, URLResponse) {
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
        func dataTask(with url: URL) -> URLSessionDataTask { URLSessionDataTask() }
        func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask() }
      }
      """#
  )
}
