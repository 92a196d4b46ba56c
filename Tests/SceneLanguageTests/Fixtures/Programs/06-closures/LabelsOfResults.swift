func counts(_ words: [String]) -> [(word: String, count: Int)] {
  words.reduce(into: [:]) { $0[$1, default: 0] += 1 }.map { ($0, $1) }.sorted { $0.1 > $1.1 }
}
print(counts(["a", "b", "a"]))
func pairs(_ n: Int) -> [(key: Int, value: String)] { (0..<n).map { ($0, "\($0)") }.sorted { $0.key > $1.key } }
print(pairs(3))
