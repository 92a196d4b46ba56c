extension Prelude {
  /// The picker of photos: what opens it is a button, and nothing is picked in a picture.
  static let photos = Part(
    names: [
      "PhotosPicker", "PhotosPickerItem", "PHPickerFilter", "photosPicker", "PHPhotoLibrary",
    ],
    source: """
      struct PHPickerFilter: Hashable {
        static let images = PHPickerFilter()
        static let videos = PHPickerFilter()
        static let livePhotos = PHPickerFilter()
        static let screenshots = PHPickerFilter()
        static let panoramas = PHPickerFilter()
        static let depthEffectPhotos = PHPickerFilter()
        static let bursts = PHPickerFilter()
        static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
        static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
        static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
      }
      struct PhotosPickerItem: Hashable {
        enum EncodingDisambiguationPolicy { case automatic, current, compatible }
        let itemIdentifier: String?
        init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
        func loadTransferable<Value>(type: Value.Type) async throws -> Value? { nil }
      }
      class PHPhotoLibrary {
        private static let library = PHPhotoLibrary()
        static func shared() -> PHPhotoLibrary { library }
      }
      enum PhotosPickerSelectionBehavior {
        case `default`, ordered, continuous, continuousAndOrdered
      }
      struct PhotosPicker<Label: View>: View {
        private let label: Label
        init(
          selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
          preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
          photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
        ) { self.label = label() }
        init(
          selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
          selectionBehavior: PhotosPickerSelectionBehavior = .default,
          matching filter: PHPickerFilter? = nil,
          preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
          photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
        ) { self.label = label() }
        var body: some View { Button(action: {}) { label } }
      }
      extension PhotosPicker where Label == Text {
        init(
          _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
          matching filter: PHPickerFilter? = nil,
          preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
          photoLibrary: PHPhotoLibrary = .shared()
        ) { label = Text(title) }
        init(
          _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
          maxSelectionCount: Int? = nil,
          selectionBehavior: PhotosPickerSelectionBehavior = .default,
          matching filter: PHPickerFilter? = nil,
          preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
          photoLibrary: PHPhotoLibrary = .shared()
        ) { label = Text(title) }
      }
      extension View {
        func photosPicker(
          isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
          matching filter: PHPickerFilter? = nil,
          preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
        ) -> some View { self }
        func photosPicker(
          isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
          maxSelectionCount: Int? = nil,
          selectionBehavior: PhotosPickerSelectionBehavior = .default,
          matching filter: PHPickerFilter? = nil,
          preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
        ) -> some View { self }
      }
      """
  )
}
