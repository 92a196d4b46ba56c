enum R { case ok(Int), bad(String) }
let values: [Int?] = [1, nil, 3]
for value in values { switch value { case var n?: n += 2; print(n); case nil: print("none") } }
let r = R.ok(3)
switch r { case var .ok(v): v += 1; print(v); case .bad(var s): s += "!"; print(s) }
if case var .ok(v) = r { v *= 2; print(v) }
guard case var .ok(w) = r else { fatalError() }
w -= 1
print(w)
switch (1, "a") { case (var n, let s): n += 1; print(n, s) }
for case var x? in values { x += 1; print(x) }
if var first = values[0] { first += 5; print(first) }
