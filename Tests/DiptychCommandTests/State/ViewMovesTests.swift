import LayoutEngine
import Testing

@testable import DiptychCommand

@Suite struct `What moved with a save` {
  private static func moves(_ old: String, _ new: String) throws -> ViewMoves {
    let frame = { (body: String) in
      "#Preview(traits: .fixedLayout(width: 100, height: 20)) { \(body) }"
    }
    return ViewMoves(from: try Sample.report(frame(old)), to: try Sample.report(frame(new)))
  }

  @Test func `is nothing where all frames are the same`() throws {
    let moves = try Self.moves("Text(\"a\")", "Text(\"b\")")
    #expect(moves.count == 0)
  }

  @Test func `are the innermost views with new frames, in both directions`() throws {
    let moves = try Self.moves(
      "HStack(spacing: 0) { Text(\"aa\"); Text(\"b\") }",
      "HStack(spacing: 0) { Text(\"aa\"); Text(\"bb\") }"
    )
    // The stack is centred, so it moves too, but only what is in it is told.
    #expect(moves.count == 2)
    let place = ViewMoves.Place(preview: 0, direction: .rightToLeft)
    #expect(moves.frames[place]?.map(\.minX) == [50, 34])
  }

  @Test func `are views that were not there before`() throws {
    let moves = try Self.moves("Text(\"a\")", "Image(systemName: \"star\")")
    #expect(moves.count == 1)
  }
}
