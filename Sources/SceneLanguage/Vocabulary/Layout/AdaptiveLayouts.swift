internal import Diptych
internal import LayoutEngine

extension Library {
  /// Layouts as values, and containers that choose between views.
  static let adaptiveLayouts = LibraryFamily(
    title: "Layouts as values",
    types: [
      LibraryType(
        "HStackLayout",
        conformsTo: ["Layout"],
        [
          .initializer(Parameter<VerticalAlignment>("alignment", default: { .center }), spacing) {
            HStackLayout(alignment: $0, spacing: $1)
          }
        ]
      ),
      LibraryType(
        "VStackLayout",
        conformsTo: ["Layout"],
        [
          .initializer(Parameter<HorizontalAlignment>("alignment", default: { .center }), spacing) {
            VStackLayout(alignment: $0, spacing: $1)
          }
        ]
      ),
      LibraryType(
        "ZStackLayout",
        conformsTo: ["Layout"],
        [
          .initializer(alignment) { ZStackLayout(alignment: $0) }
        ]
      ),
      LibraryType(
        "GridLayout",
        conformsTo: ["Layout"],
        [
          .initializer(
            alignment,
            Parameter<CGFloat?>("horizontalSpacing", default: { nil }),
            Parameter<CGFloat?>("verticalSpacing", default: { nil })
          ) { GridLayout(alignment: $0, horizontalSpacing: $1, verticalSpacing: $2) }
        ]
      ),
      LibraryType(
        "ViewThatFits",
        conformsTo: ["View"],
        [
          .view(
            Parameter<Axis.Set>("in", default: { [.horizontal, .vertical] }),
            Parameter<any View>.content()
          ) { axes, content in ViewThatFits(in: axes) { AnyView(any: content) } }
        ]
      ),
    ]
  )
}

extension GridLayout: NativeValue {}
extension LayoutProperties: NativeValue {}
extension HStackLayout: NativeValue {}
extension VStackLayout: NativeValue {}
extension ZStackLayout: NativeValue {}
