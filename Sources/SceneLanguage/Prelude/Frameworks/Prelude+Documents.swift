extension Prelude {
  /// Documents of PDFKit, of which a picture shows the place alone.
  static let documents = Part(
    names: ["PDFView", "PDFDocument", "PDFPage", "PDFThumbnailView", "PDFDisplayMode"],
    source: """
      enum PDFDisplayMode: Int {
        case singlePage, singlePageContinuous, twoUp, twoUpContinuous
      }
      enum PDFDisplayDirection: Int { case vertical, horizontal }
      enum PDFDisplayBox: Int { case mediaBox, cropBox, bleedBox, trimBox, artBox }
      class PDFPage {
        init() {}
        init?(image: UIImage) {}
        var string: String? { nil }
        func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
        func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
      }
      class PDFDocument {
        private var pages: [PDFPage] = []
        init() {}
        init?(url: URL) { return nil }
        init?(data: Data) { return nil }
        var pageCount: Int { pages.count }
        var documentURL: URL? { nil }
        var string: String? { nil }
        var isLocked: Bool { false }
        func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
        func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? 0 }
        func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: index) }
        func removePage(at index: Int) { pages.remove(at: index) }
        func dataRepresentation() -> Data? { nil }
      }
      class PDFView: UIView {
        var document: PDFDocument?
        var autoScales = false
        var displayMode = PDFDisplayMode.singlePageContinuous
        var displayDirection = PDFDisplayDirection.vertical
        var displayBox = PDFDisplayBox.cropBox
        var displaysPageBreaks = true
        var pageShadowsEnabled = true
        var pageBreakMargins = UIEdgeInsets.zero
        var scaleFactor: CGFloat = 1
        var minScaleFactor: CGFloat = 0.1
        var maxScaleFactor: CGFloat = 5
        var scaleFactorForSizeToFit: CGFloat { 1 }
        var isInMarkupMode = false
        var currentPage: PDFPage? { document?.page(at: 0) }
        var canGoToNextPage: Bool { false }
        var canGoToPreviousPage: Bool { false }
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .systemGray4
        }
        init() {
          super.init(frame: .zero)
          backgroundColor = .systemGray4
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        func usePageViewController(_ enable: Bool, withViewOptions: [AnyHashable: Any]? = nil) {}
        func go(to page: PDFPage) {}
        func goToFirstPage(_ sender: Any?) {}
        func goToLastPage(_ sender: Any?) {}
        func goToNextPage(_ sender: Any?) {}
        func goToPreviousPage(_ sender: Any?) {}
        func layoutDocumentView() {}
      }
      enum PDFThumbnailLayoutMode: Int { case vertical, horizontal }
      class PDFThumbnailView: UIView {
        weak var pdfView: PDFView?
        var thumbnailSize = CGSize(width: 60, height: 80)
        var layoutMode = PDFThumbnailLayoutMode.vertical
        override init(frame: CGRect) { super.init(frame: frame) }
        init() { super.init(frame: .zero) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """
  )
}
