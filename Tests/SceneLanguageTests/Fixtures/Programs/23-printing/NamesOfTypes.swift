// The names of types: those of aliases with parameters, and what functions throw.
typealias Op<T> = (T, T) -> T
typealias Rows<T> = [[T]]
typealias Pair<A, B> = (first: A, second: B)
print(Op<Int>.self, Rows<String>.self, Pair<Int, String>.self, type(of: (a: 1, "b")))
let sum: Op<Int> = (+)
print(type(of: sum), sum(1, 2))
let f: () -> Int = { 1 }
print(type(of: f), Mirror(reflecting: f).subjectType)
let g = { (x: Int) throws -> String in if x > 0 { return "" }; throw CancellationError() }
func h(_ a: Int) throws -> Bool { true }
print(type(of: g), type(of: h))
enum `Type` { case a, b }
let kinds: [`Type`] = [.b, `Type`.a]
print(kinds, `Type`.a)
struct S { var `default`: Int = 1; enum `Kind`: String { case x }; var kind: `Kind` = .x }
print(S().default, S().kind.rawValue, type(of: S().kind))
func line(_ line: UInt = #line, of file: StaticString = #fileID) -> UInt { line }
func place(line: UInt32 = #line) -> UInt32 { line }
print(line(), place())
let here: UInt = #line, half: Double = #line
print(here, half / 2)
