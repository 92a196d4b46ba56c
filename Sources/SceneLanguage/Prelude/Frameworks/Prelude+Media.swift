extension Prelude {
  /// Pages and films, of which a picture shows the place alone.
  static let media = Part(
    names: [
      "WKWebView", "WKWebViewConfiguration", "WKNavigationDelegate", "AVPlayer", "VideoPlayer",
      "AVPlayerItem", "CMTime",
    ],
    source: """
      class WKWebViewConfiguration {
        var allowsInlineMediaPlayback = false
        init() {}
      }
      class WKNavigation {}
      protocol WKNavigationDelegate: AnyObject {}
      protocol WKUIDelegate: AnyObject {}
      class WKWebView: UIView {
        weak var navigationDelegate: WKNavigationDelegate?
        weak var uiDelegate: WKUIDelegate?
        var allowsBackForwardNavigationGestures = false
        var isLoading: Bool { false }
        var canGoBack: Bool { false }
        var canGoForward: Bool { false }
        var url: URL? { nil }
        var title: String? { nil }
        let scrollView = UIScrollView()
        override init(frame: CGRect) { super.init(frame: frame) }
        init() { super.init(frame: .zero) }
        init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        func load(_ request: URLRequest) -> WKNavigation? { nil }
        func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
        func reload() {}
        func goBack() {}
        func goForward() {}
        func stopLoading() {}
      }
      struct CMTime: Hashable {
        static let zero = CMTime(seconds: 0, preferredTimescale: 1)
        let seconds: Double
        init(seconds: Double, preferredTimescale: Int32) { self.seconds = seconds }
        init(value: Int64, timescale: Int32) { seconds = Double(value) / Double(timescale) }
      }
      class AVPlayerItem {
        init(url: URL) {}
      }
      class AVPlayer {
        var isMuted = false
        var volume: Float = 1
        init() {}
        init(url: URL) {}
        init(playerItem: AVPlayerItem?) {}
        func play() {}
        func pause() {}
        var rate: Float = 0
        func currentTime() -> CMTime { .zero }
        func seek(to time: CMTime) {}
        func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
        func replaceCurrentItem(with item: AVPlayerItem?) {}
      }
      struct VideoPlayer: View {
        private let overlay: AnyView
        init(player: AVPlayer?) { overlay = AnyView(EmptyView()) }
        init<Overlay: View>(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
          overlay = AnyView(videoOverlay())
        }
        var body: some View { Color.black.overlay { overlay } }
      }
      """
  )
}
