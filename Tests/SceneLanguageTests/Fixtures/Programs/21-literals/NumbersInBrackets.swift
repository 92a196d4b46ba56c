func share(at index: Int) -> Float { [0.25, 0.5, 1][index] }

func weight(at index: Int) -> Double { return [1, 2, 3][index] }

func maybe(at index: Int) -> Double? { [1, 2, 3][index] }

func price(of name: String) -> Double? { ["tea": 2, "cake": 4][name] }

let byte: UInt8 = [1, 200][1]
print(share(at: 0), weight(at: 2), maybe(at: 1) ?? 0, byte)
print(price(of: "cake") ?? 0, price(of: "pie") as Any)
let slice = [1, 2, 3][1...]
print(slice)
