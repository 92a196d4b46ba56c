struct Vec { var x, y: Double
 init(x: Double, y: Double) { self.x = x; self.y = y }
 init(angle a: Double, length l: Double) { self.init(x: l * a, y: l) }
 init?(_ s: String) { let p = s.split(separator: ","); guard p.count == 2, let x = Double(p[0]), let y = Double(p[1]) else { return nil }; self.init(x: x, y: y) }
 init(_ n: Int) throws { guard n >= 0 else { throw E.neg(n) }; x = Double(n); y = 0 } 
 enum E: Error { case neg(Int) } }
print(Vec(angle: 2, length: 3), Vec("1,2.5") as Any, Vec("1") as Any)
print((try? Vec(3)) as Any, (try? Vec(-3)) as Any)
do { _ = try Vec(-1) } catch Vec.E.neg(let n) { print("neg", n) } catch { print("other") }
class Animal { let name: String; var legs: Int
 init(name: String, legs: Int) { self.name = name; self.legs = legs; setup() }
 convenience init(_ name: String) { self.init(name: name, legs: 4) }
 func setup() { print("setup animal", name) } }
class Bird: Animal { var canFly: Bool
 init(name: String, canFly: Bool = true) { self.canFly = canFly; super.init(name: name, legs: 2); legs += 0 }
 override func setup() { super.setup(); print("setup bird", canFly) } }
let b = Bird(name: "tit"); print(b.legs, b.canFly, Animal("dog").legs)
class Penguin: Bird { convenience init() { self.init(name: "pingu", canFly: false) } }
print(Penguin().name)
class Req { required init() {} ; class func make() -> Self { self.init() } }
class Sub: Req { var z = 5 }
print(Sub.make().z)
enum Dir: Character { case n = "N", s = "S"; init?(word: String) { guard let f = word.first else { return nil }; self.init(rawValue: Character(f.uppercased())) } }
print(Dir(word: "south") as Any, Dir(word: "x") as Any, Dir(rawValue: "N")!)
extension Int { init?(roman s: String) { let m: [Character: Int] = ["I": 1, "V": 5, "X": 10]; var t = 0, prev = 0; for ch in s.reversed() { guard let v = m[ch] else { return nil }; t += v < prev ? -v : v; prev = v }; self = t } }
print(Int(roman: "XIV")!, Int(roman: "Q") as Any)
