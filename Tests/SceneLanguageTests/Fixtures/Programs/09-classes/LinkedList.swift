final class Node<T> { let value: T; var next: Node<T>?; init(_ v: T, _ n: Node<T>? = nil) { value = v; next = n } }
struct LinkedList<T>: CustomStringConvertible { private(set) var head: Node<T>?; var count = 0
  mutating func push(_ v: T) { head = Node(v, head); count += 1 }
  mutating func reverse() { var previous: Node<T>?; var current = head; while let node = current { current = node.next; node.next = previous; previous = node }; head = previous }
  var description: String { var parts: [String] = []; var node = head; while let n = node { parts.append("\(n.value)"); node = n.next }; return parts.joined(separator: " -> ") } }
var list = LinkedList<Int>(); for i in 1...3 { list.push(i) }
print(list, list.count); list.reverse(); print(list, list.head!.next!.value)
