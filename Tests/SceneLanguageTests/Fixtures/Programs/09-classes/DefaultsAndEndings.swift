// classes, inheritance, overrides, observers, defer, weak, ARC, casting
class Animal: CustomStringConvertible {
  let name: String
  private(set) var energy = 10 { didSet { if energy < 0 { energy = 0 } } }
  class var kind: String { "animal" }
  static var count = 0
  var sound: String { "..." }
  var description: String { "\(type(of: self).kind) \(name)" }
  init(name: String) {
    self.name = name
    Animal.count += 1
  }
  convenience init() { self.init(name: "nobody") }
  deinit {
    Animal.count -= 1
    print("bye", name)
  }
  func speak(times n: Int = 1) -> String {
    Array(repeating: sound, count: n).joined(separator: " ")
  }
  func tire(by n: Int) { energy -= n }
  func isSame(as other: Animal) -> Bool { self === other }
}
class Dog: Animal {
  override class var kind: String { "dog" }
  var tricks: [String] = []
  override var sound: String { "woof" }
  init(name: String, tricks: [String]) {
    self.tricks = tricks
    super.init(name: name)
  }
  override convenience init(name: String) { self.init(name: name, tricks: ["sit"]) }
  override func speak(times n: Int = 2) -> String { super.speak(times: n).uppercased() + "!" }
  override func tire(by n: Int) {
    defer { print("tired \(name)") }
    super.tire(by: n * 2)
  }
}
final class Puppy: Dog {
  override var sound: String { super.sound.replacing("oo", with: "i") }
  override var description: String { "tiny " + super.description }
}
do {
  let a: Animal = Dog(name: "Rex")
  print(a, a.speak(), a.speak(times: 1), (a as? Dog)?.tricks ?? [], a is Puppy, Animal.count)
  a.tire(by: 3)
  print(a.energy)
  a.tire(by: 30)
  print(a.energy)
  let p = Puppy()
  print(p, p.speak(times: 3), p.tricks, p.isSame(as: p), a.isSame(as: p))
  let zoo: [Animal] = [a, p, Animal(name: "Cat")]
  print(zoo.map(\.sound), zoo.compactMap { $0 as? Dog }.map(\.name), Animal.count)
  for z in zoo {
    switch z {
    case let d as Puppy: print("puppy", d.name)
    case is Dog: print("dog")
    default: print("?")
    }
  }
}
print(Animal.count)
protocol Delegate: AnyObject { func changed(_ v: Int) }
final class Model {
  weak var delegate: (any Delegate)?
  var v = 0 { didSet { delegate?.changed(v) } }
}
final class Screen: Delegate {
  var seen: [Int] = []
  let model = Model()
  init() { model.delegate = self }
  func changed(_ v: Int) { seen.append(v) }
}
var screen: Screen? = Screen()
let m = screen!.model
m.v = 3
m.v += 1
print(screen!.seen, m.delegate == nil)
screen = nil
print(m.delegate == nil)
m.v = 9
class Node<T> {
  var value: T
  var next: Node?
  weak var prev: Node?
  init(_ v: T) { value = v }
}
final class LinkedList<T>: Sequence {
  private var head: Node<T>?, tail: Node<T>?
  private(set) var count = 0
  func append(_ v: T) {
    let n = Node(v)
    if let t = tail {
      t.next = n
      n.prev = t
      tail = n
    } else {
      head = n
      tail = n
    }
    count += 1
  }
  func makeIterator() -> AnyIterator<T> {
    var cur = head
    return AnyIterator {
      defer { cur = cur?.next }
      return cur?.value
    }
  }
  var reversedValues: [T] {
    var r: [T] = []
    var c = tail
    while let n = c {
      r.append(n.value)
      c = n.prev
    }
    return r
  }
}
let list = LinkedList<Int>()
(1...4).forEach(list.append)
print(Array(list), list.reversedValues, list.count, list.filter { $0 % 2 == 0 })
func work(_ fail: Bool) throws -> Int {
  print("start")
  defer { print("end") }
  defer { print("before end") }
  struct E: Error {}
  if fail { throw E() }
  return 1
}
print((try? work(false)) as Any, (try? work(true)) as Any)
class Base {
  func run() -> String { "base " + step() }
  func step() -> String { fatalError("abstract") }
}
class Impl: Base { override func step() -> String { "impl" } }
print(Impl().run())
class Counter {
  static let shared = Counter()
  private init() {}
  var n = 0
  @discardableResult func inc() -> Self {
    n += 1
    return self
  }
}
Counter.shared.inc().inc()
print(Counter.shared.n)
class Temp {
  var c: Double
  init(c: Double) { self.c = c }
  var f: Double {
    get { c * 9 / 5 + 32 }
    set { c = (newValue - 32) * 5 / 9 }
  }
}
class Logged: Temp {
  var log: [String] = []
  override var c: Double {
    willSet { log.append("-> \(newValue)") }
    didSet { log.append("\(oldValue) <-") }
  }
}
let t = Logged(c: 20)
t.f = 212
t.c += 1
print(t.c, t.log)
struct S {
  var items = [1]
  var ref = Node(1)
}
var s1 = S()
var s2 = s1
s2.items.append(2)
s2.ref.value = 5
print(
  s1.items,
  s1.ref.value,
  s1.ref === s2.ref,
  ObjectIdentifier(s1.ref) == ObjectIdentifier(s2.ref)
)
let closures = (0..<3).map { i in { [weak m] in "\(i) \(m?.v ?? -1)" } }
print(closures.map { $0() })
let anyThing: Any = Puppy(name: "Z")
print((anyThing as! Animal).name, anyThing is CustomStringConvertible)
