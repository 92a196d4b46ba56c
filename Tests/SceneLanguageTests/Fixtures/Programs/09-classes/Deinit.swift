class R { let n: String; init(_ n: String) { self.n = n; print("init", n) }; deinit { print("deinit", n) } }
func scope() { let r = R("a"); print("use", r.n) }
scope()
var r: R? = R("b")
print(r!.n)
r = nil
r = R("c")
r = R("d")
print("end")
