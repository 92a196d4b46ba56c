func multi(a: () -> Int, b: () -> Int, _ c: (Int) -> String) -> String { c(a() + b()) }
print(multi { 1 } b: { 2 } _: { "\($0)!" })
