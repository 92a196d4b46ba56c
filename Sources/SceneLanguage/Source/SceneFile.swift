internal import LayoutEngine
internal import SwiftParser
internal import SwiftSyntax

/// A parsed file: its text, its tree, and where its lines begin.
struct SceneFile: Sendable {
  let index: Int
  let source: SceneSource
  let tree: SourceFileSyntax
  private let lineStarts: [Int]

  /// Parses the text; what is wrong with it is found in the tree.
  ///
  /// - Parameters:
  ///   - index: The file's number in its program.
  ///   - source: The text and the path that messages name it by.
  ///   - part: What is parsed, where that is not the whole text.
  ///   - nesting: The levels that the parser descends.
  ///   - memory: What is known of earlier texts of the file.
  init(
    index: Int,
    source: SceneSource,
    parsing part: String? = nil,
    nesting: Int,
    after memory: ParseMemory? = nil
  ) {
    self.index = index
    self.source = source
    let text = part ?? source.text
    let parsed =
      memory?.tree(of: source, nesting: nesting) ?? Self.parse(text, nesting: nesting)
    tree =
      ConditionalChain(in: text, parsed).text.map { Self.parse($0, nesting: nesting) } ?? parsed
    var starts = [0]
    var whole = source.text
    whole.withUTF8 { bytes in
      for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
    }
    lineStarts = starts
  }

  private static func parse(_ text: String, nesting: Int) -> SourceFileSyntax {
    var text = text
    return text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: nesting) }
  }

  /// The line and column of a byte offset.
  ///
  /// - Complexity: O(log *lines*)
  func position(at offset: Int) -> LinePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return LinePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The place of a byte offset as views are told it.
  func sourcePosition(at offset: Int) -> SourcePosition {
    let position = position(at: offset)
    return SourcePosition(
      file: Int32(index),
      line: Int32(position.line),
      column: Int32(position.column)
    )
  }

  /// The offset of the name in what follows a receiver: `.padding(8)`, perhaps on the next line.
  func name(in call: SourceSpan) -> Int {
    let bytes = source.text.utf8
    var offset = call.start
    var index = bytes.index(bytes.startIndex, offsetBy: offset)
    while offset < call.end, bytes[index] != UInt8(ascii: ".") {
      index = bytes.index(after: index)
      offset += 1
    }
    return offset < call.end ? offset + 1 : call.start
  }

  /// Where a chain of calls ends in a modifier, from its name on; the whole chain if it is not found.
  func span(ofModifier name: String, in chain: SourceSpan) -> SourceSpan {
    let bytes = Array(source.text.utf8.dropFirst(chain.start).prefix(chain.end - chain.start))
    let wanted = Array(".\(name)(".utf8)
    for start in bytes.indices.reversed() where bytes[start...].starts(with: wanted) {
      return SourceSpan(file: chain.file, start: chain.start + start + 1, end: chain.end)
    }
    return chain
  }

  /// The byte offset of a line and column.
  func offset(of position: LinePosition) -> Int {
    guard lineStarts.indices.contains(position.line - 1) else { return 0 }
    return lineStarts[position.line - 1] + position.column - 1
  }

  /// The stretch of a syntax node without the space and comments around it.
  func span(of node: some SyntaxProtocol) -> SourceSpan {
    SourceSpan(
      file: index,
      start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }
}
