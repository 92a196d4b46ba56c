extension Prelude {
  /// How far something lies from where it would be.
  static let offsets = Part(
    names: ["UIOffset"],
    source: """
      struct UIOffset: Hashable {
        var horizontal: CGFloat = 0
        var vertical: CGFloat = 0
        static let zero = UIOffset()
      }
      """
  )
}
