extension Prelude {
  /// Heights of sheets that a scene computes.
  ///
  /// What a sheet can be at most leaves 10 points of the safe area free, as the system's does.
  static let detents = Part(
    names: ["CustomPresentationDetent"],
    source: """
      struct PresentationDetentContext {
        let maxDetentValue: CGFloat
        let dynamicTypeSize = DynamicTypeSize.large
      }
      protocol CustomPresentationDetent {
        typealias Context = PresentationDetentContext
        static func height(in context: PresentationDetentContext) -> CGFloat?
      }
      extension PresentationDetent {
        typealias Context = PresentationDetentContext
        static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
          let room = UIScreen.main.bounds.height - 10
          return .height(type.height(in: Context(maxDetentValue: room)) ?? room)
        }
      }
      """
  )
}
