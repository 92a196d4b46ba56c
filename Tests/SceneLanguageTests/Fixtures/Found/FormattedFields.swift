import SwiftUI

/// Fields whose values formatters write, and languages of texts.
struct FormattedFields: View {
  @State private var count = 3
  @State private var price: Double? = 2.5
  @State private var day = Date(timeIntervalSince1970: 0)
  private let money: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter
  }()
  private let days = DateFormatter()
  var body: some View {
    VStack {
      TextField("Count", value: $count, formatter: NumberFormatter())
      TextField("Price", value: $price, formatter: money, onEditingChanged: { _ in }, onCommit: {})
      TextField(value: $price, formatter: money) { Text("Price") }
      TextField("Day", value: $day, formatter: days)
      TextField(value: $count, format: .number, prompt: Text("Count")) { Text("Count") }
      Text("مرحبا").typesettingLanguage(.init(languageCode: .arabic))
    }
  }
}
#Preview { FormattedFields() }
