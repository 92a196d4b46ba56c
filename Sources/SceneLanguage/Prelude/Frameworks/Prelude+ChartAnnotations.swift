extension Prelude {
  /// What is noted of the marks of charts.
  static let chartAnnotations = Part(
    names: [
      "AnnotationPosition", "AnnotationOverflowResolution", "_PlottedAnnotation",
    ],
    source: """
      struct AnnotationPosition: Equatable {
        /// The side of the mark on which the annotation is; in the middle it lies over the mark.
        private(set) var side = UnitPoint.top
        private(set) var isAutomatic = false
        static let automatic = AnnotationPosition(isAutomatic: true)
        static let overlay = AnnotationPosition(side: .center)
        static let top = AnnotationPosition()
        static let bottom = AnnotationPosition(side: .bottom)
        static let leading = AnnotationPosition(side: .leading)
        static let trailing = AnnotationPosition(side: .trailing)
        static let topLeading = AnnotationPosition(side: .topLeading)
        static let topTrailing = AnnotationPosition(side: .topTrailing)
        static let bottomLeading = AnnotationPosition(side: .bottomLeading)
        static let bottomTrailing = AnnotationPosition(side: .bottomTrailing)
      }
      struct AnnotationOverflowResolution {
        struct Strategy {
          struct Boundary {
            static let automatic = Boundary()
            static let chart = Boundary()
            static let plot = Boundary()
          }
          static let automatic = Strategy()
          static let disabled = Strategy()
          static let fit = Strategy()
          static let padScale = Strategy()
          static func fit(to boundary: Boundary) -> Strategy { fit }
        }
        static let automatic = AnnotationOverflowResolution()
        init(x: Strategy = .automatic, y: Strategy = .automatic) {}
      }
      /// What is noted of a mark, beside or over it.
      struct _PlottedAnnotation {
        let view: AnyView
        let side: UnitPoint
        /// Where along its side the note stands.
        let place: UnitPoint
        let gap: CGFloat
        init(_ view: AnyView, _ position: AnnotationPosition, _ alignment: Alignment, gap: CGFloat) {
          (self.view, self.gap, side) = (view, gap, position.side)
          let x = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
          let y = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
          place = UnitPoint(
            x: position.side.x == 0.5 ? x : position.side.x,
            y: position.side.y == 0.5 ? y : position.side.y)
        }
        func beside(_ size: CGSize) -> some View {
          view.fixedSize()
            .alignmentGuide(.leading) {
              side.x == 0.5
                ? $0.width * place.x : $0.width * (1 - side.x) + gap * (1 - 2 * side.x)
            }
            .alignmentGuide(.top) {
              side.y == 0.5
                ? $0.height * place.y : $0.height * (1 - side.y) + gap * (1 - 2 * side.y)
            }
            .frame(width: 0, height: 0, alignment: .topLeading)
            .offset(x: size.width * place.x, y: size.height * place.y)
        }
      }
      extension _PlottedMark {
        /// The annotations beside, or over, the view of the mark.
        @ViewBuilder func annotated<Mark: View>(_ mark: Mark) -> some View {
          if annotations.isEmpty {
            mark
          } else {
            mark.overlay(alignment: Alignment(horizontal: .leading, vertical: .top)) {
              GeometryReader { proxy in
                ForEach(annotations.indices, id: \\.self) { annotations[$0].beside(proxy.size) }
              }
            }
          }
        }
      }
      """
  )
}
