import Foundation
struct S: Encodable, Decodable { var a = 1 }
func f<T: Codable>(_ t: T) -> T { t }
print(f(S()).a)
typealias Named = CustomStringConvertible & Hashable
func g<T: Named>(_ t: T) -> Int { Set([t]).count }
struct Name: Named { var s: String; var description: String { s } }
print(g(Name(s: "a")))
enum A { typealias C = Hashable & Comparable; static func f<T: C>(_ t: T) -> Bool { true } }
enum B { typealias C = Hashable & CustomStringConvertible; static func f<T: C>(_ t: T) -> String { "b" } }
struct E: Hashable, Comparable { static func < (a: E, b: E) -> Bool { false } }
print(A.f(E()), B.f(1))
func hash<T: Hashable>(_ t: T) -> Int { 1 }
func o3(_ x: some Hashable & CustomStringConvertible) -> Int { hash(x) }
print(o3(1))
func obj<T: AnyObject>(_ t: T) -> Int { 1 }
print(obj(NSNumber(value: 3)))
enum K: String, CodingKey { case a }
func ddesc<T: CustomDebugStringConvertible>(_ t: T) -> Int { 1 }
func desc<T: CustomStringConvertible>(_ t: T) -> Int { 1 }
print(ddesc(K.a), desc(K.a))
struct P { var x: Int; func add(_ n: Int) -> P { P(x: x + n) } }
print(P.add(P.add(P.add(P.add(P.add(P.add(P.add(P.add(P.add(P.add(P.add(P.add(P(x: 1))(1))(1))(1))(1))(1))(1))(1))(1))(1))(1))(1))(1).x)
struct Box<T> { var value: T
  func m() -> Int where T: Collection { value.count }
  func m() -> Int where T: BinaryInteger { Int(value) } }
print(Box(value: 7).m(), Box(value: "abc").m())
extension ClosedRange { func g(_ b: Bound) -> Bool { max(b, lowerBound) == b } }
print((1...3).g(2))
