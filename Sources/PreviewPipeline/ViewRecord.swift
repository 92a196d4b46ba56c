package import LayoutEngine

/// A view as people and programs are told of it: what it is, where it stands, its frame.
package struct ViewRecord: Hashable, Sendable {
  /// The position among the views around it, from the root: `0.2` is the root's third view.
  package var path: String
  package var type: String
  /// The name that the scene gives the frame; `nil` where it gives none.
  package var identifier: String?
  /// The frame in the canvas, in points, physical: origin at the top left, unrounded.
  package var frame: CGRect
  /// Where in the scene's text the view is made; `nil` when no text made it.
  package var source: SourcePosition?
  /// The index of the node that has the frame, in ``PlacedTree/nodes`` and ``PlacedTree/steps``.
  package var node: Int
}

extension PlacedTree {
  /// What was proposed to the frame of a view and what it answered.
  ///
  /// - Parameter record: One of ``views``.
  /// - Returns: The step; `nil` unless the request asked for steps (``PreviewRequest/recordsSteps``).
  package func step(of record: ViewRecord) -> LayoutStep? {
    steps.indices.contains(record.node) ? steps[record.node] : nil
  }

  /// Every view, in document order.
  ///
  /// Modifiers are not listed. Where a name follows a modifier, the view it modifies is listed once
  /// for each name, with the frame that the name follows.
  ///
  /// - Complexity: O(*n*) in the number of nodes, and in the depth for each path.
  package var views: [ViewRecord] {
    var records: [ViewRecord] = []
    var names: [(identifier: String, frame: CGRect, node: Int, end: Int)] = []
    // The views that are open: their paths, how many views they hold so far, and where they end.
    var open: [(path: String, count: Int, end: Int)] = []
    var rootCount = 0
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      names.removeAll { $0.end <= index }
      if let identifier = node.identifier {
        names.append((identifier, node.frame, index, node.end))
      }
      guard let element = node.element else { continue }
      var path = "\(rootCount)"
      if let parent = open.last {
        path = "\(parent.path).\(parent.count)"
        open[open.count - 1].count += 1
      } else {
        rootCount += 1
      }
      open.append((path, 0, node.end))
      let record = ViewRecord(
        path: path,
        type: element.type,
        identifier: nil,
        frame: node.frame,
        source: element.source,
        node: index
      )
      if names.isEmpty {
        records.append(record)
      } else {
        for name in names {
          var named = record
          named.identifier = name.identifier
          named.frame = name.frame
          named.node = name.node
          records.append(named)
        }
        names.removeAll()
      }
    }
    return records
  }
}
