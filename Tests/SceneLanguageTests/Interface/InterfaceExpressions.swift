import Testing

/// What expressions of UIKit print: each row is an expression of a scene, and what printing it shows.
struct InterfaceExpressions {
  private static let extensions = """
    extension UIResponder {
      var nearestController: UIViewController? { self as? UIViewController ?? next?.nearestController }
    }

    """

  static func expect(_ rows: [(String, String)], after setup: String = "") {
    let prints = rows.map { "  print(\($0.0))" }.joined(separator: "\n")
    let preview = "#Preview {\n\(setup)\n\(prints)\n  return UIView()\n}"
    let run = InterfaceRun(extensions + preview)
    #expect(run.messages == [])
    #expect(run.console == rows.map(\.1))
  }
}
