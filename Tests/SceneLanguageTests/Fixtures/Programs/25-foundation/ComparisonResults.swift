import Foundation

print("a".compare("B"), ComparisonResult.orderedSame, "\("b".compare("a"))")
print(ComparisonResult.orderedDescending.rawValue, ComparisonResult(rawValue: -1) == .orderedAscending)
print(ComparisonResult(rawValue: 3) == nil)
switch "x".compare("y") {
case .orderedAscending: print("before")
case .orderedSame: print("same")
case .orderedDescending: print("behind")
}
