extension Prelude {
  /// Pictures as paint: a terminal has none of an app's, and paints what is as light as them.
  static let imagePaints = Part(
    names: ["ImagePaint"],
    source: """
      struct ImagePaint: ShapeStyle {
        var image: Image
        var sourceRect: CGRect
        var scale: CGFloat
        init(
          image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
          scale: CGFloat = 1
        ) {
          (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
        }
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
          Color.gray.opacity(0.5)
        }
      }
      """
  )

  /// What is chosen in a text that is edited, of which a picture shows nothing.
  static let textSelections = Part(
    names: ["AttributedTextSelection", "TextSelection"],
    source: """
      struct TextSelection: Hashable {
        init(insertionPoint: String.Index) {}
        init(range: Range<String.Index>) {}
      }
      struct AttributedTextSelection: Hashable {
        init() {}
        init(range: Range<AttributedString.Index>) {}
        init(insertionPoint: AttributedString.Index) {}
      }
      extension TextEditor {
        init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
        init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) {
          self.init(text: .constant(String(text.wrappedValue.characters)))
        }
      }
      extension TextField {
        init(_ title: String, text: Binding<String>, selection: Binding<TextSelection?>) {
          self.init(title, text: text)
        }
      }
      """
  )
}
