// What is read as a Float is one.
import Foundation
struct N: Codable, Equatable { var d: UInt8 = 1; var t: [[Int]] = [[1], []]; var f: Float = 0.1 }
func rt<T: Codable & Equatable>(_ x: T) -> Bool { (try? JSONDecoder().decode(T.self, from: JSONEncoder().encode(x))) == x }
print(rt(N()), rt([Date(timeIntervalSinceReferenceDate: 0.5)]), rt([Data([1, 2])]), rt([URL(string: "http://a.b/c?d=1")!]), rt(UUID()), rt(Set(["a"])), rt(["r": [1.0, 2.5]]), rt([Float(0.1)]), rt([Decimal(1.5)]), rt([Int8(3)]))
let read = try JSONDecoder().decode([Float].self, from: Data("[0.1,2,1e10]".utf8)); print(read, read[0] == 0.1, read.reduce(0, +), Double(read[0]))
