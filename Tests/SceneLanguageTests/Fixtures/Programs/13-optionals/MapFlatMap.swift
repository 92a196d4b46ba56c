let text: String? = "42", bad: String? = "x", none: String? = nil
print(text.map { $0.count } as Any, text.flatMap { Int($0) } as Any, bad.flatMap(Int.init) as Any, none.map { $0 + "!" } as Any)
print((text.flatMap { Int($0) } ?? 0) + 1, none ?? bad ?? "z", [text, bad, none].compactMap { $0 }.joined(separator: "|"))
let number: Int? = text.flatMap { Int($0) }.map { $0 * 2 }
if let number, number > 50 { print("big", number) }
switch number { case .some(let n) where n > 100: print("huge"); case let n?: print("n", n); case nil: print("nil") }
