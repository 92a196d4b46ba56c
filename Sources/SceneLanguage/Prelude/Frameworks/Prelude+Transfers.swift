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
        init<Item, Proxy>(exporting: @escaping (Item) async throws -> Proxy) {}
      }
      struct DataRepresentation: TransferRepresentation {
        init<Item, Whole>(
          contentType: UTType, exporting: @escaping (Item) async throws -> Whole,
          importing: @escaping (Whole) async throws -> Item
        ) {}
        init<Item, Whole>(
          exportedContentType: UTType, exporting: @escaping (Item) async throws -> Whole
        ) {}
        init<Item, Whole>(
          importedContentType: UTType, importing: @escaping (Whole) async throws -> Item
        ) {}
      }
      struct FileRepresentation: TransferRepresentation {
        init<Item, Whole>(
          contentType: UTType, exporting: @escaping (Item) async throws -> Whole,
          importing: @escaping (Whole) async throws -> Item
        ) {}
        init<Item, Whole>(
          exportedContentType: UTType, exporting: @escaping (Item) async throws -> Whole
        ) {}
        init<Item, Whole>(
          importedContentType: UTType, importing: @escaping (Whole) async throws -> Item
        ) {}
      }
      """
  )
}
