import LayoutEngine

/// The trees on which layout engines are compared, built from the engine's own nodes.
///
/// Nodes are views and containers; modifiers are not counted.
enum LayoutTrees {
  /// A list: rows of a box, two lines, a spacer and a box, 400 points wide.
  static func list(rows: Int) -> LayoutTree {
    var tree = LayoutTree()
    tree.container(stack(.vertical, tree: &tree)) { tree in
      for _ in 0..<rows {
        tree.container(.padding(EdgeInsets(8, on: .all))) { tree in
          tree.container(stack(.horizontal, tree: &tree)) { tree in
            tree.leaf(40, 40)
            tree.container(stack(.vertical, tree: &tree)) { tree in
              tree.leaf(120, 16)
              tree.leaf(80, 16)
            }
            tree.append(
              LayoutNode(rule: .spacer(SpacerRule(minLength: 0, axes: .horizontal)))
            )
            tree.leaf(20, 20)
          }
        }
      }
    }
    return tree
  }

  /// A binary tree of rows and columns by turns, each padded by a point, with flexible leaves.
  static func deep(levels: Int) -> LayoutTree {
    var tree = LayoutTree()
    func add(_ level: Int, _ axis: Axis) {
      guard level < levels else { return tree.append(LayoutNode(rule: .flexible)) }
      let padding = tree.begin(LayoutNode(rule: .padding(EdgeInsets(1, on: .all))))
      let container = tree.begin(LayoutNode(rule: stack(axis, tree: &tree)))
      add(level + 1, axis.perpendicular)
      add(level + 1, axis.perpendicular)
      tree.end(container)
      tree.end(padding)
    }
    add(0, .horizontal)
    return tree
  }

  /// One row of flexible boxes.
  static func wide(boxes: Int) -> LayoutTree {
    var tree = LayoutTree()
    tree.container(stack(.horizontal, tree: &tree)) { tree in
      for _ in 0..<boxes { tree.append(LayoutNode(rule: .flexible)) }
    }
    return tree
  }

  private static func stack(_ axis: Axis, tree: inout LayoutTree) -> LayoutRule {
    let key = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    return .stack(StackRule(axis: axis, spacing: 0, alignment: tree.index(of: key)))
  }
}

extension LayoutTree {
  fileprivate mutating func container(
    _ rule: LayoutRule,
    _ content: (inout LayoutTree) -> Void
  ) {
    let index = begin(LayoutNode(rule: rule))
    content(&self)
    end(index)
  }

  fileprivate mutating func leaf(_ width: CGFloat, _ height: CGFloat) {
    append(LayoutNode(rule: .rigid(CGSize(width: width, height: height))))
  }
}
