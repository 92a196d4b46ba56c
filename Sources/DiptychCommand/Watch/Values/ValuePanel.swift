internal import CellRendering
internal import PreviewPipeline
internal import SceneLanguage

/// The list of values below the picture: a line that tells the keys, then name, type and value.
struct ValuePanel {
  private struct Line {
    var text: String
    var isUnderCursor = false
    var isAdjusted = false
  }

  private let lines: [Line]
  private let place: Int

  /// The most rows that are wanted.
  private static let limit = 12

  /// `nil` where the list is not open.
  init?(_ state: WatchState) {
    guard let chooser = state.valueChooser else { return nil }
    let values = state.values
    let place = chooser.place(in: values)
    self.place = place
    let names = Self.names(of: values)
    let widths = (
      name: names.map(\.count).max() ?? 0, type: min(values.map(\.type.count).max() ?? 0, 24)
    )
    let adjusted = state.currentAdjustments
    lines = values.indices.map { index in
      let value = values[index]
      let isUnderCursor = index == place
      let typed = isUnderCursor ? chooser.typed : nil
      let name = Self.padded(names[index], to: widths.name)
      let type = Self.padded(String(value.type.prefix(24)), to: widths.type)
      return Line(
        text: "\(isUnderCursor ? ">" : " ") \(name)  \(type)  "
          + (typed.map { "\($0)_" } ?? Self.text(of: value)),
        isUnderCursor: isUnderCursor,
        isAdjusted: adjusted.contains { $0.concerns(value) }
      )
    }
  }

  /// How many rows the panel would like to have.
  var wantedRows: Int { min(max(lines.count, 1) + 1, Self.limit) }

  /// Draws as much as fits; where that is one row, the value under the cursor.
  func draw(on canvas: inout CellCanvas, top: Int, rows: Int) {
    guard rows > 0 else { return }
    canvas.clear(rows: top..<top + rows)
    let head = rows > 1 || lines.isEmpty ? 1 : 0
    if head > 0 {
      let text =
        lines.isEmpty
        ? "This scene has no @State or stored property with an initial value."
        : "Values: left, right change; Enter types; Backspace resets, 0 resets all; Esc closes"
      canvas.write(text, column: 1, row: top, style: CellStyle(attributes: .bold))
    }
    let room = rows - head
    let first = min(max(place - room / 2, 0), max(lines.count - room, 0))
    for row in 0..<room where lines.indices.contains(first + row) {
      let line = lines[first + row]
      var style = CellStyle(attributes: line.isUnderCursor ? .reverse : [])
      if line.isAdjusted { style.attributes.insert(.bold) }
      canvas.write(line.text, column: 1, row: top + head + row, style: style)
    }
  }

  /// The value, and the range where a control of the scene has one.
  private static func text(of value: SettableValue) -> String {
    var text = value.value.split(whereSeparator: \.isNewline).joined(separator: " ")
    if value.kind == .text, !(value.isOptional && value.value == "nil") { text = "\"\(text)\"" }
    guard let bounds = value.control?.bounds, bounds.lowerBound.isFinite else { return text }
    let ends = [bounds.lowerBound, bounds.upperBound].map(\.told)
    return "\(text)   (\(ends[0])...\(ends[1]))"
  }

  /// The names alone where no two values share one.
  private static func names(of values: [SettableValue]) -> [String] {
    let names = values.map { String($0.path.split(separator: ".").last ?? "") }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return values.indices.map { counts[names[$0]] == 1 ? names[$0] : values[$0].path }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
