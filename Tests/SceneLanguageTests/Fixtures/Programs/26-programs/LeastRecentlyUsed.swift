final class Node<K, V> { let key: K; var value: V; var next: Node?; weak var prev: Node?; init(_ k: K, _ v: V) { key = k; value = v } }
struct LRU<Key: Hashable, Value> {
  private let capacity: Int
  private var map: [Key: Node<Key, Value>] = [:]
  private var head: Node<Key, Value>?
  private var tail: Node<Key, Value>?
  init(capacity: Int) { precondition(capacity > 0); self.capacity = capacity }
  var count: Int { map.count }
  var keys: [Key] { var r: [Key] = []; var n = head; while let c = n { r.append(c.key); n = c.next }; return r }
  private mutating func unlink(_ n: Node<Key, Value>) {
    if n === head { head = n.next }
    if n === tail { tail = n.prev }
    n.prev?.next = n.next; n.next?.prev = n.prev; n.next = nil; n.prev = nil
  }
  private mutating func push(_ n: Node<Key, Value>) { n.next = head; head?.prev = n; head = n; if tail == nil { tail = n } }
  subscript(key: Key) -> Value? {
    mutating get { guard let n = map[key] else { return nil }; unlink(n); push(n); return n.value }
    set {
      if let v = newValue {
        if let n = map[key] { n.value = v; unlink(n); push(n) } else {
          if map.count == capacity, let t = tail { unlink(t); map[t.key] = nil }
          let n = Node(key, v); map[key] = n; push(n)
        }
      } else if let n = map.removeValue(forKey: key) { unlink(n) }
    }
  }
}
var c = LRU<String, Int>(capacity: 2)
c["a"] = 1; c["b"] = 2; print(c["a"] as Any); c["c"] = 3
print(c["b"] as Any, c.keys, c.count); c["a"] = nil; print(c.keys, c["c"] ?? 0)
