import Foundation
import Testing

/// A scene, and the warnings that check tells of it: line, column and name.
struct LintCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let body: String
  let expected: [String]

  init(_ description: String, _ body: String, _ expected: String...) {
    testDescription = description
    self.body = body
    self.expected = expected
  }
}

@Suite struct `The lints of check` {
  private static func warnings(of text: String, _ options: [String] = []) throws -> [String] {
    let folder = try ScratchFolder()
    let path = try folder.write(text, to: "a.swift")
    let run = try ProgramRun.diptych(["check", "--format", "json"] + options + [path])
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let diagnostics = document?["diagnostics"] as? [[String: Any]] ?? []
    return diagnostics.map {
      "\($0["line"] ?? 0):\($0["column"] ?? 0) \($0["rule"] ?? $0["message"] ?? "")"
    }
  }

  private static func scene(_ body: String) -> String {
    "#Preview(traits: .fixedLayout(width: 160, height: 80)) {\n\(body)\n}\n"
  }

  @Test(
    arguments: [
      LintCase("text with room", "Text(\"Hello\")"),
      LintCase(
        "cut text",
        "Text(\"Hello you\").frame(width: 40, height: 16)",
        "2:1 truncated-text"
      ),
      LintCase(
        "a loop",
        "VStack { ForEach(0..<3) { Text(\"Hello \\($0)\").frame(width: 24, height: 16) } }",
        "2:27 truncated-text"
      ),
      LintCase(
        "texts over each other",
        "ZStack {\nText(\"One\")\nText(\"Two\")\n}",
        "4:1 overlapping-text"
      ),
      LintCase(
        "texts with an opaque card between",
        "ZStack {\nText(\"One\")\nText(\"Two\").background(Color.red)\n}"
      ),
      LintCase("a text over itself", "ZStack { Text(\"One\"); Text(\"One\") }"),
      LintCase(
        "a bar over what scrolls",
        "ScrollView { Text(\"One\\nTwo\") }.frame(height: 16).overlay { Text(\"Bar\") }"
      ),
      LintCase("hidden text over text", "ZStack { Text(\"One\"); Text(\"Two\").opacity(0) }"),
      LintCase("too wide a colour", "Color.red.frame(width: 200, height: 8)", "2:1 outside-canvas"),
      LintCase(
        "too wide a control",
        "ProgressView(value: 0.5).frame(width: 200)",
        "2:1 outside-canvas"
      ),
      LintCase(
        "the lower corners of a sheet",
        "Text(\"A\").sheet(isPresented: .constant(true)) { Text(\"B\") }"
      ),
      LintCase(
        "wide content of a scroll view",
        "ScrollView(.horizontal) { Color.red.frame(width: 400, height: 20) }"
      ),
      LintCase(
        "text that a clip cuts",
        "Text(\"Hello\").fixedSize().frame(width: 16).clipped()",
        "2:1 clipped-content"
      ),
      LintCase(
        "a colour that nobody leaves room",
        "HStack(spacing: 0) { Color.red; Color.blue.frame(width: 160) }",
        "2:22 zero-size"
      ),
      LintCase("a bar that is meant to be empty", "Color.red.frame(width: 0, height: 8)"),
      LintCase("a negative frame", "Text(\"A\")\n  .frame(width: -8)", "3:4 invalid-frame"),
      LintCase("an infinite frame", "Text(\"A\").frame(width: .infinity)", "2:11 invalid-frame"),
      LintCase("a fixed arrow", "Image(systemName: \"chevron.right\")", "2:1 fixed-symbol"),
      LintCase("a turning arrow", "Image(systemName: \"chevron.forward\")"),
      LintCase(
        "a fixed arrow that is flipped",
        "Image(systemName: \"arrow.left\").flipsForRightToLeftLayoutDirection(true)"
      ),
      LintCase("an arrow both ways", "Image(systemName: \"arrow.left.arrow.right\")"),
      LintCase(
        "a part that stays left-to-right",
        "HStack { Text(\"A\"); Text(\"B\") }.environment(\\.layoutDirection, .leftToRight)",
        "2:1 pinned-direction"
      ),
      LintCase(
        "a page that is previewed right-to-left on purpose",
        "NavigationStack { Text(\"A\") }.environment(\\.layoutDirection, .rightToLeft)"
      ),
      LintCase(
        "a plot that the library keeps left-to-right",
        "Chart { BarMark(x: .value(\"A\", 1), y: .value(\"B\", 2)) }"
      ),
    ]
  )
  func `find`(lint: LintCase) throws {
    #expect(try Self.warnings(of: Self.scene(lint.body)) == lint.expected)
  }

