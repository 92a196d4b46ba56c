import Foundation
// Bank with protocols, generics repositories, money value type, transactions & audit log, Codable enum w/ associated values, sorted reports
struct Money: Hashable, Codable, Comparable, AdditiveArithmetic, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var amount: Decimal
  init(_ a: Decimal) { amount = a }
  init(floatLiteral v: Double) { amount = Decimal(v) }
  init(integerLiteral v: Int) { amount = Decimal(v) }
  static let zero = Money(0)
  static func < (a: Self, b: Self) -> Bool { a.amount < b.amount }
  static func + (a: Self, b: Self) -> Self { Self(a.amount + b.amount) }
  static func - (a: Self, b: Self) -> Self { Self(a.amount - b.amount) }
  static func * (a: Self, b: Decimal) -> Self { Self(a.amount * b) }
  init(from d: any Decoder) throws { amount = try d.singleValueContainer().decode(Decimal.self) }
  func encode(to e: any Encoder) throws { var c = e.singleValueContainer(); try c.encode(amount) }
}
extension Money: CustomStringConvertible { var description: String { "$\(amount)" } }
struct AccountID: RawRepresentable, Hashable, Codable, ExpressibleByStringLiteral { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue }; init(stringLiteral v: String) { rawValue = v } }
enum Transaction: Codable, Equatable { case deposit(Money, to: AccountID), withdrawal(Money, from: AccountID), transfer(Money, from: AccountID, to: AccountID)
  var amount: Money { switch self { case .deposit(let m, _), .withdrawal(let m, _), .transfer(let m, _, _): m } }
  var parties: [AccountID] { switch self { case let .deposit(_, to: a), let .withdrawal(_, from: a): [a]; case let .transfer(_, from, to): [from, to] } } }
enum BankError: LocalizedError, Equatable { case unknown(AccountID), insufficient(AccountID, missing: Money), limit
  var errorDescription: String? { switch self { case .unknown(let id): "Account \(id.rawValue) is unknown"; case .insufficient(let id, let m): "\(id.rawValue) lacks \(m)"; case .limit: nil } }
  var recoverySuggestion: String? { self == .limit ? "Try less" : nil } }
struct Bank { private(set) var balances: [AccountID: Money]; private(set) var ledger: [(n: Int, t: Transaction)] = []; var rules: [(Transaction) throws -> Void] = []
  init(_ b: [AccountID: Money]) { balances = b }
  subscript(id: AccountID) -> Money { get throws { guard let b = balances[id] else { throw BankError.unknown(id) }; return b } }
  private mutating func change(_ id: AccountID, by m: Money) throws { let b = try self[id] + m; guard b >= .zero else { throw BankError.insufficient(id, missing: .zero - b) }; balances[id] = b }
  mutating func perform(_ ts: Transaction...) throws { var copy = self
    for t in ts { try rules.forEach { try $0(t) }
      switch t { case let .deposit(m, to): try copy.change(to, by: m); case let .withdrawal(m, from): try copy.change(from, by: .zero - m); case let .transfer(m, from, to): try copy.change(from, by: .zero - m); try copy.change(to, by: m) }
      copy.ledger.append((copy.ledger.count + 1, t)) }
    self = copy } }
var bank = Bank(["ann": 100, "bob": 20.5])
bank.rules.append { if $0.amount > 500 { throw BankError.limit } }
let attempts: [[Transaction]] = [[.deposit(50, to: "ann")], [.transfer(30, from: "bob", to: "ann")], [.transfer(10, from: "ann", to: "bob"), .withdrawal(30.5, from: "bob")], [.deposit(1, to: "zed")], [.deposit(1000, to: "ann")]]
for a in attempts { do { for t in a { try bank.perform(t) }; print("ok", a.count) } catch let e as BankError { print(e.errorDescription ?? e.recoverySuggestion ?? "?", "|", e.localizedDescription.isEmpty) } }
print(bank.balances.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue): \($0.value)" }, bank.ledger.count, (try? bank["ann"]) ?? .zero)
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]
let data = try enc.encode(bank.ledger.map(\.t))
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode([Transaction].self, from: data) == bank.ledger.map(\.t))
let totals = bank.ledger.reduce(into: [AccountID: Money]()) { acc, e in for p in e.t.parties { acc[p, default: .zero] += e.t.amount } }
for (id, total) in totals.sorted(by: { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }) { print(id.rawValue.padding(toLength: 5, withPad: " ", startingAt: 0), total) }
print(Money(3) * 1.5, [Money(1), 2.5].reduce(.zero, +), Set([Money(1), 1]).count, max(Money.zero, -3.0))
extension Money { static prefix func - (m: Money) -> Money { .zero - m } }
print(-Money(2), bank.ledger.first.map { "#\($0.n) \($0.t.amount)" } ?? "-", (try? JSONDecoder().decode(Money.self, from: Data("12.5".utf8)))!)
struct Interest { var rate: Decimal; func after(_ years: Int, on m: Money) -> Money { (0..<years).reduce(m) { acc, _ in Money((acc.amount * (1 + rate) * 100).rounded(2) / 100) } } }
extension Decimal { func rounded(_ places: Int) -> Decimal { var v = self, r = Decimal(); NSDecimalRound(&r, &v, 0, .plain); return r } }
print(Interest(rate: 0.05).after(3, on: 100))
