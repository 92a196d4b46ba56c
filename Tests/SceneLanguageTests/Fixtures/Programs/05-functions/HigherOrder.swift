func repeatTimes(_ n: Int, _ action: (Int) -> Void) { for i in 0..<n { action(i) } }
func makeMultiplier(_ k: Int) -> (Int) -> Int { { $0 * k } }
var log = ""
repeatTimes(3) { log += "\($0)" }
print(log, makeMultiplier(3)(4), [1, 2].map(makeMultiplier(10)))
func twice(_ f: @escaping (Int) -> Int) -> (Int) -> Int { { f(f($0)) } }
print(twice { $0 + 3 }(1), twice(makeMultiplier(2))(5))
