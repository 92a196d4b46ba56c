struct Address { var street: String?; var zip = 1 }
class Person { var name: String; var address: Address?; var friend: Person?; var tags: [String: [Int]]? ; init(_ n: String) { name = n }; func greet(_ s: String) -> String? { address == nil ? nil : s + name } }
let p = Person("P")
print(p.address?.street as Any, p.address?.street?.count as Any, p.friend?.name ?? "none", p.greet("hi") as Any)
p.address = Address(); p.address?.street = "Main"; p.address?.zip += 5
p.friend = Person("F"); p.friend?.friend = p; p.friend?.address = p.address
print(p.address!.street!, p.address!.zip, p.friend?.friend?.friend?.name as Any, p.address?.street?.uppercased().count ?? 0, p.greet("hi ")!)
p.friend?.address?.street?.append("!"); p.friend?.address?.zip = 0
print(p.friend!.address!, p.address!)
p.tags = ["a": [1]]; p.tags?["a"]?.append(2); p.tags?["b"] = [9]; p.tags?["zz"]?[0] = 5
print(p.tags!["a"]!, p.tags?["b"]?.first as Any, p.tags?["a"]?[1] as Any, p.tags?.count as Any)
let r: Void? = p.friend?.friend?.name = "Q"
print(r != nil, p.name, (p.address?.zip = 7) != nil, (Person("x").address?.zip = 7) == nil)
let n: Int? = 5, z: Int? = nil
print(n.map { $0 + 1 } as Any, z.map { $0 + 1 } as Any, n.flatMap { $0 > 3 ? $0 : nil } as Any, n.flatMap { _ in z } as Any, n! + (z ?? 1))
print(n == 5, n != nil, z == nil, n == z, [n, z].compactMap { $0 }, n ?? z ?? 0, z ?? n ?? 0, (n ?? 0) > 4)
let nested: Int?? = .some(nil), nested2: Int?? = nil, nested3: Int?? = 3
print(nested as Any, nested2 as Any, nested3 as Any, nested == nil, nested2 == nil, (nested3 ?? 0) as Any)
let texts: [String?] = ["a", nil]
print(texts, texts.map { $0?.uppercased() ?? "-" }, texts.first as Any, texts.first! as Any, texts.last!?.count as Any)
var opt: Int? = 1
opt? += 4; opt = opt.map { $0 * 2 }; print(opt!, opt.take() as Any, opt as Any)
let iuo: String! = "iuo"
print(iuo.count, iuo as Any, iuo == "iuo", Optional("x").map(\.count)!, Optional<Int>.none as Any, Optional.some(3)!)
print([1: "a"][1]?.count as Any, "abc".first?.isLetter as Any, [[1]].first?.first as Any, Int("5").map(String.init) ?? "?")
