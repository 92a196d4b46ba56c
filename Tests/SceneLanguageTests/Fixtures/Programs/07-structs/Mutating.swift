struct Stack<Element> {
  private(set) var items: [Element] = []
  var top: Element? { items.last }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
}
var stack = Stack<String>()
stack.push("a"); stack.push("b")
print(stack.top!, stack.pop()!, stack.items, stack.items.count)
stack.pop()
print(stack.pop() as Any, stack.top as Any)
