extension Prelude {
  /// The parts of a path, as texts know them.
  static let pathNames = Part(
    names: ["lastPathComponent", "pathExtension", "deletingPathExtension"],
    source: """
      extension String {
        var lastPathComponent: String { split(separator: "/").last.map { String($0) } ?? "" }
        var pathExtension: String {
          let pieces = lastPathComponent.split(separator: ".")
          return pieces.count > 1 ? String(pieces[pieces.count - 1]) : ""
        }
        var deletingPathExtension: String {
          let ending = pathExtension
          return ending.isEmpty ? self : String(dropLast(ending.count + 1))
        }
      }
      """
  )
}
