let list = ["listen", "silent", "enlist", "google", "elbow", "below"]
var groups: [String: [String]] = [:]
for word in list { groups[String(word.sorted()), default: []].append(word) }
for key in groups.keys.sorted() where groups[key]!.count > 1 { print(groups[key]!.sorted()) }
func frequencies(_ s: String) -> [(Character, Int)] { s.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map { ($0.key, $0.value) } }
print(frequencies("banana").map { "\($0.0)\($0.1)" })
