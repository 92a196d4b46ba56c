import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Text views and texts with looks` {
  private func scene(_ view: UIView, width: CGFloat? = nil) -> ViewScene {
    ViewScene(300, 300) { _, root in
      root.add("text", view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }
  }

  private func textView(_ text: String) -> UITextView {
    let view = UITextView()
    view.text = text
    view.isScrollEnabled = false
    return view
  }

  // Eight points above and below the lines, five at their ends.
  @Test(
    arguments: [
      ("", nil, [10, 32]), ("abcd", nil, [42, 32]), ("abcdefgh", 42, [42, 48]),
      ("abcdefgh", 41, [41, 64]),
    ] as [(String, CGFloat?, [CGFloat])]
  )
  func `one that does not scroll is as high as its lines`(
    text: String,
    width: CGFloat?,
    size: [CGFloat]
  ) {
    let scene = scene(textView(text), width: width)
    #expect(scene.frame("text").map { Array($0[2...]) } == size)
    #expect(scene.complaints == [])
  }

  @Test(arguments: zip(LayoutDirection.allCases, [9, 235] as [CGFloat]))
  func `a placeholder in one stands by its edge in both directions`(
    direction: LayoutDirection,
    x: CGFloat
  ) {
    let scene = ViewScene(300, 300, direction) { _, root in
      let view = UITextView()
      root.add("text", view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.fix(200, 40)
      let placeholder = UILabel()
      placeholder.text = "Message"
      view.add("placeholder", placeholder)
      placeholder.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 9).isActive = true
      placeholder.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
    // From the right: 300 - 9 - 56 is 235.
    #expect(scene.frame("placeholder") == [x, 12, 56, 16])
    #expect(scene.complaints == [])
  }

  @Test func `one that scrolls has no size of its own`() {
    let view = textView("abcd")
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `its insets and padding can be taken away`() {
    let view = textView("abcd")
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(scene(view).frame("text") == [0, 0, 32, 16])
  }

  @Test func `lines begin at the top, inside the insets`() throws {
    let scene = scene(textView("abcd"), width: 100)
    let drawn = scene.tree.nodes.first { node in
      if case .text? = node.drawing { true } else { false }
    }
    #expect(try #require(drawn).frame == CGRect(x: 5, y: 8, width: 32, height: 16))
  }

  @Test func `parts of a text have their looks`() throws {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "bold",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.red,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
      )
    )
    let label = UILabel()
    label.attributedText = text
    #expect(label.text == "plain bold")
    #expect(label.intrinsicContentSize == .zero)
    let scene = scene(label)
    #expect(scene.frame("text") == [0, 0, 80, 16])
    let runs = label.styledText.runs
    #expect(runs.map(\.string) == ["plain ", "bold"])
    #expect(runs.map(\.isBold) == [false, true])
    #expect(runs.map(\.isUnderlined) == [false, true])
    #expect(runs[1].paint == UIColor.red.paint)
    label.text = "new"
    #expect(label.attributedText == NSAttributedString(string: "new"))
    label.text = nil
    #expect(label.attributedText == nil)
  }
}
