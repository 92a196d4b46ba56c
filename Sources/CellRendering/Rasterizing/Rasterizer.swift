import LayoutEngine

/// Paints draw operations on cells, one after the other.
///
/// Nothing costs more than the canvas has cells: every operation is clipped to it first.
final class Rasterizer {
  let grid: CellGrid
  let options: RenderingOptions
  let mixing: PigmentMixing
  let textures: TextureAssignment

  /// What was painted so far, row after row; rows that are not painted have nothing.
  let cells: UnsafeMutableBufferPointer<RasterCell>
  /// Whether a text or a symbol of the picture has a glyph on the cell that nothing covers later.
  let textCells: UnsafeMutableBufferPointer<Bool>
  private var hasText = false
  private var clips: [ClipRegion] = []
  /// The lines that texts have moved to another row.
  var movedLines: [MovedLine] = []
  /// The cells that are painted now; nothing is changed outside.
  private(set) var painted: CellRect

  init(grid: CellGrid, options: RenderingOptions, textures: TextureAssignment) {
    self.grid = grid
    self.options = options
    self.textures = textures
    mixing = PigmentMixing()
    painted = grid.bounds
    let count = grid.bounds.columns.count * grid.bounds.rows.count
    cells = .allocate(capacity: count)
    textCells = .allocate(capacity: count)
    textCells.initialize(repeating: false)
  }

  deinit {
    cells.deallocate()
    textCells.deallocate()
  }

  /// Paints all operations of a list in their order.
  func paint(_ list: DrawList) {
    clips = ClipRegion.regions(of: list, grid: grid, placing: placement)
    paint(list.operations, on: grid.bounds.rows)
  }

  /// Paints the rows of a list that are outdated, as if all were painted.
  func paint(_ list: DrawList, on outdated: OutdatedRows) {
    clips = ClipRegion.regions(of: list, grid: grid, placing: placement)
    for rows in outdated.ranges {
      let reaching = zip(list.operations, outdated.reaches).filter { $1.rows.overlaps(rows) }
      paint(reaching.map(\.0), on: rows)
    }
  }

  /// Paints operations on some rows, blank until then, and on no others.
  ///
  /// - Precondition: No operation that looks around reaches rows both inside and outside.
  private func paint(_ operations: [DrawOperation], on rows: Range<Int>) {
    painted.rows = rows
    movedLines = []
    let columns = grid.bounds.columns.count
    cells[rows.lowerBound * columns..<rows.upperBound * columns].initialize(repeating: RasterCell())
    let placements = operations.map(placement)
    for (index, placement) in placements.enumerated() {
      if let placement { note(placement) } else if hasText { noteCover(operations[index]) }
    }
    for (index, placement) in placements.enumerated() {
      paint(operations[index], placement)
    }
  }

  /// Notes the cells on which a text or a symbol has a glyph.
  private func note(_ placement: TextPlacement) {
    let columns = grid.bounds.columns
    for line in placement.lines where grid.bounds.rows.contains(line.row) {
      hasText = true
      let start = line.row * columns.count
      var column = line.column
      for grapheme in line.graphemes {
        if grapheme.breaking != .space {
          if columns.contains(column) { textCells[start + column] = true }
          if grapheme.columns == 2, columns.contains(column + 1) {
            textCells[start + column + 1] = true
          }
        }
        column += Int(grapheme.columns)
      }
    }
  }

  /// Forgets the texts that an opaque rectangle covers.
  private func noteCover(_ operation: DrawOperation) {
    guard case .fill(let outline, let paint) = operation.content, paint.gradient == nil,
      paint.opacity * operation.opacity >= 0.9,
      case .roundedRectangle(let frame, _) = OutlineGeometry(outline, in: operation.frame)?
        .upright(under: operation.transform)
    else { return }
    let region = region(of: operation)
    guard region.mask == nil else { return }
    let covered = grid.rect(of: frame).intersection(region.rect).intersection(painted)
    for row in covered.rows {
      for column in covered.columns {
        if let index = index(column, row) { textCells[index] = false }
      }
    }
  }

  private func paint(_ operation: DrawOperation, _ placement: TextPlacement?) {
    let region = region(of: operation)
    if region.rect.isEmpty { return }
    switch operation.content {
    case .fill(let outline, let paint):
      guard let geometry = OutlineGeometry(outline, in: operation.frame) else { return }
      let surface = PaintedSurface(paint, of: operation, self)
      fill(geometry, operation.transform, surface, region)
    case .stroke(let outline, let stroke):
      guard let geometry = OutlineGeometry(outline, in: operation.frame) else { return }
      let surface = PaintedSurface(stroke.paint, of: operation, self)
      self.stroke(geometry, operation.transform, stroke, surface, region)
    case .border(let paint, let width):
      let half = width / 2
      guard width > 0,
        let geometry = OutlineGeometry(.inset(.rectangle, by: half), in: operation.frame)
      else { return }
      let stroke = Stroke(paint: paint, width: width)
      let surface = PaintedSurface(paint, of: operation, self)
      self.stroke(geometry, operation.transform, stroke, surface, region)
    case .text(let text, _):
      guard let placement else { return }
      write(placement, runs: text.runs, of: operation, region)
    case .symbol(_, let paint, _):
      guard let placement else { return }
      write(placement, runs: [TextRun("", paint: paint)], of: operation, region)
    case .guide(let kind, let bounds):
      drawGuide(kind, operation.frame, in: bounds, region)
    case .elementFrame:
      drawElementFrame(operation.frame.applying(operation.transform), region)
    }
  }

