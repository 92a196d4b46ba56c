extension Prelude {
  /// Which row of a table stands at a place.
  static let tablePlaces = Part(
    names: ["indexPathForRow", "indexPathsForRows"],
    source: """
      extension UITableView {
        private var _paths: [IndexPath] {
          (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
          }
        }
        func indexPathForRow(at point: CGPoint) -> IndexPath? {
          _paths.first { rectForRow(at: $0).contains(point) }
        }
        func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
          _paths.filter { rectForRow(at: $0).intersects(rect) }
        }
      }
      """
  )
}
