internal import Diptych
internal import LayoutEngine

extension Library {
  /// Modifiers that put something behind a view, before it, or around it.
  static let decorations = LibraryFamily(
    title: "Backgrounds and overlays",
    types: [
      LibraryType(
        "View",
        [
          .modifier("background", alignment, Parameter<any View>.content()) {
            view,
            place,
            content in
            view.background(alignment: place) { AnyView(any: content) }
          },
          .modifier(
            "background",
            Parameter<any ShapeStyle>.style("_"),
            Parameter<Edge.Set>("ignoresSafeAreaEdges", default: { .all })
          ) { (view: any View, style: any ShapeStyle, edges: Edge.Set) in
            view.background(style, ignoresSafeAreaEdges: edges)
          },
          .modifier("background", Parameter<any View>.view("_"), alignment) { view, back, place in
            view.background(AnyView(any: back), alignment: place)
          },
          .modifier(
            "background",
            Parameter<any ShapeStyle>.style("_"),
            Parameter<any Shape>.shape("in"),
            Parameter<FillStyle>("fillStyle", default: { FillStyle() })
          ) { (view: any View, style: any ShapeStyle, shape: any Shape, fill: FillStyle) in
            view.background(style, in: AnyShape(any: shape), fillStyle: fill)
          },
          .modifier(
            "background",
            Parameter<any Shape>.shape("in"),
            Parameter<FillStyle>("fillStyle", default: { FillStyle() })
          ) { $0.background(in: AnyShape(any: $1), fillStyle: $2) },
          .modifier("background", Parameter<Edge.Set>("ignoresSafeAreaEdges", default: { .all })) {
            $0.background(ignoresSafeAreaEdges: $1)
          },
          .modifier("containerShape", Parameter<any Shape>.shape("_")) { view, _ in view },
          .modifier("overlay", alignment, Parameter<any View>.content()) { view, place, content in
            view.overlay(alignment: place) { AnyView(any: content) }
          },
          .modifier(
            "overlay",
            Parameter<any ShapeStyle>.style("_"),
            Parameter<Edge.Set>("ignoresSafeAreaEdges", default: { .all })
          ) { (view: any View, style: any ShapeStyle, edges: Edge.Set) in
            view.overlay(style, ignoresSafeAreaEdges: edges)
          },
          .modifier("overlay", Parameter<any View>.view("_"), alignment) { view, front, place in
            view.overlay(AnyView(any: front), alignment: place)
          },
          .modifier(
            "overlay",
            Parameter<any ShapeStyle>.style("_"),
            Parameter<any Shape>.shape("in"),
            Parameter<FillStyle>("fillStyle", default: { FillStyle() })
          ) { (view: any View, style: any ShapeStyle, shape: any Shape, fill: FillStyle) in
            view.overlay(style, in: AnyShape(any: shape), fillStyle: fill)
          },
          .modifier(
            "border",
            Parameter<any ShapeStyle>.style("_"),
            Parameter<CGFloat>("width", default: { 1 })
          ) { (view: any View, style: any ShapeStyle, width: CGFloat) in
            view.border(style, width: width)
          },
          .modifier("mask", Parameter<any View>.view("_")) { $0.mask(AnyView(any: $1)) },
          .modifier("mask", alignment, Parameter<any View>.content("_")) { view, place, mask in
            view.mask(alignment: place) { AnyView(any: mask) }
          },
          .modifier(
            "clipShape",
            Parameter<any Shape>.shape("_"),
            Parameter<FillStyle>("style", default: { FillStyle() })
          ) { $0.clipShape(AnyShape(any: $1), style: $2) },
          .modifier("clipped", Parameter<Bool>("antialiased", default: { false })) {
            $0.clipped(antialiased: $1)
          },
          .modifier(
            "cornerRadius",
            Parameter<CGFloat>("_"),
            Parameter<Bool>("antialiased", default: { true })
          ) { $0.cornerRadius($1, antialiased: $2) },
        ]
      )
    ]
  )
}
