func half(_ number: Double) -> String { "\(number / 2)" }

func texts<Number>(_ numbers: [Number], _ text: (Number) -> String) -> [String] {
  numbers.map(text)
}

func texts<Number>(of numbers: some Sequence<Number>, _ text: (Number) -> String) -> [String] {
  numbers.map(text)
}

print(texts([1, 2]) { half($0) })
print(texts([1, -2]) { number in half(number * 3) })
print(texts([1, 2]) { "\($0)" })
print(texts(of: [3, 4]) { half($0) })
print(texts(of: [3, 4], { "\($0 / 2)" }))
