// Dictionaries whose keys only their use tells.
let sign: Character = "*"
print(["+": 1, "*": 2][sign] as Any, ["+": (1, 2), "*": (3, 4)][sign]!.1, ["x": 1]["xyz".prefix(1)] as Any)
func power(of sign: Character) -> (left: Int, right: Int)? {
  ["+": (1, 2), "^": (6, 5)][sign]
}
print(power(of: "^")!.left, power(of: "?") as Any)
print([1, 2].map(Optional.some), ["x"].map(Result<String, Never>.success))
