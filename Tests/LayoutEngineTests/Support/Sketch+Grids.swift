import LayoutEngine

extension Sketch {
  static func row(_ cells: [Sketch], _ alignment: VerticalAlignment? = nil) -> Sketch {
    Sketch("GridRow { $ }", cells) { tree in
      .gridRow(vertical: alignment.map { tree.index(of: $0.key) })
    }
  }

  static func grid(
    _ rows: [Sketch],
    _ alignment: Alignment = .center,
    spacing: Double? = 0
  ) -> Sketch {
    Sketch("Grid { $ }", rows) {
      .grid(
        GridRule(
          alignment: $0.pair(alignment),
          horizontalSpacing: spacing,
          verticalSpacing: spacing
        )
      )
    }
  }

  func span(_ columns: Int) -> Sketch { trait(LayoutTrait.gridCellColumns, columns) }
  func unsized(_ axes: Axis.Set) -> Sketch {
    trait(LayoutTrait.gridCellUnsizedAxes, axes)
  }
  func anchor(_ point: UnitPoint) -> Sketch { trait(LayoutTrait.gridCellAnchor, point) }
  func column(_ alignment: HorizontalAlignment) -> Sketch {
    // Built-in alignments have the same index in every tree.
    var tree = LayoutTree()
    return trait(LayoutTrait.gridColumnAlignment, tree.index(of: alignment.key))
  }
}

extension Sketch {
  static func lazyGrid(
    _ axis: Axis,
    _ items: [LazyGridItem],
    _ cells: [Sketch],
    _ alignment: Alignment = .center,
    spacing: Double? = nil
  ) -> Sketch {
    Sketch("\(axis == .vertical ? "LazyVGrid" : "LazyHGrid") { $ }", cells) {
      $0.rule(
        for: LazyGridRule(
          axis: axis,
          items: items,
          alignment: $0.pair(alignment),
          spacing: spacing
        )
      )
    }
  }
}
