extension Prelude {
  /// What scenes ask of pictures that are shown as boxes.
  static let imageDetails = Part(
    names: [
      "pngData", "jpegData", "heicData", "resizableImage", "capInsets", "isSymbolImage",
      "withAlignmentRectInsets", "alignmentRectInsets", "symbolConfiguration",
      "preparingThumbnail", "preparingForDisplay", "byPreparingForDisplay",
      "byPreparingThumbnail", "withBaselineOffset",
    ],
    source: """
      extension UIImage {
        enum ResizingMode: Int { case tile, stretch }
        func pngData() -> Data? { Data() }
        func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
        func heicData() -> Data? { Data() }
        func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
        func resizableImage(
          withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
        ) -> UIImage { self }
        var capInsets: UIEdgeInsets { .zero }
        var resizingMode: ResizingMode { .tile }
        var isSymbolImage: Bool { _isSymbol }
        var alignmentRectInsets: UIEdgeInsets { .zero }
        func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
        func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { self }
        var symbolConfiguration: UIImage.SymbolConfiguration? { nil }
        func preparingForDisplay() -> UIImage? { self }
        func preparingThumbnail(of size: CGSize) -> UIImage? { self }
        func byPreparingForDisplay() async -> UIImage? { self }
        func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
      }
      """
  )
}
