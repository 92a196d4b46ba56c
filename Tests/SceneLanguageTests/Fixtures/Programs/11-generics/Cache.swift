struct LRU<Key: Hashable, Value> {
  private var values: [Key: Value] = [:], order: [Key] = []
  let capacity: Int
  init(capacity: Int) { self.capacity = capacity }
  subscript(key: Key) -> Value? {
    mutating get { guard let v = values[key] else { return nil }; touch(key); return v }
    set { values[key] = newValue; if newValue != nil { touch(key) }; if order.count > capacity { values[order.removeFirst()] = nil } }
  }
  private mutating func touch(_ key: Key) { order.removeAll { $0 == key }; order.append(key) }
  var keys: [Key] { order }
}
var cache = LRU<String, Int>(capacity: 2)
cache["a"] = 1; cache["b"] = 2; _ = cache["a"]; cache["c"] = 3
print(cache.keys, cache["b"] as Any, cache["a"]!)
