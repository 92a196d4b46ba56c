// The extension that declares a static member tells what the name before it is of.
struct Rule<V> { let msg: String; let ok: (V) -> Bool; func check(_ v: V) -> String { ok(v) ? "ok" : msg } }
extension Rule where V == String { static func min(_ n: Int) -> Rule<String> { .init(msg: "min \(n)") { $0.count >= n } }; static var empty: Rule { Rule(msg: "empty") { $0.isEmpty } } }
extension Rule where V == Int { static func above(_ n: Int) -> Rule { Rule(msg: "above \(n)") { $0 > n } } }
print(Rule.min(3).check("ab"), Rule.empty.check(""), Rule.above(3).check(4))
func use(_ r: Rule<String>, _ s: String) -> String { r.check(s) }
print(use(.min(1), ""), use(Rule.min(2), "abc"), use(.empty, "x"))
let rules = [Rule.min(3), Rule.empty]; print(rules.map { $0.check("q") })
