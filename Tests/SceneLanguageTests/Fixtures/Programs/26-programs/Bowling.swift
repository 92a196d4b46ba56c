struct Game { private var rolls: [Int] = []; mutating func roll(_ pins: Int...) { rolls += pins }
  var score: Int { var total = 0, i = 0; for _ in 0..<10 { if rolls[i] == 10 { total += 10 + rolls[i + 1] + rolls[i + 2]; i += 1 } else if rolls[i] + rolls[i + 1] == 10 { total += 10 + rolls[i + 2]; i += 2 } else { total += rolls[i] + rolls[i + 1]; i += 2 } }; return total } }
var perfect = Game(); for _ in 0..<12 { perfect.roll(10) }
var spare = Game(); spare.roll(5, 5, 3); for _ in 0..<17 { spare.roll(0) }
print(perfect.score, spare.score)
