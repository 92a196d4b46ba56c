struct Point: Hashable { let x: Int, y: Int; var neighbours: [Point] { (-1...1).flatMap { dx in (-1...1).compactMap { dy in dx == 0 && dy == 0 ? nil : Point(x: x + dx, y: y + dy) } } } }
struct Life { var alive: Set<Point>
  init(_ text: String) { alive = []; for (y, line) in text.split(separator: "\n").enumerated() { for (x, c) in line.enumerated() where c == "#" { alive.insert(Point(x: x, y: y)) } } }
  mutating func step() { var counts: [Point: Int] = [:]; for p in alive { for n in p.neighbours { counts[n, default: 0] += 1 } }; alive = Set(counts.filter { $0.value == 3 || ($0.value == 2 && alive.contains($0.key)) }.keys) }
  func render(_ w: Int, _ h: Int) -> String { (0..<h).map { y in (0..<w).map { x in alive.contains(Point(x: x, y: y)) ? "#" : "." }.joined() }.joined(separator: "\n") } }
var life = Life(".#.\n.#.\n.#.")
print(life.render(3, 3)); life.step(); print(life.render(3, 3))
var glider = Life(".#...\n..#..\n###..\n.....\n.....")
for _ in 0..<4 { glider.step() }
print(glider.render(5, 5), glider.alive.count)
