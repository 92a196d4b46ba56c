func pick(_ a: Int?, _ b: Int?) -> Int? { guard let a, let b else { return a ?? b }; return a + b }
print(pick(1, nil)!, pick(2, 3)!)
func pick2(_ a: Int?) -> Int { guard let a = a else { return a == nil ? -1 : 0 }; return a }
print(pick2(nil))
struct S { var a: Int?; func f() -> Int { guard let a else { return a ?? 5 }; return a } }
print(S().f())
