// Lazy lists have places, and make an element when it is asked for.
var evals = 0
let lazily = [1, 2, 3].lazy.map { (x: Int) -> Int in evals += 1; return x * 2 }
print(evals, lazily[1], evals, lazily.first!, lazily.count, lazily.last!, evals)
print(lazily.isEmpty, lazily.endIndex, Array(lazily), evals)
let texts = lazily.map { "\($0)!" }
print(texts[2], texts.count, evals, texts.last ?? "", evals)
let plain = [5, 6].lazy
print(plain[0], plain.count, plain.last!, plain.isEmpty)
let none = [Int]().lazy.map { $0 + 1 }
print(none.count, none.isEmpty, none.last as Any, none.first as Any)
