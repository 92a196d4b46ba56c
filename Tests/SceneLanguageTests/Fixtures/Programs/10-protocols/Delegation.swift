protocol Formatter2 { func format(_ n: Int) -> String }
struct Plain: Formatter2 { func format(_ n: Int) -> String { "\(n)" } }
struct Padded: Formatter2 { let width: Int; func format(_ n: Int) -> String { String(repeating: "0", count: max(0, width - "\(n)".count)) + "\(n)" } }
struct Wrapped: Formatter2 { let base: any Formatter2; let left = "<", right = ">"; func format(_ n: Int) -> String { left + base.format(n) + right } }
let formatters: [any Formatter2] = [Plain(), Padded(width: 4), Wrapped(base: Padded(width: 3))]
print(formatters.map { $0.format(42) })
