enum E: Error { case bad }
struct B { var d = ["a": 1]
  subscript(k: String) -> Int { get throws { guard let v = d[k] else { throw E.bad }; return v } }
  var first: Int { get throws { guard let v = d["z"] else { throw E.bad }; return v } }
  func two() throws -> Int { let x = try self["a"] + 1; return x }
  subscript(i: Int) -> Int { get async throws { try self["a"] } }
}
let b = B()
print(try b.two(), (try? b["q"]) as Any, (try? b.first) as Any)
do { print(try b["a"], try b["zz"]) } catch { print(error) }
