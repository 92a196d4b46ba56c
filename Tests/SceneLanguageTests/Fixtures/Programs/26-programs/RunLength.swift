func encode(_ s: String) -> String { var r = "", last: Character?, n = 0; func flush() { if let last { r += (n > 1 ? "\(n)" : "") + String(last) } }; for c in s { if c == last { n += 1 } else { flush(); last = c; n = 1 } }; flush(); return r }
func decode(_ s: String) -> String { var r = "", n = 0; for c in s { if let d = c.wholeNumberValue { n = n * 10 + d } else { r += String(repeating: String(c), count: max(n, 1)); n = 0 } }; return r }
let code = encode("aaabccccd"); print(code, decode(code), encode(""), decode("12x"))
