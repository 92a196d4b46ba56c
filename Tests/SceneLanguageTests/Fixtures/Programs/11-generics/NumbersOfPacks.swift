// The elements of packs are of many types.
func sum<each T: BinaryInteger>(_ x: repeat each T) -> Int { var s = 0; repeat (s += Int(each x)); return s }
print(sum(1, 2), sum(1, UInt8(2), Int16(3)), sum())
func texts<each T: CustomStringConvertible>(_ x: repeat each T) -> [String] { var s: [String] = []; repeat s.append((each x).description); return s }
print(texts(1, 2.5, "a"))
func doubled<each T: Numeric>(_ x: repeat each T) -> (repeat each T) { (repeat (each x) + (each x)) }
print(doubled(1, 2.5, UInt8(3)))
func count<each T>(_ x: repeat each T) -> Int { var n = 0; for _ in repeat each x { n += 1 }; return n }
print(count(), count(1, "a"))
func total<each T: BinaryFloatingPoint>(_ x: repeat each T) -> Double { var s = 0.0; repeat (s += Double(each x)); return s }
print(total(1.5, Float(2)))
