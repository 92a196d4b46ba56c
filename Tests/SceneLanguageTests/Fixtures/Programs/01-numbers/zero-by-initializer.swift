let whole = Int()
var fraction = Double()
fraction += 0.5
print(whole, fraction, Float(), UInt8(), Bool(), !Bool())

func sum<Value: AdditiveArithmetic>(_ values: [Value]) -> Value { values.reduce(.zero, +) }
print(sum([1, 2, 3]), sum([0.5, 1.5]))

var counts: [String: Int] = [:]
for word in ["a", "b", "a"] { counts[word, default: Int()] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })

struct Score: Equatable {
  var points = Int()
  var isFinal = Bool()
  var name = String()
}
print(Score(), Score() == Score(points: 0, isFinal: false, name: ""))
