class Account { let id: Int; private(set) var balance: Double; fileprivate var history: [Entry] = []
  struct Entry { enum Kind: String { case deposit = "D", withdraw = "W", interest = "I" }; let kind: Kind; let amount: Double }
  enum BankError: Error { case insufficient(needed: Double), invalid, frozen }
  private static var next = 100
  init(_ b: Double = 0) { id = Account.next; Account.next += 1; balance = b }
  func deposit(_ a: Double) throws { guard a > 0 else { throw BankError.invalid }; balance += a; history.append(.init(kind: .deposit, amount: a)) }
  func withdraw(_ a: Double) throws { guard a <= limit else { throw BankError.insufficient(needed: a - limit) }; balance -= a; history.append(Entry(kind: .withdraw, amount: a)) }
  var limit: Double { balance }
  func addInterest() {} }
final class Savings: Account { var rate: Double; init(_ b: Double, rate: Double) { self.rate = rate; super.init(b) }; override func addInterest() { try? deposit(balance * rate) } }
final class Checking: Account { var overdraft = 50.0; override var limit: Double { super.limit + overdraft }; override func withdraw(_ a: Double) throws { try super.withdraw(a); if balance < 0 { print("overdrawn", balance) } } }
let accounts: [Account] = [Savings(100, rate: 0.05), Checking(20), Account()]
for a in accounts { a.addInterest(); do { try a.withdraw(60); print(a.id, "ok", a.balance) } catch Account.BankError.insufficient(let n) { print(a.id, "short by", n) } catch { print(error) } }
do { try accounts[2].deposit(-1) } catch { print(error, type(of: error)) }
print(accounts.map { $0.history.map { "\($0.kind.rawValue)\($0.amount)" } }, accounts.reduce(0) { $0 + $1.balance })
func transfer(_ x: Double, from a: Account, to b: Account) throws { try a.withdraw(x); do { try b.deposit(x) } catch { try! a.deposit(x); throw error } }
try transfer(10, from: accounts[0], to: accounts[2]); print(accounts.map(\.balance), accounts.compactMap { $0 as? Savings }.count, accounts.filter { $0 is Checking }.map(\.id))
