import Foundation

print([AnyHashable(1), AnyHashable("a")])
print(AnyHashable(1), [AnyHashable(2): 1], "\(AnyHashable("x"))")
let only: Set<AnyHashable> = [1]
print(only)
let mixed: [AnyHashable: Any] = ["key": 2]
print(mixed)
print(NSNull() == NSNull(), [NSNull()] == [NSNull()])
