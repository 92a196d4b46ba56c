internal import LayoutEngine
internal import PreviewPipeline

/// The views whose frames are not what they were before a save.
struct ViewMoves: Hashable, Sendable {
  /// A direction of a preview.
  struct Place: Hashable, Sendable {
    var preview: Int
    var direction: LayoutDirection
  }

  /// The new frames of what moved, in points; views around something that moved are left out.
  private(set) var frames: [Place: [CGRect]] = [:]

  init() {}

  /// Compares the frames of two reports.
  ///
  /// A view is the same if it stands at the same place in the tree and has the same type and name.
  init(from old: PreviewReport, to new: PreviewReport) {
    for (index, preview) in new.previews.enumerated() where old.previews.indices.contains(index) {
      for (direction, tree) in preview.trees {
        guard let before = old.previews[index].trees[direction] else { continue }
        let moved = Self.moved(from: before.views, to: tree.views)
        if !moved.isEmpty { frames[Place(preview: index, direction: direction)] = moved }
      }
    }
  }

  /// How many views moved, in the direction in which most did.
  var count: Int {
    Set(frames.keys.map(\.direction)).map { direction in
      frames.filter { $0.key.direction == direction }.map(\.value.count).reduce(0, +)
    }.max() ?? 0
  }

  private struct Key: Hashable {
    var path: String
    var type: String
    var identifier: String?

    init(_ record: ViewRecord) {
      (path, type, identifier) = (record.path, record.type, record.identifier)
    }
  }

  private static func moved(from old: [ViewRecord], to new: [ViewRecord]) -> [CGRect] {
    let frames = Dictionary(old.map { (Key($0), $0.frame) }) { first, _ in first }
    let moved = new.filter { frames[Key($0)] != $0.frame }
    var around: Set<Substring> = []
    for record in moved {
      var path = record.path[...]
      while let dot = path.lastIndex(of: ".") {
        path = path[..<dot]
        around.insert(path)
      }
    }
    return moved.filter { !around.contains($0.path[...]) }.map(\.frame)
  }
}
