let numbers = 5..<10
let middle = numbers[6..<8]
print(middle, middle.startIndex, middle.count, numbers[7...], numbers[...6], type(of: middle))
print((0..<1_000_000_000_000)[3..<5], Array(middle))
for place in numbers[8...].indices { print(place, numbers[place]) }
