// Interpreter for a tiny VM + assembler + generic visitor
enum Op: String, CaseIterable { case push, add, sub, mul, jmp, jz, dup, print, halt, store, load, call, ret
  var arity: Int { switch self { case .push, .jmp, .jz, .store, .load, .call: 1; default: 0 } } }
struct Instruction { let op: Op; var arg: Arg?
  enum Arg: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral { case int(Int), label(String)
    init(integerLiteral v: IntegerLiteralType) { self = .int(v) }; init(stringLiteral v: StringLiteralType) { self = .label(v) } }
  init(_ op: Op, _ arg: Arg? = nil) { (self.op, self.arg) = (op, arg) } }
enum AsmError: Error, CustomStringConvertible { case unknown(op: Substring, line: Int), missing(Op, line: Int), noLabel(String), stackUnderflow(pc: Int)
  var description: String { switch self { case let .unknown(op, line): "line \(line): unknown ‘\(op)’"; case let .missing(op, line): "line \(line): \(op) needs \(op.arity) argument\(op.arity == 1 ? "" : "s")"; case .noLabel(let l): "no label \(l)"; case .stackUnderflow(let pc): "underflow at \(pc)" } } }
struct Program { var code: [Instruction] = []; var labels: [String: Int] = [:]
  init(_ source: String) throws {
    for (n, raw) in zip(1..., source.split(separator: "\n", omittingEmptySubsequences: false)) {
      let line = raw.prefix { $0 != ";" }
      var parts = line.split(separator: " ")[...]
      if let first = parts.first, first.hasSuffix(":") { labels[String(first.dropLast())] = code.count; parts = parts.dropFirst() }
      guard let name = parts.popFirst() else { continue }
      guard let op = Op(rawValue: name.lowercased()) else { throw AsmError.unknown(op: name, line: n) }
      guard parts.count == op.arity else { throw AsmError.missing(op, line: n) }
      code.append(Instruction(op, parts.first.map { Int($0).map(Instruction.Arg.int) ?? .label(String($0)) }))
    }
  } }
struct VM { private(set) var stack: [Int] = [], memory: [Int: Int] = [:], calls: [Int] = [], output: [String] = []
  private mutating func pop(_ pc: Int) throws -> Int { guard let v = stack.popLast() else { throw AsmError.stackUnderflow(pc: pc) }; return v }
  private mutating func binary(_ pc: Int, _ f: (Int, Int) -> Int) throws { let (b, a) = (try pop(pc), try pop(pc)); stack.append(f(a, b)) }
  mutating func run(_ p: Program, limit: Int = 10_000) throws -> [String] {
    var pc = 0, steps = 0
    func target(_ a: Instruction.Arg?) throws -> Int { switch a { case .int(let n)?: return n; case .label(let l)?: if let t = p.labels[l] { return t } else { throw AsmError.noLabel(l) }; case nil: preconditionFailure() } }
    while p.code.indices.contains(pc), steps < limit {
      defer { steps += 1 }
      let i = p.code[pc]; pc += 1
      switch (i.op, i.arg) {
      case (.push, .int(let n)): stack.append(n)
      case (.add, _): try binary(pc, +)
      case (.sub, _): try binary(pc, -)
      case (.mul, _): try binary(pc) { $0 &* $1 }
      case (.dup, _): let v = try pop(pc); stack += [v, v]
      case (.print, _): output.append("\(try pop(pc))")
      case (.jmp, let a): pc = try target(a)
      case (.jz, let a): if try pop(pc) == 0 { pc = try target(a) }
      case (.store, let a): memory[try target(a)] = try pop(pc)
      case (.load, let a): stack.append(memory[try target(a), default: 0])
      case (.call, let a): calls.append(pc); pc = try target(a)
      case (.ret, _): guard let r = calls.popLast() else { return output }; pc = r
      case (.halt, nil): return output
      case (.halt, _?), (.push, _): break
      }
    }
    return output
  } }
let factorial = """
  push 5        ; n
  store 0
  push 1
  store 1
loop: load 0
  jz end
  load 0
  load 1
  mul
  store 1
  load 0
  push 1
  sub
  store 0
  jmp loop
end: load 1
  call show
  halt
show: print
  ret
"""
for source in [factorial, "push 1\nfoo", "push", "add", "jmp nowhere", "push 2\ndup\nmul\nPRINT"] {
  do { var vm = VM(); let p = try Program(source); print(p.code.count, try vm.run(p)) } catch { print("error:", error) }
}
let hand: [Instruction] = [.init(.push, 3), .init(.push, 4), .init(.add), .init(.print), Instruction(.jmp, "x")]
print(hand.map { i in "\(i.op)" + (i.arg.map { if case .int(let n) = $0 { " \(n)" } else { " @" } } ?? "") })
print(Op.allCases.filter { $0.arity == 1 }.map(\.rawValue).sorted().joined(separator: ","), Op.allCases.count)
protocol Visitor { associatedtype R; func number(_ n: Double) -> R; func add(_ l: any Node, _ r: any Node) -> R; func neg(_ e: any Node) -> R }
protocol Node { func accept<V: Visitor>(_ v: V) -> V.R }
struct Num: Node { let n: Double; func accept<V: Visitor>(_ v: V) -> V.R { v.number(n) } }
struct Add: Node { let l, r: any Node; func accept<V>(_ v: V) -> V.R where V: Visitor { v.add(l, r) } }
struct Neg: Node { let e: any Node; func accept<V: Visitor>(_ v: V) -> V.R { v.neg(e) } }
struct Eval: Visitor { func number(_ n: Double) -> Double { n }; func add(_ l: any Node, _ r: any Node) -> Double { l.accept(self) + r.accept(self) }; func neg(_ e: any Node) -> Double { -e.accept(self) } }
struct Show: Visitor { typealias R = String; var depth = 0
  func number(_ n: Double) -> String { n.rounded() == n ? "\(Int(n))" : "\(n)" }
  func add(_ l: any Node, _ r: any Node) -> String { let s = "\(l.accept(Show(depth: depth + 1))) + \(r.accept(Show(depth: depth + 1)))"; return depth > 0 ? "(\(s))" : s }
  func neg(_ e: any Node) -> String { "-" + e.accept(Show(depth: depth + 1)) } }
let tree: any Node = Add(l: Num(n: 1), r: Neg(e: Add(l: Num(n: 2.5), r: Num(n: 3))))
print(tree.accept(Show()), "=", tree.accept(Eval()))
