internal import Diptych

extension SceneValue {
  /// What a loop over the value gets, or `nil` when there is no looping over it.
  var elements: [SceneValue]? {
    switch self {
    case .array(let elements): elements
    case .slice(let slice): slice.elements
    case .set(let value): value.elements
    case .dictionary(let value): value.pairs.map { .tuple([$0.key, $0.value]) }
    case .range(let range): range.count <= 10_000_000 ? range.map { .int($0) } : nil
    case .closedRange(let range): range.count <= 10_000_000 ? range.map { .int($0) } : nil
    case .string(let text): text.map { .character($0) }
    case .native(let box): (box.value as? LayoutSubviews)?.map(\.sceneValue)
    default: nil
    }
  }
}
