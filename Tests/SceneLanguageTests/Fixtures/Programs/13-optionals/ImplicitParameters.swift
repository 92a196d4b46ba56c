// A parameter such as `String!` is used as what it holds.
func length(_ text: String!) -> Int { text.count }
func next(_ number: Int! = 3) -> Int { number + 1 }
func isSet(_ number: Int!) -> Bool { number != nil }
print(length("abc"), next(), next(1), isSet(nil), isSet(2))
let stored: (Int?) -> Int = { $0 ?? -1 }
func pass(_ number: Int!) -> Int { stored(number) }
print(pass(nil), pass(4))
func later(_ text: String!) -> () -> Int { { text.count } }
print(later("four")())
