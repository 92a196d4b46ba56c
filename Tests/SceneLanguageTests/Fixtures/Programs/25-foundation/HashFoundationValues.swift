import Foundation
func same<T: Hashable>(_ a: T, _ b: T) -> Bool { a.hashValue == b.hashValue }
struct P: Hashable { var x = 1; var y = [2] }
enum E: String, Hashable { case a, b }
class K {}
let k = K()
print(same(Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 1)), same(true, true), same("a", "b"))
print(Date(timeIntervalSince1970: 4).hashValue == Date(timeIntervalSince1970: 4).hashValue, true.hashValue == false.hashValue)
let id = UUID(); print(id.hashValue == id.hashValue, URL(string: "a/b")!.hashValue == URL(string: "a/b")!.hashValue)
print(Decimal(1).hashValue == Decimal(2).hashValue, ObjectIdentifier(k).hashValue == ObjectIdentifier(k).hashValue, (\P.x).hashValue == (\P.x).hashValue)
print(P().hashValue == P().hashValue, E.a.hashValue == E.b.hashValue, E.a.hashValue == E.a.hashValue, [P()].hashValue == [P(x: 2)].hashValue)
print("a".startIndex.hashValue == "b".startIndex.hashValue, (1...2).hashValue == (1...2).hashValue, Set([1, 2]).hashValue == Set([2, 1]).hashValue)
print(IndexSet([1]).hashValue == IndexSet([1]).hashValue, Character("a").unicodeScalars.first!.hashValue == ("a" as Unicode.Scalar).hashValue, Locale(identifier: "de").hashValue == Locale(identifier: "de").hashValue)
print(CharacterSet.letters.hashValue == CharacterSet.letters.hashValue, TimeZone.gmt.hashValue == TimeZone.gmt.hashValue, Duration.seconds(1).hashValue == Duration.seconds(1).hashValue)
print(["b": 1].hashValue == ["b": 1].hashValue, Optional<Int>.none.hashValue == Optional<Int>.none.hashValue, DateComponents(day: 1).hashValue == DateComponents(day: 1).hashValue, CGPoint(x: 1, y: 2) == CGPoint(x: 1, y: 2))
