// What texts begin with, and dates one after another.
import Foundation

for text in ["3.5abc", " 12x", "-7", "+4", "abc", "", "1e3m", "  -0.25", "12."] {
  print((text as NSString).doubleValue, (text as NSString).integerValue)
}
let early = Date(timeIntervalSince1970: 100)
let late = Date(timeIntervalSince1970: 200)
print(early.compare(late) == .orderedAscending, late.compare(early) == .orderedDescending)
print(early.compare(early) == .orderedSame)
switch early.compare(late) {
case .orderedAscending: print("before")
case .orderedSame: print("same")
case .orderedDescending: print("after")
}
