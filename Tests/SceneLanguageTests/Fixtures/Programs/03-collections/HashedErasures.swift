let one = AnyHashable(1)
let same: AnyHashable = 1
let text = AnyHashable("1")
print(one == same, one.hashValue == same.hashValue, one == text)
print(Set([one, same, text]).count)
print(one.base, text.base, one.description, text.debugDescription)

var counts: [AnyHashable: Int] = [:]
for key in [one, text, same, AnyHashable([1, 2]), AnyHashable([1, 2])] { counts[key, default: 0] += 1 }
print(counts[1] ?? 0, counts["1"] ?? 0, counts[[1, 2]] ?? 0, counts.count)

let kept = [3, 1, 2]
var changed = kept
changed.append(4)
changed[0] = 9
print(kept, changed, kept == changed, kept.hashValue == [3, 1, 2].hashValue)
