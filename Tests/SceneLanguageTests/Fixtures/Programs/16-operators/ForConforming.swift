struct Ring<T>: RangeReplaceableCollection {
  private var s: [T]
  init() { s = [] }
  var startIndex: Int { 0 }
  var endIndex: Int { s.count }
  subscript(i: Int) -> T {
    get { s[i] }
    set { s[i] = newValue }
  }
  func index(after i: Int) -> Int { i + 1 }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T {
    s.replaceSubrange(r, with: c)
  }
}
var d = ["a": 1]
d["c", default: 0] += 5
print(d.count)
var n = 1
n += 5
print(n)
var r = Ring<Int>()
r += [4]
print(r.count)
var a = [1]
a += [2]
print(a)
