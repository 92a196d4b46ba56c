extension Prelude {
  /// The system's own screens, which a scene presents: a picture shows their place.
  static let systemScreens = Part(
    names: [
      "SFSafariViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
      "PHPickerViewController", "PHPickerConfiguration", "UIDocumentPickerViewController",
    ],
    source: """
      class SFSafariViewController: UIViewController {
        class Configuration {
          var entersReaderIfAvailable = false
          var barCollapsingEnabled = true
          init() {}
        }
        enum DismissButtonStyle: Int { case done, close, cancel }
        var preferredBarTintColor: UIColor?
        var preferredControlTintColor: UIColor?
        var dismissButtonStyle = DismissButtonStyle.done
        weak var delegate: AnyObject?
        init(url: URL) { super.init(nibName: nil, bundle: nil) }
        init(url: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      protocol SFSafariViewControllerDelegate: AnyObject {}
      enum MFMailComposeResult: Int { case cancelled, saved, sent, failed }
      enum MessageComposeResult: Int { case cancelled, sent, failed }
      protocol MFMailComposeViewControllerDelegate: AnyObject {}
      protocol MFMessageComposeViewControllerDelegate: AnyObject {}
      class MFMailComposeViewController: UINavigationController {
        weak var mailComposeDelegate: MFMailComposeViewControllerDelegate?
        static func canSendMail() -> Bool { false }
        func setSubject(_ subject: String) {}
        func setToRecipients(_ recipients: [String]?) {}
        func setCcRecipients(_ recipients: [String]?) {}
        func setBccRecipients(_ recipients: [String]?) {}
        func setMessageBody(_ body: String, isHTML: Bool) {}
        func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
      }
      class MFMessageComposeViewController: UINavigationController {
        weak var messageComposeDelegate: MFMessageComposeViewControllerDelegate?
        var recipients: [String]?
        var body: String?
        var subject: String?
        static func canSendText() -> Bool { false }
      }
      struct PHPickerConfiguration {
        enum Selection: Int { case `default`, ordered, continuous }
        enum AssetRepresentationMode: Int { case automatic, current, compatible }
        var filter: PHPickerFilter?
        var selectionLimit = 1
        var selection = Selection.default
        var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
        init() {}
        init(photoLibrary: PHPhotoLibrary) {}
      }
      struct PHPickerResult: Hashable {
        let assetIdentifier: String?
        var itemProvider: NSItemProvider { NSItemProvider() }
      }
      protocol PHPickerViewControllerDelegate: AnyObject {
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
      }
      class PHPickerViewController: UIViewController {
        let configuration: PHPickerConfiguration
        weak var delegate: PHPickerViewControllerDelegate?
        init(configuration: PHPickerConfiguration) {
          self.configuration = configuration
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) {
          configuration = PHPickerConfiguration()
          super.init(coder: coder)
        }
      }
      protocol UIDocumentPickerDelegate: AnyObject {}
      class UIDocumentPickerViewController: UIViewController {
        weak var delegate: UIDocumentPickerDelegate?
        var allowsMultipleSelection = false
        var directoryURL: URL?
        init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
          super.init(nibName: nil, bundle: nil)
        }
        init(forExporting urls: [URL], asCopy: Bool = false) {
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """
  )
}
