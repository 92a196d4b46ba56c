import Foundation
let s: String? = "abc"
let n: String? = nil
print((s as NSString?)?.length as Any, (n as NSString?)?.length as Any)
print(((s as NSString?) ?? "x").replacingCharacters(in: NSRange(location: 0, length: 1), with: "z"))
let a = [1, 2] as NSArray
print(a.count)
let d: NSDictionary? = ["a": 1] as NSDictionary?
print(d?.count as Any)
let back = (s as NSString?) as String?
print(back as Any)
