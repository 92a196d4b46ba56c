import Foundation
let n: NSNumber = 5, h: NSNumber = 2.5
print(n.compare(6) == .orderedAscending, n.isEqual(to: 5), n.int8Value, n.uintValue, n.floatValue, h.intValue)
print(n.int64Value, n.uint8Value, n.int32Value, h.compare(h) == .orderedSame)
print(n.stringValue, h.stringValue, n == 5, n.doubleValue + 1)
