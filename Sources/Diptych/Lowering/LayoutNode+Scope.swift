extension LayoutNode {
  /// Makes a node that keeps the direction that its surroundings ask for, if they ask for one.
  init(rule: LayoutRule, in scope: LoweringScope) {
    self.init(rule: rule)
    direction = scope.environment.pinnedLayoutDirection
  }
}
