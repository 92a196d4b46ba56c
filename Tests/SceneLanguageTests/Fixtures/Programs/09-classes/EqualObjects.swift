// Objects of NSObject's classes are equal where isEqual says so.
import Foundation
final class K: NSObject { let k: Int; init(_ k: Int) { self.k = k }; override var hash: Int { k.hashValue }; override func isEqual(_ o: Any?) -> Bool { (o as? K)?.k == k } }
class P: NSObject { var x = 1 }
let p = P()
print(K(1) == K(1), K(1) != K(2), p == p, P() == P())
print(Set([K(1), K(1)]).count, [K(1), K(2)].contains(K(2)), [K(1): "a"][K(1)] as Any, Set([P(), P()]).count)
print(K(1).isEqual(K(1)), K(1).hash == K(1).hash, (K(1) as NSObject) == K(1), [K(3), K(4)].firstIndex(of: K(4)) as Any, K(1).hashValue == K(1).hashValue)
let a: AnyHashable = K(1); print(a == AnyHashable(K(1)), (K(5) as Any) as? AnyHashable == AnyHashable(K(5)))
final class Cache<Key: Hashable, Value> { private let wrapped = NSCache<WrappedKey, Entry>(); private let lifetime: TimeInterval; private let now: () -> Date; private(set) var keys = Set<Key>(); init(lifetime: TimeInterval = 10, now: @escaping () -> Date = Date.init) { self.lifetime = lifetime; self.now = now }
  func insert(_ v: Value, for k: Key) { wrapped.setObject(Entry(v, now().addingTimeInterval(lifetime)), forKey: WrappedKey(k)); keys.insert(k) }; func value(for k: Key) -> Value? { guard let e = wrapped.object(forKey: WrappedKey(k)) else { return nil }; guard now() < e.expires else { remove(k); return nil }; return e.value }; func remove(_ k: Key) { wrapped.removeObject(forKey: WrappedKey(k)); keys.remove(k) }; subscript(k: Key) -> Value? { get { value(for: k) } set { guard let v = newValue else { return remove(k) }; insert(v, for: k) } } }
private extension Cache { final class WrappedKey: NSObject { let key: Key; init(_ k: Key) { key = k }; override var hash: Int { key.hashValue }; override func isEqual(_ o: Any?) -> Bool { (o as? WrappedKey)?.key == key } }; final class Entry { let value: Value; let expires: Date; init(_ v: Value, _ e: Date) { value = v; expires = e } } }
var t = Date(timeIntervalSince1970: 0); let c = Cache<String, [Int]>(lifetime: 5) { t }; c["a"] = [1]; c.insert([2], for: "b"); print(c["a"] as Any, c["z"] as Any, c.keys.sorted()); t += 6; print(c["a"] as Any, c.keys.sorted()); c["b"] = nil; print(c.keys.isEmpty)
