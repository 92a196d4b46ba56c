func queens(_ n: Int) -> [[Int]] { func place(_ row: Int, _ columns: [Int]) -> [[Int]] { if row == n { return [columns] }; return (0..<n).filter { c in columns.enumerated().allSatisfy { r, q in q != c && abs(q - c) != row - r } }.flatMap { place(row + 1, columns + [$0]) } }; return place(0, []) }
print(queens(4), queens(5).count, queens(6).first!)
