class C {
  var x = 0 { didSet { print("x", oldValue, x) } }
  var y: Int {
    get {
      print("get y")
      return 1
    }
    set { print("set y", newValue) }
  }
  var d: [String: Int] = [:]
  var next: C?
  subscript(i: Int) -> Int {
    get {
      print("get", i)
      return i
    }
    set { print("set", i, newValue) }
  }
  var s = S()
}
struct S {
  var a = 1
  var b: Int {
    get {
      print("get b")
      return a
    }
    set {
      print("set b")
      a = newValue
    }
  }
  var t: [Int]? = [1, 2]
}
func f(_ n: Int) -> Int {
  print("f", n)
  return n
}
var c: C? = nil
c?.x = f(1)
c?.y = f(2)
c?[3] = f(3)
print((c?.x = 5) as Any)
c = C()
c?.x = f(1)
c?.y = f(2)
c?[3] = f(3)
c?.d["k"] = f(4)
c?.s.b = f(5)
c?.s.a += f(1)
c?.s.t?[0] = f(9)
c?.next?.x = f(10)
c?.next = C()
c?.next?.x = f(11)
c?.next?.next?.y = f(12)
print(c!.s.t!, c!.d)
var s: S? = S()
s?.b = f(7)
s?.t?.append(3)
s?.t?[5 - 4] += 10
print(s!.t!, s!.a)
s = nil
s?.b = f(8)
s?.t = [f(1)]
var dict: [String: S] = ["k": S()]
dict["k"]?.b = 3
dict["z"]?.b = f(1)
dict["k"]?.t?[0] = 100
print(dict["k"]!.a, dict["k"]!.t!, dict.count)
if (c?.next?.next?.x = 1) == nil { print("not assigned") }
if (c?.next?.x = 1) != nil { print("assigned") }
protocol P: AnyObject { var v: Int { get set } }
class Q: P { var v = 1 }
weak var w: (any P)?
w?.v = f(1)
let q = Q()
w = q
w?.v = f(2)
print(q.v)
var arr: [Int]? = [1]
arr?[0] = f(5)
arr? += [2]
print(arr!)
arr = nil
arr?[9] = f(6)
print(arr as Any)
