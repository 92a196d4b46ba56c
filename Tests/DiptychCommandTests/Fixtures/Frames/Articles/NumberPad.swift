import SwiftUI

enum Key: Hashable {
  case digit(Int)
  case decimal, delete
  var label: some View {
    Group {
      switch self {
      case .digit(let n): Text(n, format: .number)
      case .decimal: Text(Locale.current.decimalSeparator ?? ".")
      case .delete: Image(systemName: "delete.left")
      }
    }
  }
}
struct Keypad: View {
  @State private var entry = "1234.5"
  private static let rows: [[Key]] =
    stride(from: 1, to: 10, by: 3).map { start in (start..<start + 3).map(Key.digit) } + [
      [.decimal, .digit(0), .delete]
    ]
  private var amount: Decimal { Decimal(string: entry) ?? 0 }
  var body: some View {
    VStack(spacing: 16) {
      Text(Double(entry) ?? 0, format: .currency(code: "USD")).font(
        .system(.largeTitle, design: .rounded)
      ).minimumScaleFactor(0.5).accessibilityIdentifier("amount").lineLimit(1)
      Grid(horizontalSpacing: 12, verticalSpacing: 12) {
        ForEach(Self.rows, id: \.self) { row in
          GridRow {
            ForEach(row, id: \.self) { key in
              Button {
                press(key)
              } label: {
                key.label.frame(maxWidth: .infinity, minHeight: 40).background(
                  .quaternary,
                  in: Capsule()
                ).accessibilityIdentifier("\(key)")
              }
            }
          }
        }
      }
    }
    .font(.title2).buttonStyle(.plain).padding()
    .environment(\.layoutDirection, .leftToRight)
  }
  private func press(_ key: Key) {
    switch key {
    case .digit(let n) where entry == "0": entry = "\(n)"
    case .digit(let n): entry.append(String(n))
    case .decimal: if !entry.contains(".") { entry += "." }
    case .delete:
      _ = entry.popLast()
      if entry.isEmpty { entry = "0" }
    }
  }
}
#Preview { Keypad() }
