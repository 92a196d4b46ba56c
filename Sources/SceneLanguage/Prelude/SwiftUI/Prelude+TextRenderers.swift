extension Prelude {
  /// Texts that a scene draws itself piece by piece, of which a picture in cells shows the words.
  static let textRenderers = Part(
    names: ["TextRenderer", "TextAttribute", "textRenderer", "customAttribute"],
    source: """
      protocol TextAttribute {}
      protocol TextRenderer: Animatable {
        func draw(layout: Text.Layout, in context: inout GraphicsContext)
        var displayPadding: EdgeInsets { get }
      }
      extension TextRenderer {
        var displayPadding: EdgeInsets { EdgeInsets() }
      }
      extension Text {
        struct Layout: RandomAccessCollection {
          struct DrawingOptions: OptionSet {
            let rawValue: Int
            static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
          }
          struct CharacterIndex: Hashable, Comparable {
            static func < (left: CharacterIndex, right: CharacterIndex) -> Bool { false }
          }
          struct TypographicBounds: Hashable {
            var origin = CGPoint.zero
            var width: CGFloat = 0
            var ascent: CGFloat = 0
            var descent: CGFloat = 0
            var leading: CGFloat = 0
            var rect: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: 0) }
          }
          struct RunSlice: RandomAccessCollection {
            var startIndex: Int { 0 }
            var endIndex: Int { 0 }
            subscript(position: Int) -> RunSlice { self }
            subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
            var typographicBounds: TypographicBounds { TypographicBounds() }
            var characterIndices: [CharacterIndex] { [] }
          }
          struct Run: RandomAccessCollection {
            var startIndex: Int { 0 }
            var endIndex: Int { 0 }
            subscript(position: Int) -> RunSlice { RunSlice() }
            subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
            var layoutDirection: LayoutDirection { .leftToRight }
            var typographicBounds: TypographicBounds { TypographicBounds() }
            var characterIndices: [CharacterIndex] { [] }
          }
          struct Line: RandomAccessCollection {
            var startIndex: Int { 0 }
            var endIndex: Int { 0 }
            subscript(position: Int) -> Run { Run() }
            var origin: CGPoint { .zero }
            var typographicBounds: TypographicBounds { TypographicBounds() }
          }
          var startIndex: Int { 0 }
          var endIndex: Int { 0 }
          subscript(position: Int) -> Line { Line() }
          var isTruncated: Bool { false }
        }
        func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }
      }
      extension GraphicsContext {
        func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
        func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
        func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
      }
      extension View {
        func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View { self }
      }
      """
  )
}
