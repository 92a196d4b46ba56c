// A part of a lazy list makes only its own elements.
var log: [String] = []
let l = [1, 2, 3, 4].lazy.map { n -> Int in log.append("m\(n)"); return n * 2 }
print(l[1], log); log = []
print(l.first!, l.last!, log); log = []
print(l.prefix(2).map { $0 }.first!, l.count, l.contains(4), log); log = []
for x in l.filter({ log.append("f\($0)"); return $0 > 3 }) { print(x); if x > 5 { break } }; print(log); log = []
print(Array(l.dropFirst(2)), log); log = []
_ = l.reversed().first; print(log); log = []
print(l.enumerated().first { $0.offset == 1 }!, log); log = []
print(zip(l, 1...).first { $0.0 > 3 }!, log); log = []
let e = [3, 1].map { log.append("e\($0)"); return $0 }; print(e, log)
