import Foundation
let array: NSArray = [1, "a"]
print(array.count, array[0] as! Int, array.contains("a"), array.index(of: "a"))
let changeable = NSMutableArray()
changeable.add(1)
changeable.add("x")
changeable.insert(0, at: 0)
print(changeable.count, changeable[2], changeable.componentsJoined(by: "-"))
let dictionary: NSDictionary = ["k": 1]
print(dictionary["k"] as! Int, dictionary.count)
let entries = NSMutableDictionary()
entries["a"] = 1
print(entries.count, entries["a"] as! Int, entries["b"] as Any)
let set = NSSet(array: [1, 2, 2])
print(set.count, set.contains(1), NSOrderedSet(array: [3, 1]).array)
final class Box { let n: Int; init(_ n: Int) { self.n = n } }
let cache = NSCache<NSString, Box>()
cache.setObject(Box(5), forKey: "k")
print(cache.object(forKey: "k")!.n, cache.object(forKey: "z") == nil)
do { throw CocoaError(.fileNoSuchFile) } catch let error as CocoaError {
  print(error.code == .fileNoSuchFile, error.errorCode)
}
