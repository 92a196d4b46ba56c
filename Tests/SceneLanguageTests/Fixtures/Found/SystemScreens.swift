import CoreImage.CIFilterBuiltins
import MessageUI
import PhotosUI
import SafariServices
import SwiftUI

struct Code: View {
  private let context = CIContext()
  private let filter = CIFilter.qrCodeGenerator()
  func image(of text: String) -> UIImage {
    filter.message = Data(text.utf8)
    if let output = filter.outputImage,
      let image = context.createCGImage(output, from: output.extent)
    {
      return UIImage(cgImage: image)
    }
    return UIImage(systemName: "xmark.circle") ?? UIImage()
  }
  var body: some View { Image(uiImage: image(of: "a")).interpolation(.none).resizable() }
}
struct Safari: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(
    context: UIViewControllerRepresentableContext<Safari>
  ) -> SFSafariViewController { SFSafariViewController(url: url) }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}
struct Mail: UIViewControllerRepresentable {
  class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: Error?
    ) { controller.dismiss(animated: true) }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.mailComposeDelegate = context.coordinator
    controller.setToRecipients(["a@b.c"])
    return controller
  }
  func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
}
struct Photos: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  class Coordinator: NSObject, PHPickerViewControllerDelegate {
    let parent: Photos
    init(_ parent: Photos) { self.parent = parent }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
      guard let provider = results.first?.itemProvider else { return }
      if provider.canLoadObject(ofClass: UIImage.self) {
        provider.loadObject(ofClass: UIImage.self) { image, _ in
          self.parent.image = image as? UIImage
        }
      }
    }
  }
}
struct Share: UIViewControllerRepresentable {
  var items: [Any]
  var activities: [UIActivity]?
  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: activities)
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
#Preview {
  Code().frame(width: 100, height: 100)
  Mail().disabled(!MFMailComposeViewController.canSendMail())
  Link("a", destination: .init(string: "https://a.b")!)
  Text("b").sheet(isPresented: .constant(false)) { Safari(url: URL(string: "https://a.b")!) }
}
