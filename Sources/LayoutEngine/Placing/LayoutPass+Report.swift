extension LayoutPass {
  /// Tells a node's frame to whoever waits for it, before anything inside the node is resolved.
  func report(_ frame: CGRect, of node: Int, _ direction: LayoutDirection) {
    let report = Int(nodes[node].report)
    guard report >= 0 else { return }
    let own = nodes[node].direction ?? direction
    let geometry = ReaderGeometry(size: frame.size, frame: frame, layoutDirection: own)
    _ = tree.readers[report](geometry)
  }
}
