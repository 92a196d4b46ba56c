import UIKit

/// What programs ask of views, texts, and pictures that no still picture shows, and what it does.
final class DetailsController: UIViewController, UIGestureRecognizerDelegate {
  private let scroll = UIScrollView()
  private let text = UITextView()
  private let field = UITextField()
  private let segments = UISegmentedControl(items: ["a", "bc", "d"])
  private let pages = UIPageControl()
  private let bar = UIProgressView(progressViewStyle: .bar)
  private let picture = UIImageView()
  private let table = UITableView(frame: .zero, style: .grouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.setZoomScale(2, animated: false)
    scroll.panGestureRecognizer.maximumNumberOfTouches = 1
    scroll.panGestureRecognizer.require(toFail: UITapGestureRecognizer())
    scroll.zoom(to: .zero, animated: true)
    print(scroll.zoomScale, scroll.panGestureRecognizer === scroll.panGestureRecognizer)
    navigationController?.interactivePopGestureRecognizer?.delegate = self
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    print(navigationController?.interactivePopGestureRecognizer?.isEnabled as Any)

    text.text = "hello"
    text.selectedRange = NSRange(location: 1, length: 2)
    text.scrollRangeToVisible(text.selectedRange)
    print(text.selectedRange, text.offset(from: text.beginningOfDocument, to: text.endOfDocument))
    field.text = "typed"
    field.passwordRules = nil
    if let end = field.position(from: field.beginningOfDocument, offset: 2),
      let range = field.textRange(from: field.beginningOfDocument, to: end)
    {
      print(field.text(in: range) ?? "none", range.isEmpty)
    }
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)

    segments.frame = CGRect(x: 8, y: 100, width: 240, height: 32)
    segments.setWidth(40, forSegmentAt: 0)
    segments.selectedSegmentIndex = 0
    print(segments.widthForSegment(at: 0), segments.imageForSegment(at: 1) as Any)
    view.addSubview(segments)
    pages.frame = CGRect(x: 8, y: 140, width: 240, height: 26)
    pages.numberOfPages = 3
    pages.direction = .leftToRight
    view.addSubview(pages)

    bar.observedProgress = nil
    bar.trackImage = nil
    picture.animationImages = [UIImage()]
    picture.animationDuration = 1
    picture.startAnimating()
    picture.setSymbolImage(UIImage(systemName: "heart") ?? UIImage(), contentTransition: .replace)
    picture.addSymbolEffect(.bounce, options: .repeating)
    print(picture.image?.isSymbolImage as Any)
    table.sectionIndexColor = .red
    table.allowsMultipleSelectionDuringEditing = true
    _ = UIImage(systemName: "star")?.resizableImage(withCapInsets: .zero, resizingMode: .stretch).pngData()

    let words = NSMutableAttributedString(string: "abc def")
    words.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    words.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    words.deleteCharacters(in: NSRange(location: 3, length: 1))
    print(words.string, words.attributedSubstring(from: NSRange(location: 2, length: 4)).string)
    words.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: words.length))
    print(words == NSMutableAttributedString(string: "xyzc def"), words.length)
    words.deleteCharacters(in: NSRange(location: 5, length: 100))
    print(words.string)

    print(UIFont.systemFont(ofSize: 2048).capHeight, UIFont.familyNames.count)
    traitCollection.performAsCurrent { print(traitCollection.userInterfaceLevel == .base) }
    print(view.layer.convert(CGPoint(x: 1, y: 2), to: view.layer), UIApplication.shared.applicationState == .active)
    perform(#selector(later), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    view.layer.allowsGroupOpacity = true
    view.layer.minificationFilter = .trilinear
  }
  @objc private func later() {}
}

#Preview { UINavigationController(rootViewController: DetailsController()) }
