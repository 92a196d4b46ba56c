// What was declared after a `defer` ends before it runs.
class Resource {
  let name: String
  init(_ name: String) {
    self.name = name
    print("open \(name)")
  }
  deinit { print("close \(name)") }
}
struct Failure: Error {}

func work() {
  let first = Resource("first")
  defer { print("defer one, \(first.name)") }
  let second = Resource("second")
  defer { print("defer two, \(second.name)") }
  do {
    let third = Resource("third")
    defer { print("defer three") }
    print("inner \(third.name)")
  }
  print("done")
}
work()

func fail(_ fails: Bool) throws -> Int {
  let outer = Resource("outer")
  defer { print("leaving") }
  let inner = Resource("inner")
  if fails { throw Failure() }
  return outer.name.count + inner.name.count
}
do { print(try fail(false)) } catch { print("never") }
do { _ = try fail(true) } catch { print("caught \(error)") }
