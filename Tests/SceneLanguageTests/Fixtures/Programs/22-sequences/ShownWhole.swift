struct Bag { var items = [1, 2] }
print([3, 1].reversed(), "ab".reversed(), (1...3).reversed(), Bag().items.reversed())
print(zip([1], "a"), ["a"].enumerated(), [1, 2, 3][1...].reversed())
print("\([2, 1].sorted().reversed())", [1, 2].reversed() as [Int], ["k": 1].reversed())
let turned: [Int] = [1, 2].reversed()
print(turned, Array([1, 2].reversed()), [1, 2].enumerated().reversed().map(\.offset))
