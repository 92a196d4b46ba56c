import SwiftUI
import UIKit

extension String {
  fileprivate func width(in font: UIFont) -> CGFloat { size(withAttributes: [.font: font]).width }
}

#Preview("Texts are measured by UIKit where views are made", traits: .fixedLayout(width: 200, height: 60))
{
  let font = UIFont.systemFont(ofSize: 16)
  let label = UILabel()
  let _ = { label.text = "abcd" }()
  let _ = label.sizeToFit()
  let box = NSAttributedString(string: "two words", attributes: [.font: font]).boundingRect(
    with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude),
    options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
  HStack(alignment: .top, spacing: 0) {
    Color.red.frame(width: "abc".width(in: font), height: 10).accessibilityIdentifier("string")
    Color.blue.frame(width: label.frame.width, height: 10).accessibilityIdentifier("label")
    Color.green.frame(width: 10, height: box.height).accessibilityIdentifier("box")
  }
}
// string: 67 14 24 10
// label: 91 14 32 10
// box: 123 14 10 32

private struct Tags: View {
  @State private var widths: [String: CGFloat] = [:]
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: widths["abcde"] ?? 0, height: 10).accessibilityIdentifier("tag")
    }
    .onAppear {
      widths["abcde"] = "abcde".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).width
    }
  }
}
#Preview("Texts are measured when views have appeared", traits: .fixedLayout(width: 100, height: 10)) {
  Tags()
}
// tag: 30 0 40 10

#Preview("UIKit tells the direction of the app", traits: .fixedLayout(width: 100, height: 20)) {
  let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
  let view = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
  HStack(spacing: 0) {
    Color.red.frame(width: isMirrored ? 40 : 10, height: 20).accessibilityIdentifier("app")
    Color.blue.frame(width: view ? 20 : 30, height: 20).accessibilityIdentifier("view")
  }
}
// app: 30 0 10 20
// view: 40 0 30 20
// app, rtl: 40 0 40 20
// view, rtl: 20 0 20 20
