// What collections of the library call the types of their parts.
struct Stack<E> { var a: [E] = []
  func makeIter() -> Array<E>.Iterator { a.makeIterator() } }
var it = Stack(a: [1, 2]).makeIter()
while let x = it.next() { print(x) }
struct Bag<T: Hashable>: Sequence { var c: [T: Int] = [:];  func makeIterator() -> Dictionary<T, Int>.Iterator { c.makeIterator() } }
print(Bag(c: ["a": 1]).map(\.value))
var i2: Set<Int>.Iterator = Set([1]).makeIterator(); print(i2.next()!)
var i3: String.Iterator = "ab".makeIterator(); print(i3.next()!)
print([1, 2].startIndex as Array<Int>.Index, "a".startIndex as String.Index == "b".startIndex)
var q: Dictionary<String, Int>.Key = "a"; var e: [Int].Element = 3; var ss: String.SubSequence = "abc".dropFirst(); print(q, e, ss)
var keys: Dictionary<String, Int>.Keys = ["a": 1].keys; print(keys.first!)
