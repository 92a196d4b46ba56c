extension Prelude {
  /// What marks the points of charts.
  static let chartSymbols = Part(
    names: [
      "BasicChartSymbolShape", "ChartSymbolShape",
    ],
    source: """
      protocol ChartSymbolShape {}
      struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
        fileprivate let name: String
        fileprivate var lineWidth: CGFloat?
        static let circle = BasicChartSymbolShape(name: "circle")
        static let square = BasicChartSymbolShape(name: "square")
        static let triangle = BasicChartSymbolShape(name: "triangle")
        static let diamond = BasicChartSymbolShape(name: "diamond")
        static let pentagon = BasicChartSymbolShape(name: "pentagon")
        static let plus = BasicChartSymbolShape(name: "plus")
        static let cross = BasicChartSymbolShape(name: "cross")
        static let asterisk = BasicChartSymbolShape(name: "asterisk")
        /// The shapes of several series; that they come in this order is known of pictures alone.
        static let palette = [circle, square, triangle, diamond, pentagon, plus, cross, asterisk]
        func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
          BasicChartSymbolShape(name: name, lineWidth: lineWidth)
        }
      }
      struct _PlottedSymbol: Shape {
        let symbol: BasicChartSymbolShape
        func path(in rect: CGRect) -> Path {
          func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
          }
          var path = Path()
          switch symbol.name {
          case "square": path.addRect(rect)
          case "triangle": path.addLines([point(0.5, 0), point(1, 1), point(0, 1)])
          case "diamond":
            path.addLines([point(0.5, 0), point(1, 0.5), point(0.5, 1), point(0, 0.5)])
          case "pentagon":
            path.addLines([
              point(0.5, 0), point(1, 0.4), point(0.8, 1), point(0.2, 1), point(0, 0.4),
            ])
          case "plus", "cross", "asterisk":
            let ends: [(CGFloat, CGFloat)] =
              symbol.name == "plus"
              ? [(0.5, 0), (0, 0.5)]
              : [(0.15, 0.15), (0.85, 0.15)] + (symbol.name == "cross" ? [] : [(0.5, 0)])
            for (x, y) in ends {
              path.move(to: point(x, y))
              path.addLine(to: point(1 - x, 1 - y))
            }
            return path.strokedPath(StrokeStyle(lineWidth: symbol.lineWidth ?? rect.width / 4))
          default: path.addEllipse(in: rect)
          }
          path.closeSubpath()
          guard let width = symbol.lineWidth else { return path }
          return path.strokedPath(StrokeStyle(lineWidth: width))
        }
      }
      extension _PlottedMark {
        /// What stands at the place of a point.
        @ViewBuilder func pointView(
          _ symbol: BasicChartSymbolShape?, _ style: AnyShapeStyle
        ) -> some View {
          if let symbolView {
            symbolView
          } else {
            let symbol = self.symbol ?? symbol ?? .circle
            Group {
              if symbol == .circle {
                Circle().fill(style)
              } else {
                _PlottedSymbol(symbol: symbol).fill(style)
              }
            }
            .opacity(opacity)
            .frame(width: symbolLength, height: symbolLength)
          }
        }
      }
      """
  )
}
