import Foundation
let f = NumberFormatter()
f.numberStyle = .decimal
print(f.string(from: 1234567.891)!)
f.maximumFractionDigits = 1
print(f.string(from: 1234567.891)!)
f.numberStyle = .percent
f.maximumFractionDigits = 0
print(f.string(from: 0.256)!)
f.numberStyle = .spellOut
print(f.string(from: 42)!)
f.numberStyle = .ordinal
print(f.string(from: 3)!, f.string(from: 11)!)
f.maximumFractionDigits = 3
print(f.string(from: 123456)!)
let g = NumberFormatter()
g.minimumIntegerDigits = 3
g.minimumFractionDigits = 2
print(g.string(from: 7)!, g.string(from: NSNumber(value: 7.126))!)
g.positivePrefix = "+"
print(g.string(from: 7)!)
let h = NumberFormatter()
h.numberStyle = .decimal
print(h.string(from: 1234567.5)!)
h.usesGroupingSeparator = false
print(h.string(from: 1234567.5)!)
let r = NumberFormatter()
r.maximumFractionDigits = 2
print(r.string(from: 2.999)!)
print(r.string(from: 2.991)!)
print(NumberFormatter.localizedString(from: 1234.5, number: .decimal))
print(1234.5678.formatted(.number.precision(.fractionLength(2))), 12.formatted(.number.notation(.scientific)))
print(1_500_000.formatted(.number.notation(.compactName)))
print(["a","b","c"].formatted(), ["x", "y"].formatted(.list(type: .or)))
let m = Measurement(value: 5, unit: UnitLength.kilometers)
print(m, m.converted(to: .meters))
print((Measurement(value: 1, unit: UnitLength.meters) + Measurement(value: 50, unit: UnitLength.centimeters)))
let bf = ByteCountFormatter()
bf.countStyle = .file
print(bf.string(fromByteCount: 1536), ByteCountFormatter.string(fromByteCount: 1_000_000, countStyle: .binary))
