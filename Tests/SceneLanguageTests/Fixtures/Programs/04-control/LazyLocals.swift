// A lazy variable of a function gets its value when it is first read.
func report(_ isLong: Bool) {
  lazy var text: String = {
    print("made")
    return "long text"
  }()
  lazy var parts = [1, 2, 3].map { part -> Int in
    print("part \(part)")
    return part * 2
  }
  print("begin")
  if isLong {
    print(text)
    print(text.count)
    parts.append(9)
    print(parts)
  }
  lazy var unused: Int = {
    print("never")
    return 0
  }()
  let later = { text.uppercased() }
  print(isLong ? "end" : later())
}
report(true)
report(false)

for round in 1...2 {
  lazy var square: Int = {
    print("round \(round)")
    return round * round
  }()
  print(square + square)
}
func total(_ values: [Int]) -> Int {
  lazy var sum = values.reduce(0, +)
  guard !values.isEmpty else { return -1 }
  sum += 1
  return sum
}
print(total([]), total([1, 2]))
