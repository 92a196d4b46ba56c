let text = "the quick brown fox jumps over the lazy dog the end"
let words = text.split(separator: " ").map(String.init)
var counts: [String: Int] = [:]
for word in words { counts[word, default: 0] += 1 }
let ranked = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
for (word, count) in ranked.prefix(3) { print("\(word): \(count)") }
print(words.map(\.count).reduce(0, +), Set(words).count, words.max { $0.count < $1.count }!, words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
let letters = Dictionary(grouping: text.filter(\.isLetter), by: { $0 }).mapValues(\.count)
print(letters["e"]!, letters.keys.sorted().prefix(3).map(String.init))
