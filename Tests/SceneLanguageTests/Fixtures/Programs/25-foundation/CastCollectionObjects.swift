import Foundation

let words = NSArray(array: ["a", "b"])
print(words as? [String] ?? [], words is [String])
let mixed = NSMutableArray(array: [1, "a"])
print((mixed as? [Int]) == nil, (mixed as? [Any])?.count ?? 0)
let ages = NSDictionary(dictionary: ["a": 1])
print(ages as? [String: Int] ?? [:], (ages as? [String: String]) == nil)
let set = NSSet(array: [1, 2, 2])
print((set as? Set<Int>)?.sorted() ?? [])
let copies = NSArray(array: ["x" as NSString], copyItems: true)
print(copies.count)
