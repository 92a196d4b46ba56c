var numbers = [1, 2, 1, 2, 3]
print(numbers.ranges(of: [1, 2]), numbers.firstRange(of: [2, 3]) as Any)
print(numbers.replacing([2], with: [9, 9]), numbers.replacing([1], with: [], maxReplacements: 1))
print(numbers.trimmingPrefix([1, 2]), numbers.trimmingPrefix { $0 < 3 }, numbers.trimmingPrefix([5]))
numbers.replace([1, 2], with: [0])
print(numbers)
print("xxab".trimmingPrefix(while: { $0 == "x" }), "aXbX".ranges(of: "X").count)
