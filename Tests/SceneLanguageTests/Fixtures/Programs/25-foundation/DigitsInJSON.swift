import Foundation

struct Bill: Codable {
  var price: Decimal
  var parts: [Decimal]
}
let bill = Bill(
  price: Decimal(string: "19.99")!,
  parts: [Decimal(string: "0.1")!, 3, Decimal(string: "123456789.123456789")!])
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(bill), as: UTF8.self))