  private static let flipped = """
    struct Moved: View {
      @Environment(\\.layoutDirection) var direction
      var body: some View {
        Text("Hi")
          .offset(x: direction == .rightToLeft ? -20 : 20)
        Text("There")
          .offset(x: 20)
      }
    }
    """

  @Test func `find what is mirrored by hand`() throws {
    #expect(try Self.warnings(of: Self.flipped) == ["5:8 double-flip"])
    #expect(try Self.warnings(of: Self.flipped, ["--direction", "rtl"]).isEmpty)
  }

  @Test func `tell the direction where only one is wrong`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(
      Self.scene("Inner()") + """
        struct Inner: View {
          @Environment(\\.layoutDirection) var direction
          var body: some View {
            Text("Hello you").frame(width: direction == .rightToLeft ? 40 : 80, height: 16)
          }
        }
        """,
      to: "a.swift"
    )
    let run = try ProgramRun.diptych(["check", path])
    #expect(run.code == 0)
    #expect(run.complaint.contains("'Hello you' is cut in right-to-left only;"), "\(run.complaint)")
  }

  @Test func `find sides in code for UIKit without laying it out`() throws {
    let text = """
      import UIKit
      func build(_ view: UIView, _ label: UILabel) {
        label.textAlignment = .left
        label.textAlignment = .center
        label.leftAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        _ = NSLayoutConstraint(item: label, attribute: .right, relatedBy: .equal, toItem: view,
          attribute: .trailing, multiplier: 1, constant: 0)
        view.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 16)
        view.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
      }
      """
    let found = try Self.warnings(of: text).filter { $0.contains(" physical-") }
    #expect(
      found == [
        "3:26 physical-alignment", "5:9 physical-anchor", "6:51 physical-anchor",
        "8:8 physical-insets",
      ]
    )
  }

  @Test func `look at what UIKit lays out`() throws {
    let text = """
      import UIKit
      #Preview(traits: .fixedLayout(width: 160, height: 80)) {
        let view = UIView()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
        label.text = "Hello you"
        view.addSubview(label)
        return view
      }
      """
    #expect(try Self.warnings(of: text) == ["4:15 truncated-text"])
  }

  @Test(arguments: [("UIScrollView", []), ("UIView", ["6:17 clipped-content"])])
  func `know what scrolls in UIKit`(container: String, expected: [String]) throws {
    let text = """
      import UIKit
      #Preview(traits: .fixedLayout(width: 160, height: 80)) {
        let view = \(container)()
        view.clipsToBounds = true
        for y in [0, 70, 200] {
          let label = UILabel(frame: CGRect(x: 0, y: y, width: 80, height: 16))
          label.text = "Hello"
          view.addSubview(label)
        }
        return view
      }
      """
    #expect(try Self.warnings(of: text) == expected)
  }

  @Test(
    arguments: [
      ("// diptych:disable:next fixed-symbol", []),
      ("// diptych:disable:next", []),
      ("// diptych:disable all", []),
      ("// diptych:disable:next truncated-text", ["3:1 fixed-symbol"]),
      ("// diptych:disable fixed-symbol\n// diptych:enable fixed-symbol", ["4:1 fixed-symbol"]),
      ("// diptych:disable:next fixed-symbl", ["2:4 unknown-lint", "3:1 fixed-symbol"]),
      ("// diptych:forget:next", ["3:1 fixed-symbol"]),
    ]
  )
  func `are silenced by a comment`(comment: String, expected: [String]) throws {
    let text = Self.scene("\(comment)\nImage(systemName: \"chevron.right\")")
    #expect(try Self.warnings(of: text) == expected)
  }

  @Test func `are silenced at the end of a line`() throws {
    let arrow = "Image(systemName: \"chevron.right\") // diptych:disable:this fixed-symbol"
    #expect(try Self.warnings(of: Self.scene(arrow)).isEmpty)
  }

  @Test func `are silenced by an option`() throws {
    let text = Self.scene("Image(systemName: \"chevron.right\")")
    #expect(try Self.warnings(of: text, ["--disable", "fixed-symbol"]).isEmpty)
  }
}
