func bucket(_ age: Int) -> String { switch age { case ..<0: "invalid"; case 0...2: "baby"; case 3..<13: "child"; case 13...19: "teen"; case 20...: "adult"; default: "?" } }
print([-1, 0, 2, 12, 13, 19, 20, 99].map(bucket))
func grade(_ x: Double) -> Character { switch x { case 0.9...: "A"; case 0.8..<0.9: "B"; case ..<0.5: "F"; default: "C" } }
print([0.95, 0.85, 0.6, 0.1].map { String(grade($0)) }.joined())
switch ("x", 5) { case ("a"..."m", _): print("first half"); case (let l, 1...9): print("second half", l); default: print("none") }
