import Foundation
print(CGRect(x: 0, y: 0, width: 1, height: 1).intersects(.zero))
print(CGRect(x: 0, y: 0, width: 1, height: 1).intersects(CGRect(x: 1, y: 0, width: 1, height: 1)))
print(CGRect(x: 0, y: 0, width: 2, height: 2).intersects(CGRect(x: 1, y: 1, width: 0, height: 0)))
print(CGRect.zero.intersects(.zero), CGRect.null.intersects(.zero))
