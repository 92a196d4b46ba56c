extension KeyPath { func get(_ r: Root) -> Value { r[keyPath: self] } }
struct S { var n = 3 }
print((\S.n).get(S()), Optional(3).hashValue == Optional(3).hashValue)
extension WritableKeyPath { func setting(_ v: Value, on r: Root) -> Root { var c = r; c[keyPath: self] = v; return c } }
print((\S.n).setting(9, on: S()))
