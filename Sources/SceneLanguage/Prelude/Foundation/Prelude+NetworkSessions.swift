extension Prelude {
  /// How sessions on a network are set up, and what they tell of files that arrive later.
  static let networkSessions = Part(
    names: [
      "URLSessionConfiguration", "URLSessionDelegate", "URLSessionDataDelegate",
      "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionUploadTask",
      "downloadTask", "uploadTask", "finishTasksAndInvalidate", "invalidateAndCancel",
    ],
    source: """
      class URLSessionConfiguration: NSObject {
        static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
        static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
        static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
          let made = URLSessionConfiguration()
          made.identifier = identifier
          return made
        }
        var identifier: String?
        var timeoutIntervalForRequest = 60.0
        var timeoutIntervalForResource = 604_800.0
        var waitsForConnectivity = false
        var allowsCellularAccess = true
        var allowsExpensiveNetworkAccess = true
        var allowsConstrainedNetworkAccess = true
        var isDiscretionary = false
        var sessionSendsLaunchEvents = true
        var httpMaximumConnectionsPerHost = 6
        var httpShouldSetCookies = true
        var httpAdditionalHeaders: [AnyHashable: Any]?
        var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
        var urlCache: URLCache? = URLCache.shared
        var protocolClasses: [AnyClass]?
      }
      extension URLSession {
        convenience init(configuration: URLSessionConfiguration) { self.init() }
        convenience init(
          configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
          delegateQueue queue: OperationQueue?
        ) { self.init() }
        var configuration: URLSessionConfiguration { .default }
        func finishTasksAndInvalidate() {}
        func invalidateAndCancel() {}
        func downloadTask(with url: URL) -> URLSessionDownloadTask { URLSessionDownloadTask() }
        func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
          URLSessionDownloadTask()
        }
        func downloadTask(
          with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDownloadTask { URLSessionDownloadTask() }
        func downloadTask(withResumeData data: Data) -> URLSessionDownloadTask {
          URLSessionDownloadTask()
        }
        func uploadTask(
          with request: URLRequest, from data: Data?,
          completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionUploadTask { URLSessionUploadTask() }
        func download(
          from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
        ) async throws -> (URL, URLResponse) {
          try await Task.sleep(for: .seconds(1))
          return (url, URLResponse())
        }
      }
      protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
      protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
        func urlSession(
          _ session: URLSession, downloadTask: URLSessionDownloadTask,
          didFinishDownloadingTo location: URL)
      }
      """
  )
}
