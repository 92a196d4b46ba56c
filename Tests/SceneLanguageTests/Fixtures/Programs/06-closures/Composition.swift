func compose<T>(_ functions: (T) -> T...) -> (T) -> T { { value in functions.reduce(value) { $1($0) } } }
let pipeline = compose({ $0 + 1 }, { $0 * 2 }, { (x: Int) in x - 3 })
print(pipeline(5))
let adders = (1...3).map { n in { (x: Int) in x + n } }
print(adders.map { $0(10) })
func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
  var cache: [Int: Int] = [:]
  return { x in
    if let known = cache[x] { return known }
    let value = f(x)
    cache[x] = value
    return value
  }
}
var calls = 0
let slow = memoize { calls += 1; return $0 * $0 }
print(slow(4), slow(4), slow(5), calls)
