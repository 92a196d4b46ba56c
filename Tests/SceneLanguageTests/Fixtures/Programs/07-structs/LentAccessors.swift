struct P { var store = [1,2,3]
  subscript(i: Int) -> Int { _read { yield store[i] } _modify { yield &store[i] } }
  var first: Int { _read { yield store[0] } _modify { print("begin"); defer { print("end") }; yield &store[0] } }
  var last: Int { get { store[2] } _modify { var t = store[2]; yield &t; store[2] = t * 10 } }
}
var p = P()
p[1] += 5; p.first = 9; p.last += 1
print(p[1], p.first, p.last, p.store)
func inc(_ x: inout Int) { x += 1 }
inc(&p.first); inc(&p[2])
print(p.store)
