internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage

/// How a view is named on the command line.
enum ViewName {
  /// An accessibility identifier, or the path among the views: `0.2`.
  case name(String)
  /// A line of the scene, and perhaps a column: `:12` or `:12:5`.
  case line(Int, column: Int?)

  init(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if text.hasPrefix(":"), (2...3).contains(parts.count), let line = Int(parts[1]) {
      self = .line(line, column: parts.count == 3 ? Int(parts[2]) : nil)
    } else {
      self = .name(text)
    }
  }

  /// The views of that name; an identifier wins over a path that is spelled the same.
  static func views(_ text: String, in records: [ViewRecord]) -> [ViewRecord] {
    switch ViewName(text) {
    case .line(let line, let column):
      return records.filter {
        guard let source = $0.source, source.file == 0 else { return false }
        return Int(source.line) == line && (column ?? Int(source.column)) == Int(source.column)
      }
    case .name(let name):
      let named = records.filter { $0.identifier == name }
      return named.isEmpty ? records.filter { $0.path == name } : named
    }
  }

  /// What can be named instead of a name that is not there.
  static func question(_ text: String, in records: [ViewRecord]) -> String {
    let names = Array(Set(records.compactMap(\.identifier))).sorted()
    if let nearest = nearestName(to: text, among: names) { return "; did you mean '\(nearest)'?" }
    if !names.isEmpty {
      return "; there are " + names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    }
    let paths = records.prefix(8).map { "\($0.path) (\($0.type))" }.joined(separator: ", ")
    return "; no view has an accessibility identifier, name a path: \(paths)"
      + (records.count > 8 ? ", …" : "")
  }
}
