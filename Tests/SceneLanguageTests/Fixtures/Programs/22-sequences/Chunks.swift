let numbers = Array(1...10)
let chunks = stride(from: 0, to: numbers.count, by: 4).map { Array(numbers[$0..<min($0 + 4, numbers.count)]) }
print(chunks, chunks.map(\.count), numbers.split { $0 % 3 == 0 }.map(Array.init))
let windows = (0...(numbers.count - 3)).prefix(3).map { Array(numbers[$0..<($0 + 3)]) }
print(windows, zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
let running = numbers.prefix(4).reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1) }
print(running, numbers.reversed().drop { $0 > 7 }.map { $0 }, numbers.partitioned { $0 > 6 })
extension Array { func partitioned(_ p: (Element) -> Bool) -> ([Element], [Element]) { (filter(p), filter { !p($0) }) } }
