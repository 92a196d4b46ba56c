func firstThree<S: Sequence>(_ values: S) -> [S.Element] { Array(values.prefix(3)) }
print(firstThree(5...))
func evens(_ values: some Sequence<Int>) -> Int? { values.first { $0.isMultiple(of: 7) } }
print(evens(50...)!)
struct Numbered<Base: Sequence>: Sequence {
  let base: Base
  func makeIterator() -> AnyIterator<(Int, Base.Element)> {
    var (numbers, elements) = ((1...).makeIterator(), base.makeIterator())
    return AnyIterator {
      guard let element = elements.next(), let number = numbers.next() else { return nil }
      return (number, element)
    }
  }
}
for (number, element) in Numbered(base: ["p", "q"]) { print(number, element) }
for (number, element) in Numbered(base: 8...) {
  if number > 2 { break }
  print(number, element)
}
var counting = (4...).makeIterator()
var copy = counting
print(counting.next()!, counting.next()!, copy.next()!)
