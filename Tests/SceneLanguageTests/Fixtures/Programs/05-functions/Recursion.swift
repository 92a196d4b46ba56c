func power(_ base: Int, _ exponent: Int) -> Int { exponent == 0 ? 1 : base * power(base, exponent - 1) }
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func hanoi(_ n: Int, _ a: String = "A", _ b: String = "B", _ c: String = "C") -> Int {
  n == 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a)
}
print(power(2, 10), gcd(48, 36), hanoi(5))
func permutations(_ s: [String]) -> [String] {
  if s.count < 2 { return s }
  return s.indices.flatMap { i -> [String] in
    var rest = s
    let head = rest.remove(at: i)
    return permutations(rest).map { head + $0 }
  }
}
print(permutations(["a", "b", "c"]))
