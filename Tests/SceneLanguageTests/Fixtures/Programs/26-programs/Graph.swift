struct Graph { private var edges: [String: [(to: String, cost: Int)]] = [:]
  mutating func connect(_ a: String, _ b: String, _ cost: Int) { edges[a, default: []].append((b, cost)); edges[b, default: []].append((a, cost)) }
  func shortest(from start: String, to goal: String) -> (cost: Int, path: [String])? {
    var best = [start: 0], previous: [String: String] = [:], open: Set = [start]
    while let current = open.min(by: { (best[$0]!, $0) < (best[$1]!, $1) }) {
      open.remove(current)
      if current == goal { var path = [goal]; while let p = previous[path[0]] { path.insert(p, at: 0) }; return (best[goal]!, path) }
      for edge in edges[current] ?? [] { let cost = best[current]! + edge.cost; if cost < best[edge.to, default: .max] { best[edge.to] = cost; previous[edge.to] = current; open.insert(edge.to) } }
    }
    return nil
  } }
var g = Graph(); g.connect("A", "B", 4); g.connect("A", "C", 1); g.connect("C", "B", 2); g.connect("B", "D", 5)
if let (cost, path) = g.shortest(from: "A", to: "D") { print(cost, path.joined(separator: "→")) }
print(g.shortest(from: "A", to: "Z") == nil)
