let score = 72
let grade = if score >= 90 { "A" } else if score >= 70 { "B" } else { "C" }
let points: Double = if score > 50 { 1 } else { 0.5 }
let kind = switch score % 3 { case 0: "fizz"; case 1: "one"; default: "two" }
print(grade, points, kind)
func sign(_ x: Int) -> String { if x < 0 { "-" } else if x > 0 { "+" } else { "0" } }
print([-3, 0, 8].map(sign).joined())
