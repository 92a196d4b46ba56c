internal import Diptych
internal import LayoutEngine

extension Library {
  /// Containers that stand views in rows and columns.
  static let grids = LibraryFamily(
    title: "Grids",
    types: [
      LibraryType(
        "Grid",
        conformsTo: ["View"],
        [
          .view(
            alignment,
            Parameter<CGFloat?>("horizontalSpacing", default: { nil }),
            Parameter<CGFloat?>("verticalSpacing", default: { nil }),
            Parameter<any View>.content()
          ) { alignment, horizontal, vertical, content in
            Grid(
              alignment: alignment,
              horizontalSpacing: horizontal,
              verticalSpacing: vertical
            ) { AnyView(any: content) }
          }
        ]
      ),
      LibraryType(
        "GridRow",
        conformsTo: ["View"],
        [
          .view(
            Parameter<VerticalAlignment?>("alignment", default: { nil }),
            Parameter<any View>.content()
          ) { alignment, content in GridRow(alignment: alignment) { AnyView(any: content) } }
        ]
      ),
      LibraryType(
        "LazyVGrid",
        conformsTo: ["View"],
        [
          .view(
            Parameter<[GridItem]>("columns"),
            Parameter<HorizontalAlignment>("alignment", default: { .center }),
            spacing,
            pinned,
            Parameter<any View>.content()
          ) { columns, alignment, spacing, pinned, content in
            LazyVGrid(
              columns: columns,
              alignment: alignment,
              spacing: spacing,
              pinnedViews: pinned
            ) { AnyView(any: content) }
          }
        ]
      ),
      LibraryType(
        "LazyHGrid",
        conformsTo: ["View"],
        [
          .view(
            Parameter<[GridItem]>("rows"),
            Parameter<VerticalAlignment>("alignment", default: { .center }),
            spacing,
            pinned,
            Parameter<any View>.content()
          ) { rows, alignment, spacing, pinned, content in
            LazyHGrid(
              rows: rows,
              alignment: alignment,
              spacing: spacing,
              pinnedViews: pinned
            ) { AnyView(any: content) }
          }
        ]
      ),
      LibraryType(
        "GridItem",
        [
          .initializer(
            Parameter<GridItem.Size>("_", default: { .flexible() }),
            spacing,
            Parameter<Alignment?>("alignment", default: { nil })
          ) { GridItem($0, spacing: $1, alignment: $2) },
          .property("size", \GridItem.size), .property("spacing", \GridItem.spacing),
          .property("alignment", \GridItem.alignment),
        ]
      ),
      LibraryType(
        "GridItem.Size",
        [
          LibraryEntry.staticMethod("fixed", Parameter<CGFloat>("_")) { GridItem.Size.fixed($0) }
            .enumerationCase { (size: GridItem.Size) in
              if case .fixed(let length) = size { [length.sceneValue] } else { nil }
            },
          LibraryEntry.staticMethod(
            "flexible",
            Parameter<CGFloat>("minimum", default: { 10 }),
            Parameter<CGFloat>("maximum", default: { .infinity })
          ) { GridItem.Size.flexible(minimum: $0, maximum: $1) }
          .enumerationCase { (size: GridItem.Size) in
            guard case .flexible(let minimum, let maximum) = size else { return nil }
            return [minimum.sceneValue, maximum.sceneValue]
          },
          LibraryEntry.staticMethod(
            "adaptive",
            Parameter<CGFloat>("minimum"),
            Parameter<CGFloat>("maximum", default: { .infinity })
          ) { GridItem.Size.adaptive(minimum: $0, maximum: $1) }
          .enumerationCase { (size: GridItem.Size) in
            guard case .adaptive(let minimum, let maximum) = size else { return nil }
            return [minimum.sceneValue, maximum.sceneValue]
          },
        ]
      ),
      LibraryType.optionSet(
        "PinnedScrollableViews",
        of: PinnedScrollableViews.self,
        [
          .constant("sectionHeaders", PinnedScrollableViews.sectionHeaders),
          .constant("sectionFooters", PinnedScrollableViews.sectionFooters),
        ]
      ),
      LibraryType(
        "View",
        [
          .modifier("gridCellColumns", Parameter<Int>("_")) { $0.gridCellColumns($1) },
          .modifier("gridCellAnchor", Parameter<UnitPoint>("_")) { $0.gridCellAnchor($1) },
          .modifier("gridCellUnsizedAxes", Parameter<Axis.Set>("_")) { $0.gridCellUnsizedAxes($1) },
          .modifier("gridColumnAlignment", Parameter<HorizontalAlignment>("_")) {
            $0.gridColumnAlignment($1)
          },
        ]
      ),
    ]
  )

  static let pinned = Parameter<PinnedScrollableViews>("pinnedViews", default: { [] })
}

extension GridItem: NativeValue {}
extension GridItem.Size: NativeValue {
  static var sceneName: String { "GridItem.Size" }
}
extension PinnedScrollableViews: NativeValue {}
