import Foundation
let f = NumberFormatter()
f.numberStyle = .spellOut
print(f.string(from: 42) ?? "")
f.numberStyle = .ordinal
print(f.string(from: 3)!)
