// `super` keeps the type of the object, and is the superclass itself in a class's own members.
class Builder<Element> {
  private(set) var elements: [Element] = []
  func adding(_ element: Element) -> Self {
    elements.append(element)
    return self
  }
  class var kind: String { "builder" }
}
class Counting<Element>: Builder<Element> {
  private(set) var calls = 0
  override func adding(_ element: Element) -> Self {
    calls += 1
    return super.adding(element)
  }
  override class var kind: String { "counting " + super.kind }
}
let counting = Counting<Int>().adding(1).adding(2)
print(counting.elements, counting.calls)
print(Counting<Int>.kind, Builder<Int>.kind)
let seen: Builder<Int> = counting
print(type(of: seen).kind)
