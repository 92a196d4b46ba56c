let a = AnyHashable(3)
print(a.base)
if let n = a.base as? Int { print(n + 1) }
let x: AnyHashable = "s"
print(x.base as! String, x == AnyHashable("s"))
let s: [AnyHashable] = [1, "a"]
print(s.map { "\($0.base)" })
let d: [AnyHashable: Int] = [1: 2, "a": 3]
print(d["a"]!)
