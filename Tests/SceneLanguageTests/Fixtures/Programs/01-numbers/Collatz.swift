func collatz(_ n: Int) -> [Int] { var n = n, list = [n]; while n != 1 { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; list.append(n) }; return list }
print(collatz(6), collatz(27).count, (1...10).max { collatz($0).count < collatz($1).count }!)
