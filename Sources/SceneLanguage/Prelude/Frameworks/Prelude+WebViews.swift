extension Prelude {
  /// Pages of the web, which take their place in a picture and show nothing.
  static let webViews = Part(
    names: ["WebView", "WebPage"],
    source: """
      @Observable
      class WebPage {
        struct Configuration { init() {} }
        private(set) var url: URL?
        private(set) var isLoading = false
        var title: String { "" }
        var estimatedProgress: Double { 0 }
        var customUserAgent: String?
        var isInspectable = false
        init() {}
        init(configuration: Configuration) {}
        func load(_ request: URLRequest) { url = request.url }
        func load(_ url: URL?) { self.url = url }
        func load(html: String, baseURL: URL) { url = baseURL }
        func reload(fromOrigin: Bool = false) {}
        func stopLoading() {}
      }
      struct WebView: View {
        struct BackForwardNavigationGesturesBehavior {
          static let automatic = BackForwardNavigationGesturesBehavior()
          static let enabled = BackForwardNavigationGesturesBehavior()
          static let disabled = BackForwardNavigationGesturesBehavior()
        }
        init(url: URL?) {}
        init(_ page: WebPage) {}
        var body: some View { Rectangle().fill(.quaternary) }
      }
      extension View {
        func webViewBackForwardNavigationGestures(
          _ value: WebView.BackForwardNavigationGesturesBehavior
        ) -> some View { self }
        func webViewContentBackground(_ visibility: Visibility) -> some View { self }
      }
      """
  )
}
