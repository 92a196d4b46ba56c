extension Prelude {
  /// Pictures within texts, which stand there as glyphs do.
  static let attachments = Part(
    names: ["NSTextAttachment"],
    source: """
      class NSTextAttachment {
        var image: UIImage?
        var bounds = CGRect.zero
        var contents: Data?
        init() {}
        init(image: UIImage) { self.image = image }
        init(data contentData: Data?, ofType uti: String?) { contents = contentData }
      }
      extension NSAttributedString {
        convenience init(attachment: NSTextAttachment) {
          self.init(string: attachment.image?._glyph ?? "\u{FFFC}")
        }
      }
      """
  )

  /// Pictures that are made of drawings and of views: a terminal shows boxes as large as they are.
  static let imageRenderers = Part(
    names: [
      "UIGraphicsImageRenderer", "UIGraphicsImageRendererFormat", "imageRendererFormat",
      "ImageRenderer",
    ],
    source: """
      class UIGraphicsImageRendererFormat {
        var scale: CGFloat = 1
        var opaque = false
        init() {}
        init(for traitCollection: UITraitCollection) {}
        static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
        static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
      }
      extension UIImage {
        var imageRendererFormat: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
      }
      class UIGraphicsImageRendererContext {
        let cgContext: CGContext
        let format = UIGraphicsImageRendererFormat()
        fileprivate init(_ context: CGContext) { cgContext = context }
        func fill(_ rect: CGRect) { cgContext.fill(rect) }
        func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
        func clip(to rect: CGRect) { cgContext.clip(to: rect) }
      }
      class UIGraphicsImageRenderer {
        private let size: CGSize
        init(size: CGSize) { self.size = size }
        init(bounds: CGRect) { size = bounds.size }
        init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
        init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }
        func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
          UIGraphicsBeginImageContext(size)
          if let context = UIGraphicsGetCurrentContext() {
            actions(UIGraphicsImageRendererContext(context))
          }
          let image = UIGraphicsGetImageFromCurrentImageContext()
          UIGraphicsEndImageContext()
          return image ?? UIImage()
        }
        func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
        func jpegData(
          withCompressionQuality quality: CGFloat,
          actions: (UIGraphicsImageRendererContext) -> Void
        ) -> Data { Data() }
      }
      class ImageRenderer<Content: View>: ObservableObject {
        var content: Content
        var scale: CGFloat = 1
        var isOpaque = false
        var proposedSize = ProposedViewSize.unspecified
        init(content: Content) { self.content = content }
        var uiImage: UIImage? {
          let ideal = UIHostingController(rootView: content.fixedSize())
            .sizeThatFits(in: CGSize(width: 10_000, height: 10_000))
          UIGraphicsBeginImageContext(
            CGSize(
              width: proposedSize.width ?? ideal.width,
              height: proposedSize.height ?? ideal.height))
          let image = UIGraphicsGetImageFromCurrentImageContext()
          UIGraphicsEndImageContext()
          return image
        }
      }
      """
  )

  /// The camera and the library of photos, of which a picture shows the place.
  static let imagePickers = Part(
    names: ["UIImagePickerController", "UIImagePickerControllerDelegate"],
    source: """
      class UIImagePickerController: UINavigationController {
        enum SourceType: Int { case photoLibrary, camera, savedPhotosAlbum }
        enum CameraDevice: Int { case rear, front }
        struct InfoKey: Hashable {
          let rawValue: String
          static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
          static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
          static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
          static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
          static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
          static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        }
        var sourceType = SourceType.photoLibrary
        var allowsEditing = false
        var cameraDevice = CameraDevice.rear
        var mediaTypes = ["public.image"]
        static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
          sourceType != .camera
        }
      }
      protocol UIImagePickerControllerDelegate: AnyObject {
        func imagePickerController(
          _ picker: UIImagePickerController,
          didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
      }
      extension UIImagePickerControllerDelegate {
        func imagePickerController(
          _ picker: UIImagePickerController,
          didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {}
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
      }
      """
  )
}
