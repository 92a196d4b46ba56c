let array = [1, 2, 3], nested = [[1], [2, 3], []], empty: [Int] = []
let table = ["a": [1, 2], "b": []], set: Set = ["x", "x"]
print(array, nested, empty, table["a"]!, set, table.count)
let big = 1_000, hex = 0xff, text = """
  one
    two "quoted"
  """
print(big, hex, text)
let mixed: [Any] = [1, "two", 3.0, true, [4]]
print(mixed.count, mixed[1], mixed)
let pairs: KeyValuePairs = ["z": 1, "a": 2]
print(pairs.map { $0.key }, pairs[0].value)
