// `Self?` of a subclass is an optional of the subclass.
class Document {
  let title: String
  required init?(title: String) {
    if title.isEmpty { return nil }
    self.title = title
  }
  static func open(_ title: String) -> Self? { Self(title: title) }
  func same() -> Self? { self }
}
class Report: Document { var pages = 3 }
print(Report.open("a")!.pages, Report.open("") == nil)
if let report = Report.open("b") { print(report.pages, report.same()!.pages, type(of: report)) }
