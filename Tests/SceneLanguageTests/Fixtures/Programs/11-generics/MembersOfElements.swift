func running<S: Sequence>(_ values: S) -> [S.Element] where S.Element: AdditiveArithmetic {
  var sum = S.Element.zero
  return values.map { value in
    sum += value
    return sum
  }
}
print(running([1, 2, 3]), running([0.5, 0.5]))
protocol Toned { static var tone: String { get } }
struct Low: Toned { static let tone = "low" }
func tone<C: Collection>(of list: C) -> String where C.Element: Toned { C.Element.tone }
print(tone(of: [Low()]))
