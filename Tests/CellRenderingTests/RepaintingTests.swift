import LayoutEngine
import Testing

@testable import CellRendering

/// What a picture takes over from an earlier one.
@Suite struct Repainting {
  /// A page of rows with lines between them, one text of which is given.
  private static func page(_ title: String, rows: Int = 20) -> Scene {
    var scene = Scene(240, CGFloat(rows) * 32)
    for row in 0..<rows {
      let y = CGFloat(row) * 32
      scene.text(row == 4 ? title : "Row \(row)", 16, y)
      scene.add(.fill(.rectangle, .gray), 0, y + 24, 240, 1)
    }
    return scene
  }

  private static func outdated(_ scene: Scene, since earlier: Scene) -> [Range<Int>]? {
    let list = DrawList(scene.tree)
    let earlier = DrawnPane(list: DrawList(earlier.tree), reaches: [])
    return OutdatedRows(of: list, since: earlier, rasterizer(of: list))?.ranges
  }

  private static func rasterizer(of list: DrawList) -> Rasterizer {
    Rasterizer(
      grid: CellGrid(size: list.size),
      options: RenderingOptions(),
      textures: TextureAssignment([], mixing: PigmentMixing())
    )
  }

  @Test func `rows that are known of what stays are the same as if they were found anew`() throws {
    var scene = Self.page("A")
    let first = DrawList(scene.tree)
    let rasterizer = Self.rasterizer(of: first)
    let drawn = DrawnPane(list: first, reaches: first.operations.map(rasterizer.reach))
    // A text changes; a line more comes.
    scene.add(.fill(.rectangle, .gray), 0, 100, 240, 1)
    let more = DrawList(scene.tree)
    let moved = DrawList(Self.page("B", rows: 20).tree)
    for list in [moved, more, first] {
      let outdated = try #require(OutdatedRows(of: list, since: drawn, rasterizer))
      #expect(outdated.reaches == list.operations.map(rasterizer.reach))
    }
    #expect(drawn.reaches.map(\.rows).contains(8..<9))
  }

  @Test func `a text that changes is painted with the lines beside it`() {
    // The text stands in row 8, to which the line in row 7 would go if it had to.
    #expect(Self.outdated(Self.page("B"), since: Self.page("A")) == [7..<9])
  }

  @Test func `a box is painted as a whole when a text in it changes`() {
    let scenes = ["A", "B"].map { title in
      var scene = Self.page(title)
      scene.add(.stroke(.roundedRectangle(cornerSize: CGSize(width: 8, height: 8))), 8, 96, 200, 64)
      return scene
    }
    // It lies in the rows from 6 to 9, and looks above and below.
    #expect(Self.outdated(scenes[1], since: scenes[0]) == [5..<11])
  }

  @Test func `nothing is painted where nothing changed`() {
    #expect(Self.outdated(Self.page("A"), since: Self.page("A")) == [])
  }

  @Test func `a picture of another size is painted anew`() {
    #expect(Self.outdated(Self.page("A"), since: Self.page("A", rows: 21)) == nil)
  }

  @Test func `a text that comes is painted, and what is behind it in the list is not`() {
    var scene = Self.page("A")
    scene.text("more", 16, 304)
    // The text stands in row 19, where there is a line, which would go to row 20.
    #expect(Self.outdated(scene, since: Self.page("A")) == [19..<21])
  }

  @Test(arguments: 0..<12) func `any change shows as if all were painted`(seed: UInt64) {
    for step in 0..<20 as Range<UInt64> {
      let isTame = step % 4 != 0
      var seeds = (0..<14).map { seed * 10_007 + step * 101 + $0 }
      let options = RenderingOptions(
        columns: step % 5 == 0 ? 30 : 70,
        showsOutlines: step.isMultiple(of: 7),
        showsGuides: step.isMultiple(of: 3),
        showsRuler: step.isMultiple(of: 4)
      )
      let renderer = CellRenderer(options: options)
      var last = renderer.render([RandomScene.scene(of: seeds, isTame: isTame).sheet("a")])
      for change in 0..<4 as Range<UInt64> {
        let place = Int((seed + step + change * 5) % UInt64(seeds.count))
        switch change {
        case 0, 1: seeds[place] = seed * 31 + step + change
        case 2: seeds.remove(at: place)
        default: seeds.insert(seed * 17 + step, at: place)
        }
        let sheets = [RandomScene.scene(of: seeds, isTame: isTame).sheet("a")]
        let next = renderer.render(sheets, after: last)
        #expect(next.canvas == renderer.render(sheets).canvas, "\(seed) \(step) \(change)")
        last = next
      }
    }
  }

  @Test func `what was cropped is painted when there is room`() {
    let sheets = [Self.page("A").sheet("a")]
    let narrow = CellRenderer(options: RenderingOptions(columns: 24)).render(sheets)
    let wide = CellRenderer(options: RenderingOptions(columns: 100))
    #expect(wide.render(sheets, after: narrow).canvas == wide.render(sheets).canvas)
  }

  @Test func `pictures with textures are painted anew`() {
    var (one, other) = (Scene(80, 320), Scene(80, 320))
    one.add(.fill(.rectangle, .gray), 0, 0, 80, 32)
    other.add(.fill(.rectangle, .red), 0, 0, 80, 32)
    for index in 1..<8 {
      one.add(.fill(.rectangle, .red), 0, CGFloat(index) * 40, 80, 32)
      other.add(.fill(.rectangle, .red), 0, CGFloat(index) * 40, 80, 32)
    }
    let renderer = CellRenderer(options: RenderingOptions(usesColors: false))
    let earlier = renderer.render([one.sheet(nil)])
    let sheets = [other.sheet(nil)]
    #expect(renderer.render(sheets, after: earlier).canvas == renderer.render(sheets).canvas)
  }
}
