extension LayoutPass {
  /// The layout priority of a node whose children's are found.
  ///
  /// A spacer and a container without content come last of all. Modifiers that leave a view's size
  /// to itself hand its priority on; those that lay out anew (padding, frame, position, aspect ratio)
  /// answer 0 whatever their content says. Weakly attested for the latter.
  func priority(of node: Int) -> Double {
    switch nodes[node].rule {
    case .layoutPriority(let value):
      // A priority that is no number could not be compared with the others'.
      return value.orZero
    case .proxy(let index):
      let proxy = tree.proxies[Int(index)]
      return proxy.pass.priorities[proxy.node]
    case .spacer:
      return -.infinity
    case .identity, .alignmentGuide, .effect, .identifier, .trait, .zIndex, .overlay,
      .ignoresSafeArea, .background, .rowLine, .offset, .fixedSize:
      return isEmpty(node) ? 0 : priorities[node + 1]
    case .stack, .zStack:
      if isEmpty(node) { return -.infinity }
      return hasOneChild(node) ? priorities[node + 1] : 0
    case .viewThatFits, .custom:
      return isEmpty(node) ? -.infinity : 0
    default:
      return 0
    }
  }
}
