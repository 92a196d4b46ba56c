struct Player {
  enum Level: Int, CaseIterable { case easy = 1, hard; var next: Level? { Level(rawValue: rawValue + 1) } }
  struct Stats { var wins = 0, losses = 0; var ratio: Double { losses == 0 ? Double(wins) : Double(wins) / Double(losses) } }
  class Log { var lines: [String] = []; func add(_ s: String) { lines.append(s) } }
  typealias Score = (points: Int, bonus: Int)
  var level = Level.easy, stats = Stats(), log = Log()
  var score: Score = (0, 0)
  mutating func win() { stats.wins += 1; score.points += 10; log.add("win \(stats.wins)"); if let next = level.next { level = next } }
}
var p = Player()
p.win(); p.win()
print(p.level, p.stats, p.stats.ratio, p.log.lines, p.score, Player.Level.allCases, Player.Level.hard.next as Any)
let s: Player.Stats = .init(wins: 3, losses: 2)
print(s.ratio, Player.Level(rawValue: 9) as Any, Player.Score(1, 2).bonus)
extension Player { struct Badge { let name: String }; static let badge = Badge(name: "gold"); var best: Badge { Self.badge } }
print(p.best.name, Player.Badge(name: "x"))
func local() -> Int { struct Pair { var a: Int, b: Int; var sum: Int { a + b } }; enum Mode { case on, off }; let m = Mode.on; return m == .on ? Pair(a: 1, b: 2).sum : 0 }
print(local())
struct Outer { let n: Int; struct Inner { let o: Int; func make() -> Outer { Outer(n: o) } } ; func inner() -> Inner { Inner(o: n + 1) } }
print(Outer(n: 1).inner().make().inner().o)
