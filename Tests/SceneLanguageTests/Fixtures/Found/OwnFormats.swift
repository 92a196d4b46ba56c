import SwiftUI

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
  static var local: Self { .currency(code: Locale.current.currency?.identifier ?? "USD") }
}
extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  static var euros: Self { .currency(code: "EUR") }
}
struct Degrees: ParseableFormatStyle {
  var parseStrategy: Strategy { Strategy() }
  func format(_ value: Double) -> String { "\(value)°" }
  struct Strategy: ParseStrategy {
    func parse(_ value: String) throws -> Double { Double(value.dropLast()) ?? 0 }
  }
}
extension FormatStyle where Self == Degrees { static var degrees: Degrees { .init() } }
let share: FloatingPointFormatStyle<Double>.Percent = .percent
struct Amounts: View {
  @State private var amount = 2.5
  var body: some View {
    Text(amount, format: .local)
    Text(Decimal(3), format: .euros)
    Text(0.5, format: share)
    Text(FloatingPointFormatStyle<Double>.Currency(code: "GBP").format(2))
    TextField("a", value: $amount, format: .degrees)
  }
}
#Preview { Amounts() }
