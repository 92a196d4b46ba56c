extension Prelude {
  /// Filters of pictures, of which a terminal shows no pixels: what comes out is as large as what
  /// went in, and codes are squares.
  static let imageFilters = Part(
    names: [
      "CIFilter", "CIContext", "CIImage", "CGImage", "cgImage", "ciImage", "imageOrientation",
    ],
    source: """
      class CGImage {
        let width: Int
        let height: Int
        init(_width: Int, height: Int) { (width, self.height) = (_width, height) }
        func cropping(to rect: CGRect) -> CGImage? {
          CGImage(_width: Int(rect.width), height: Int(rect.height))
        }
      }
      extension UIImage {
        convenience init(cgImage: CGImage) {
          self.init(_drawnIn: CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height)))
        }
        enum Orientation: Int {
          case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
        }
        var imageOrientation: UIImage.Orientation { .up }
        convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
          self.init(cgImage: cgImage)
        }
        convenience init(ciImage: CIImage) { self.init(_drawnIn: ciImage.extent.size) }
        var cgImage: CGImage? { CGImage(_width: Int(size.width), height: Int(size.height)) }
        var ciImage: CIImage? { nil }
      }
      extension CGContext {
        func draw(_ image: CGImage, in rect: CGRect) { _draw(UIImage(cgImage: image), in: rect) }
      }
      class CIImage {
        let extent: CGRect
        fileprivate init(extent: CGRect) { self.extent = extent }
        init?(image: UIImage) { extent = CGRect(origin: .zero, size: image.size) }
        init(cgImage: CGImage) {
          extent = CGRect(x: 0, y: 0, width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
        }
        init?(data: Data) { return nil }
        init?(contentsOf url: URL) { return nil }
        func transformed(by transform: CGAffineTransform) -> CIImage {
          CIImage(
            extent: CGRect(origin: .zero, size: extent.size.applying(transform)).standardized)
        }
        func cropped(to rect: CGRect) -> CIImage { CIImage(extent: rect) }
        func clampedToExtent() -> CIImage { self }
        func applyingGaussianBlur(sigma: Double) -> CIImage { self }
        func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
      }
      struct CIContextOption: Hashable {
        let rawValue: String
        static let useSoftwareRenderer = CIContextOption(rawValue: "software")
        static let workingColorSpace = CIContextOption(rawValue: "space")
      }
      class CIContext {
        init() {}
        init(options: [CIContextOption: Any]?) {}
        func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
          CGImage(_width: Int(rect.width), height: Int(rect.height))
        }
      }
      class CIColor {
        init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {}
        init(color: UIColor) {}
        static let black = CIColor(red: 0, green: 0, blue: 0)
        static let white = CIColor(red: 1, green: 1, blue: 1)
        static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
      }
      let kCIInputImageKey = "inputImage"
      let kCIInputIntensityKey = "inputIntensity"
      let kCIInputRadiusKey = "inputRadius"
      let kCIInputScaleKey = "inputScale"
      let kCIInputAngleKey = "inputAngle"
      let kCIInputAmountKey = "inputAmount"
      let kCIInputCenterKey = "inputCenter"
      let kCIInputSaturationKey = "inputSaturation"
      let kCIInputBrightnessKey = "inputBrightness"
      let kCIInputContrastKey = "inputContrast"
      let kCIInputEVKey = "inputEV"
      let kCIInputWidthKey = "inputWidth"
      typealias CIQRCodeGenerator = CIFilter
      typealias CISepiaTone = CIFilter
      typealias CIGaussianBlur = CIFilter
      typealias CIPixellate = CIFilter
      typealias CIColorControls = CIFilter
      class CIFilter {
        let name: String
        private let codeSide: CGFloat
        private var values: [String: Any] = [:]
        var inputImage: CIImage?
        var message = Data()
        var correctionLevel = "M"
        var intensity: Float = 0
        var radius: Float = 0
        var scale: Float = 0
        var angle: Float = 0
        var amount: Float = 0
        var saturation: Float = 1
        var brightness: Float = 0
        var contrast: Float = 1
        var ev: Float = 0
        var levels: Float = 6
        var width: Float = 0
        var quietSpace: Float = 0
        var barcodeHeight: Float = 0
        var center = CGPoint.zero
        var color: CIColor?
        var color0: CIColor?
        var color1: CIColor?
        init?(name: String) {
          self.name = name
          codeSide = name.hasSuffix("Generator") ? 27 : 0
        }
        private static func _made(_ name: String) -> CIFilter { CIFilter(name: name)! }
        static func qrCodeGenerator() -> CIFilter { _made("CIQRCodeGenerator") }
        static func aztecCodeGenerator() -> CIFilter { _made("CIAztecCodeGenerator") }
        static func code128BarcodeGenerator() -> CIFilter { _made("CICode128BarcodeGenerator") }
        static func sepiaTone() -> CIFilter { _made("CISepiaTone") }
        static func crystallize() -> CIFilter { _made("CICrystallize") }
        static func edges() -> CIFilter { _made("CIEdges") }
        static func gaussianBlur() -> CIFilter { _made("CIGaussianBlur") }
        static func boxBlur() -> CIFilter { _made("CIBoxBlur") }
        static func pixellate() -> CIFilter { _made("CIPixellate") }
        static func unsharpMask() -> CIFilter { _made("CIUnsharpMask") }
        static func vignette() -> CIFilter { _made("CIVignette") }
        static func bloom() -> CIFilter { _made("CIBloom") }
        static func noiseReduction() -> CIFilter { _made("CINoiseReduction") }
        static func twirlDistortion() -> CIFilter { _made("CITwirlDistortion") }
        static func colorControls() -> CIFilter { _made("CIColorControls") }
        static func colorInvert() -> CIFilter { _made("CIColorInvert") }
        static func colorMonochrome() -> CIFilter { _made("CIColorMonochrome") }
        static func falseColor() -> CIFilter { _made("CIFalseColor") }
        static func exposureAdjust() -> CIFilter { _made("CIExposureAdjust") }
        static func photoEffectNoir() -> CIFilter { _made("CIPhotoEffectNoir") }
        static func photoEffectMono() -> CIFilter { _made("CIPhotoEffectMono") }
        static func photoEffectChrome() -> CIFilter { _made("CIPhotoEffectChrome") }
        var inputKeys: [String] { codeSide > 0 ? ["inputMessage"] : [kCIInputImageKey] }
        var outputImage: CIImage? {
          codeSide > 0
            ? CIImage(extent: CGRect(x: 0, y: 0, width: codeSide, height: codeSide)) : inputImage
        }
        func setValue(_ value: Any?, forKey key: String) {
          if key == kCIInputImageKey { inputImage = value as? CIImage }
          values[key] = value
        }
        func value(forKey key: String) -> Any? { values[key] }
        func setDefaults() {}
      }
      """
  )
}
