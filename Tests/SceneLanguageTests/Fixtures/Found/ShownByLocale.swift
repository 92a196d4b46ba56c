import Combine
import MapKit
import SwiftUI
import UIKit

struct Saved: Codable {
  var note: AttributedString
  var days: DateInterval
  var place: IndexPath
}

@Observable class Order: Codable {
  enum CodingKeys: String, CodingKey {
    case _type = "type"
  }

  var type = 0
}

func highlight(_ text: String, _ word: String) -> AttributedString {
  var result = AttributedString(text)
  var start = result.startIndex
  while let range = result[start...].range(of: word, options: .caseInsensitive) {
    result[range].font = .body.bold()
    start = range.upperBound
  }
  return result
}

let units = [[UnitLength.meters, UnitLength.feet], [UnitMass.grams]]

struct Amounts: View {
  @State private var code = "4a2"
  var isMarked = true

  var body: some View {
    VStack {
      Text(1234.5, format: .number)
      Text(9.5, format: .currency(code: "EUR"))
      Text(0.5, format: .percent)
      Text(highlight("Banana band", "ban"))
        .overlay(isMarked ? Circle().stroke(.red) : nil)
      Text(code)
        .background(isMarked ? nil : Color.red)
        .onReceive(Just(code)) { value in
          let digits = value.filter { "0123456789".contains($0) }
          if digits != value { code = digits }
        }
      Text(URL.documentsDirectory.lastPathComponent)
      MapReader { _ in Text("\(units.count)") }
    }
    .environment(\.locale, Locale(identifier: "de_DE"))
  }
}

#Preview { Amounts() }
