/// A growing row of nodes that stay where they are while a layout reads them.
///
/// A layout walks the row millions of times, so it reads through a plain pointer; whoever shares a
/// row with a layout copies it before adding to it.
final class NodeRow {
  private(set) var start: UnsafeMutablePointer<LayoutNode>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  /// Creates a row of the same nodes.
  convenience init(copying other: NodeRow) {
    self.init(capacity: max(other.count * 2, 16))
    start.initialize(from: other.start, count: other.count)
    count = other.count
  }

  deinit {
    start.deinitialize(count: count)
    start.deallocate()
  }

  func append(_ node: LayoutNode) {
    // Links between nodes are 32 bits wide.
    precondition(count < Int(Int32.max), "A tree has fewer than 2,147,483,647 nodes.")
    if count == capacity { grow() }
    (start + count).initialize(to: node)
    count += 1
  }

  /// Takes the nodes from a place on away again.
  func removeAll(from place: Int) {
    precondition(place >= 0 && place <= count, "The row has no place \(place).")
    (start + place).deinitialize(count: count - place)
    count = place
  }

  private func grow() {
    let grown = UnsafeMutablePointer<LayoutNode>.allocate(capacity: capacity * 2)
    grown.moveInitialize(from: start, count: count)
    start.deallocate()
    start = grown
    capacity *= 2
  }
}
