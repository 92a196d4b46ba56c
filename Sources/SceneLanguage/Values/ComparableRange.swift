/// A range between values that are no numbers: `"a"..."f"`.
struct ComparableRange: Hashable {
  let lower: SceneValue
  let upper: SceneValue
  let isClosed: Bool

  func contains(_ value: SceneValue, _ evaluation: Evaluation) throws -> Bool {
    if try evaluation.isLess(value, lower) { return false }
    return isClosed
      ? try !evaluation.isLess(upper, value) : try evaluation.isLess(value, upper)
  }
}