  /// The cells that an operation may change.
  private func region(of operation: DrawOperation) -> ClipRegion {
    operation.clip.map { clips[$0] } ?? ClipRegion(rect: grid.bounds)
  }

  /// Where the glyphs of a text stand; turning or scaling moves its centre.
  ///
  /// Text follows the line that a turn gives it; a symbol that points somewhere has the glyph that
  /// points where it is turned to.
  private func placement(of operation: DrawOperation) -> TextPlacement? {
    let frame = movedFrame(of: operation)
    switch operation.content {
    case .text(let text, let direction):
      if operation.transform.isIdentity {
        return TextPlacement(text, direction: direction, frame: frame, grid: grid)
      }
      return TextSlope(operation.transform).map { slope in
        TextPlacement(text, direction: direction, frame: frame, slope: slope, grid: grid)
      }
    case .symbol(let symbol, _, let direction):
      return TextPlacement(
        symbol.turned(by: operation.transform),
        direction: direction,
        frame: frame,
        grid: grid,
        charset: options.charset
      )
    default: return nil
    }
  }

  /// The frame of a text or a symbol where its centre is moved to.
  func movedFrame(of operation: DrawOperation) -> CGRect {
    let center = CGPoint(x: operation.frame.midX, y: operation.frame.midY)
    let moved = center.applying(operation.transform)
    return operation.frame.offsetBy(dx: moved.x - center.x, dy: moved.y - center.y)
  }

  /// The position of a cell in ``cells``; nil outside of what is painted.
  func index(_ column: Int, _ row: Int) -> Int? {
    guard painted.contains(column: column, row: row) else { return nil }
    return row * grid.bounds.columns.count + column
  }

  /// Changes a cell; outside of what is painted nothing happens.
  @inline(__always)
  func change(_ column: Int, _ row: Int, _ body: (inout RasterCell, PigmentMixing) -> Void) {
    guard let index = index(column, row) else { return }
    body(&cells[index], mixing)
  }
}

/// A paint, resolved for a picture.
struct PaintedSurface {
  let pigment: Pigment
  /// 0 covers nothing, 1 all.
  let opacity: Double
  /// What stands for the paint where there are no colours.
  let texture: FillTexture
  /// How much the paint stands out from paper, 0...1.
  let strength: Double
  /// Whether nothing of the paint can be seen: without colours a glyph cannot be faint.
  let isClear: Bool
  /// How the paint changes from cell to cell; `nil` where it does not.
  var gradient: SurfaceGradient?

  init(_ paint: Paint, _ rasterizer: Rasterizer) {
    pigment = rasterizer.mixing.pigment(of: paint.color)
    opacity = paint.opacity.inUnitInterval(orNaN: 1)
    // Where there are colours, nothing asks what would stand for them.
    if rasterizer.options.usesColors {
      texture = .blank
      strength = 1
      isClear = opacity <= Self.clearest
    } else {
      let onPaper = rasterizer.textures.pigment(of: paint)
      texture = rasterizer.textures.texture(of: onPaper)
      strength = rasterizer.mixing.strength(of: onPaper)
      isClear = opacity <= Self.faintest
    }
  }

  /// The paint of an operation, which a gradient covers from edge to edge of its frame.
  init(_ paint: Paint, of operation: DrawOperation, _ rasterizer: Rasterizer) {
    let paint = paint.opacity(operation.opacity)
    self.init(paint, rasterizer)
    gradient = SurfaceGradient(paint, operation.frame, operation.transform)
  }

  /// The pigment of a cell that the paint covers.
  func mixed(over under: Pigment, _ mixing: PigmentMixing) -> Pigment {
    mixing.mix(pigment, opacity: opacity, over: under)
  }

  /// The paint of a cell: of a gradient the colour in the cell's middle.
  @inline(__always)
  func sampled(_ column: Int, _ row: Int, _ rasterizer: Rasterizer) -> PaintedSurface {
    guard let gradient else { return self }
    return sampled(gradient, column, row, rasterizer)
  }

  private func sampled(
    _ gradient: SurfaceGradient,
    _ column: Int,
    _ row: Int,
    _ rasterizer: Rasterizer
  ) -> PaintedSurface {
    let cell = rasterizer.grid.cellSize
    guard
      let (pigment, opacity) = gradient.pigment(
        at: CGPoint(
          x: (CGFloat(column) + 0.5) * cell.width,
          y: (CGFloat(row) + 0.5) * cell.height
        ),
        rasterizer.mixing
      )
    else { return self }
    return PaintedSurface(pigment, opacity: opacity.inUnitInterval(orNaN: 1), rasterizer)
  }

  private init(_ pigment: Pigment, opacity: Double, _ rasterizer: Rasterizer) {
    self.pigment = pigment
    self.opacity = opacity
    let onPaper = rasterizer.mixing.mix(pigment, opacity: opacity, over: .paper)
    texture = rasterizer.options.usesColors ? .blank : rasterizer.textures.texture(of: onPaper)
    strength = rasterizer.options.usesColors ? 1 : rasterizer.mixing.strength(of: onPaper)
    isClear = opacity <= (rasterizer.options.usesColors ? Self.clearest : Self.faintest)
  }

  /// The opacity up to which no colour changes.
  private static let clearest = 0.005
  /// The opacity up to which a paint has no texture, and no glyphs.
  static let faintest = 0.05
}
