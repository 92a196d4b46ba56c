extension Prelude {
  /// How values leave an app and come into it, which a still picture never shows.
  static let transfers = Part(
    names: [
      "TransferRepresentation", "transferRepresentation", "CodableRepresentation",
      "ProxyRepresentation", "DataRepresentation", "FileRepresentation",
    ],
    source: """
      protocol TransferRepresentation {}
      struct TransferChoice: TransferRepresentation {}
      @resultBuilder
      enum TransferRepresentationBuilder {
        static func buildBlock(_ parts: any TransferRepresentation...) -> TransferChoice {
          TransferChoice()
        }
      }
      extension TransferRepresentation {
        func visibility(_ visibility: Any) -> Self { self }
        func suggestedFileName(_ name: String) -> Self { self }
        func exportingCondition(_ condition: Any) -> Self { self }
      }
      struct CodableRepresentation: TransferRepresentation {
        init(contentType: UTType) {}
        init(for type: Any.Type, contentType: UTType) {}
      }
      struct ProxyRepresentation: TransferRepresentation {
        init(exporting: Any, importing: Any? = nil) {}
        init(importing: Any) {}
      }
      struct DataRepresentation: TransferRepresentation {
        init(contentType: UTType, exporting: Any, importing: Any) {}
        init(exportedContentType: UTType, exporting: Any) {}
        init(importedContentType: UTType, importing: Any) {}
      }
      struct FileRepresentation: TransferRepresentation {
        init(contentType: UTType, exporting: Any, importing: Any) {}
        init(exportedContentType: UTType, exporting: Any) {}
        init(importedContentType: UTType, importing: Any) {}
      }
      """
  )
}
