import SwiftUI
import PDFKit
struct PDFPage2: UIViewRepresentable {
  let url: URL
  func makeUIView(context: Context) -> PDFView {
    let view = PDFView()
    view.autoScales = true
    view.displayMode = .singlePageContinuous
    view.document = PDFDocument(url: url)
    return view
  }
  func updateUIView(_ uiView: PDFView, context: Context) {}
}
#Preview { PDFPage2(url: URL(fileURLWithPath: "/a.pdf")).frame(width: 100, height: 100).accessibilityIdentifier("p") }
