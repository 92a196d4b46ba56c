func + (a: Int?, b: Int) -> Int { (a ?? 0) + b }
let n: Int? = 3
print(n + 4)
print(1 + 2)
