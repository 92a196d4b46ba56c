enum TransactionError: Error, CustomStringConvertible { case insufficient(needed: Double), unknown(String)
  var description: String { switch self { case .insufficient(let n): "need \(n) more"; case .unknown(let id): "no account \(id)" } } }
protocol Account: AnyObject { var id: String { get }; var balance: Double { get set }; func fee(for amount: Double) -> Double }
extension Account { func fee(for amount: Double) -> Double { 0 }; func withdraw(_ amount: Double) throws { let total = amount + fee(for: amount); guard total <= balance else { throw TransactionError.insufficient(needed: total - balance) }; balance -= total } }
class Basic: Account { let id: String; var balance: Double { didSet { history.append(balance - oldValue) } }; private(set) var history: [Double] = []; init(id: String, balance: Double = 0) { self.id = id; self.balance = balance } }
final class Premium: Basic { func fee(for amount: Double) -> Double { -1 }; var perks: [String] { history.map { $0 > 0 ? "in" : "out" } } }
final class Fee: Account { let id = "fee"; var balance = 100.0; func fee(for amount: Double) -> Double { amount * 0.1 } }
struct Bank { private var accounts: [String: any Account] = [:]; mutating func add(_ a: any Account) { accounts[a.id] = a }
  subscript(id: String) -> (any Account)? { accounts[id] }
  func transfer(_ amount: Double, from: String, to: String) throws { guard let a = self[from] else { throw TransactionError.unknown(from) }; guard let b = accounts[to] else { throw TransactionError.unknown(to) }; try a.withdraw(amount); b.balance += amount } }
var bank = Bank(); bank.add(Basic(id: "a", balance: 50)); bank.add(Premium(id: "p")); bank.add(Fee())
for (amount, from, to) in [(20.0, "a", "p"), (100, "a", "p"), (5, "p", "x"), (10, "fee", "a"), (5, "p", "a")] {
  do { try bank.transfer(amount, from: from, to: to); print("ok", amount, from, to) } catch let e as TransactionError { print("failed:", e) } catch { print("?") }
}
print(["a", "p", "fee"].map { bank[$0]!.balance }, (bank["a"] as? Basic)?.history ?? [], (bank["p"] as? Premium)!.perks)
